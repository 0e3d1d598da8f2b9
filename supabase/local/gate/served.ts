import { existsSync, statSync } from 'node:fs';
import path from 'node:path';
import { readAddress } from './address.ts';
import { liesIn } from './folders.ts';

/** What a server may serve, and what it must not. */
export interface ServedFolders {
  /** The folder of the project. */
  root: string;
  /** Secrets and guests' data, wherever they lie. */
  dataFolder: string;
  /** Whose files are served under their own names: `public`, or what was built. */
  publicFolder: string;
  /** Sources are served too: by `npm start`, which compiles them as they are asked for. */
  servesSources: boolean;
}

/** What answers an address: Vite ('serve'), the app's own page ('page'), or a 404 ('nothing'). */
export type GateAnswer = 'serve' | 'page' | 'nothing';

/**
 * What the app is made of (the panel writes mails to preview them), and no other part of the
 * project.
 */
const SOURCES = ['/src/', '/node_modules/', '/supabase/functions/_shared/mail/'];

/** What only the build runs. */
const BUILD_ONLY = ['/src/entry-server.'];

/** Made by Vite itself; the last one opens the editor at a line of an error it shows. */
const OF_VITE = ['/index.html', '/@vite/client', '/@react-refresh', '/__open-in-editor'];

/** A module that is no file. */
const VIRTUAL = /^\/@id\/__x00__[^/:]+/;

/** Decides over the address of a request that is not for the backend. */
export function answerFor(url: string, folders: ServedFolders): GateAnswer {
  const asked = readAddress(
    url,
    (name) => namesAnything(name, folders) || isPrivate(name, folders) || isPublic(name, folders),
  );
  if (asked.kind !== 'path') return asked.kind;
  const name = asked.path;
  if (isPrivate(name, folders)) return 'nothing';
  if (isPublic(name, folders)) return 'serve';
  if (folders.servesSources && isSource(name, folders)) return 'serve';
  // Never left to Vite, which would also try the name with an ending: package.json for '/package'.
  return namesAnything(name, folders) ? 'nothing' : 'page';
}

/** Whether the first part of a path names anything in the project, or is an address of Vite's. */
function namesAnything(name: string, { root }: ServedFolders): boolean {
  const [, first = ''] = name.split('/');
  return (
    first.startsWith('@') ||
    first.startsWith('__') ||
    (first !== '' && existsSync(path.join(root, first)))
  );
}

function isPrivate(name: string, { root, publicFolder, dataFolder }: ServedFolders): boolean {
  const below = name.slice(1);
  const files = [path.join(root, below), path.join(publicFolder, below), ...fileOfFs(name)];
  return files.some((file) => liesIn(path.resolve(file), dataFolder));
}

/** A file that is served as it is, or a folder with a page of its own. */
function isPublic(name: string, { publicFolder }: ServedFolders): boolean {
  const file = path.join(publicFolder, name);
  if (!existsSync(file)) return false;
  return statSync(file).isFile() || existsSync(path.join(file, 'index.html'));
}

function isSource(name: string, { root }: ServedFolders): boolean {
  if (OF_VITE.includes(name) || VIRTUAL.test(name)) return true;
  if (BUILD_ONLY.some((part) => name.toLowerCase().startsWith(part))) return false;
  if (!name.startsWith('/@fs/')) return SOURCES.some((folder) => name.startsWith(folder));
  // node_modules may be a link to a folder elsewhere.
  return fileOfFs(name).some((file) =>
    SOURCES.some((folder) => liesIn(file, path.join(root, folder))),
  );
}

/** The file that an address '/@fs/…' of Vite's means; on Windows it begins with a drive. */
function fileOfFs(name: string): string[] {
  return name.startsWith('/@fs/')
    ? [name.slice(process.platform === 'win32' ? '/@fs/'.length : '/@fs'.length)]
    : [];
}
