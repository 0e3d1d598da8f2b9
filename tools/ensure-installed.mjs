// Runs before a command with plain Node, as there may be no packages yet. The words after it name
// folders with packages of their own, which only this command needs: tools, tests.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../', import.meta.url));

requireNode();
for (const folder of ['.', ...process.argv.slice(2)]) if (!isInstalled(folder)) install(folder);

/** Vite, and with it everything here, runs on 20.19, 22.12 and later. */
function requireNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  const isSupported = (major === 20 && minor >= 19) || (major === 22 && minor >= 12) || major > 22;
  if (isSupported) return;
  console.error(
    `Node ${process.versions.node} cannot run this project: install 20.19 or later in the 20 series, ` +
      '22.12 or later in the 22 series, or anything newer (https://nodejs.org).',
  );
  process.exit(1);
}

/** npm leaves a list of what it installed in node_modules; it must agree with the lock file. */
function isInstalled(project) {
  const wanted = packagesOf(project, 'package-lock.json');
  const present = packagesOf(project, 'node_modules/.package-lock.json');
  if (wanted === undefined || present === undefined) return false;
  return Object.entries(wanted).every(([folder, entry]) => {
    if (folder === '') return true;
    const found = present[folder];
    // Packages for other platforms are optional and stay out.
    return found === undefined ? entry.optional === true : found.version === entry.version;
  });
}

function packagesOf(project, file) {
  try {
    return JSON.parse(readFileSync(path.join(root, project, file), 'utf8')).packages;
  } catch {
    return undefined;
  }
}

function install(project) {
  const at = (file) => path.join(project, file);
  console.log(
    `Installing the packages of ${at('package-lock.json')} into ${at('node_modules')}, nothing else (npm ci)…`,
  );
  const cwd = path.join(root, project);
  const args = ['ci', '--include=dev', '--no-audit', '--no-fund'];
  const npm = process.env.npm_execpath ?? '';
  const { status } = /npm-cli\.c?js$/.test(npm)
    ? spawnSync(process.execPath, [npm, ...args], { cwd, stdio: 'inherit' })
    : spawnSync('npm', args, { cwd, stdio: 'inherit', shell: process.platform === 'win32' });
  if (status === 0) return;
  console.error('npm ci failed: see its message above.');
  process.exit(status ?? 1);
}
