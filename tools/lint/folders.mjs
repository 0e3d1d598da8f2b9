/** Folders stay small, and a file's name says which one it is. */
import { readdirSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { insideSrc, SRC } from './house.mjs';

const MOST_FILES = 30;
const MOST_QUERIES = 40;

/** Names that may stand in several rooms of domain, since the room says whose they are. */
const OWN_TO_A_ROOM = ['csv', 'words'];

const isCode = (name) => /\.tsx?$/.test(name);
const nameOf = (file) => basename(file).replace(/\.tsx?$/, '');

/** The modules of a layer, by name. */
function modulesByName(layer) {
  const files = readdirSync(join(SRC, layer), { recursive: true }).map(String).filter(isCode);
  const found = new Map();
  for (const file of files) found.set(nameOf(file), [...(found.get(nameOf(file)) ?? []), file]);
  return found;
}

const names = { features: modulesByName('features'), domain: modulesByName('domain') };
const filesByFolder = new Map();

function filesIn(folder) {
  const files = filesByFolder.get(folder) ?? readdirSync(folder).filter(isCode).toSorted();
  filesByFolder.set(folder, files);
  return files;
}

function folderProblem(fileName, module) {
  const [layer] = module.split('/');
  if (layer === 'messages') return null;
  const most = layer === 'queries' ? MOST_QUERIES : MOST_FILES;
  const files = filesIn(dirname(fileName));
  // Said of one file, not of each.
  if (files.length > most && files[0] === basename(fileName)) {
    return `The folder holds ${files.length} files, ${most} at most: make a room of its own.`;
  }
  const alike = names[layer]?.get(nameOf(fileName)) ?? [];
  if (alike.length > 1 && !(layer === 'domain' && OWN_TO_A_ROOM.includes(nameOf(fileName)))) {
    return `The name stands twice, say whose it is: ${alike.join(', ')}.`;
  }
  return null;
}

export const folders = {
  create(context) {
    const module = insideSrc(context.filename);
    if (module === null) return {};
    return {
      Program(node) {
        const message = folderProblem(context.filename, module);
        if (message) context.report({ node, message });
      },
    };
  },
};
