// Runs before npm start and npm test with plain Node, as there may be no packages yet.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../', import.meta.url));

requireNode();
if (!isInstalled()) install();

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
function isInstalled() {
  const wanted = packagesOf('package-lock.json');
  const present = packagesOf('node_modules/.package-lock.json');
  if (wanted === undefined || present === undefined) return false;
  return Object.entries(wanted).every(([folder, entry]) => {
    if (folder === '') return true;
    const found = present[folder];
    // Packages for other platforms are optional and stay out.
    return found === undefined ? entry.optional === true : found.version === entry.version;
  });
}

function packagesOf(file) {
  try {
    return JSON.parse(readFileSync(path.join(root, file), 'utf8')).packages;
  } catch {
    return undefined;
  }
}

function install() {
  console.log(
    'Installing the packages of package-lock.json into node_modules, nothing else (npm ci, about 750 MB)…',
  );
  const args = ['ci', '--include=dev', '--no-audit', '--no-fund'];
  const npm = process.env.npm_execpath ?? '';
  const { status } = /npm-cli\.c?js$/.test(npm)
    ? spawnSync(process.execPath, [npm, ...args], { cwd: root, stdio: 'inherit' })
    : spawnSync('npm', args, { cwd: root, stdio: 'inherit', shell: process.platform === 'win32' });
  if (status === 0) return;
  console.error('npm ci failed: see its message above.');
  process.exit(status ?? 1);
}
