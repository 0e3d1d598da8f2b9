/**
 * Counts what tells whether src stays easy to find one's way in: `npm run figures`, or
 * `npm run figures -- <folder of another checkout>` for the same figures of it. Fails where a figure
 * is above its ceiling, or cannot be counted; a ceiling goes down with what it holds, never up
 * without a reason in the change.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const OXLINT = path.join(import.meta.dirname, 'node_modules/.bin/oxlint');
const LONG_FUNCTION = 80;
const SMALL_FILE = 30;
const FULL_FOLDER = 30;

const root = path.resolve(process.argv[2] ?? '.');
const src = path.join(root, 'src');

const files = readdirSync(src, { recursive: true })
  .map(String)
  .filter((name) => /\.tsx?$/.test(name) && name !== path.join('types', 'database.ts'));
const texts = new Map(files.map((file) => [file, readFileSync(path.join(src, file), 'utf8')]));
const isMessage = (file: string) => file.startsWith(`messages${path.sep}`);
const code = files.filter((file) => !isMessage(file));

/** What each file imports, with types and with what is loaded lazily. */
const imports = new Map(files.map((file) => [file, importsOf(file)]));

function importsOf(file: string): string[] {
  const names = (texts.get(file) ?? '').matchAll(/(?:from|import\(|^import)\s*'([^']+)'/gm);
  return [...names].flatMap(([, name = '']) => resolved(name, file) ?? []);
}

function resolved(name: string, importer: string): string | undefined {
  if (!/^(?:@\/|\.)/.test(name)) return undefined;
  const place = name.startsWith('@/') ? name.slice(2) : path.join(path.dirname(importer), name);
  return [place, `${place}.ts`, `${place}.tsx`].find((found) => texts.has(found));
}

const linesOf = (list: readonly string[]) =>
  list.reduce((sum, file) => sum + (texts.get(file) ?? '').split('\n').length - 1, 0);

function importedOnce(): number {
  const counts = new Map<string, number>();
  for (const list of imports.values()) {
    for (const file of new Set(list)) counts.set(file, (counts.get(file) ?? 0) + 1);
  }
  return code.filter((file) => file.startsWith('features') && counts.get(file) === 1).length;
}

function fullFolders(): number {
  const counts = new Map<string, number>();
  for (const file of code) {
    const folder = path.dirname(file);
    counts.set(folder, (counts.get(folder) ?? 0) + 1);
  }
  return [...counts.values()].filter((count) => count > FULL_FOLDER).length;
}

/** Groups of files that import each other, types and lazy imports included (Tarjan). */
function circles(): string[][] {
  const found: string[][] = [];
  const order = new Map<string, number>();
  const low = new Map<string, number>();
  const open: string[] = [];
  const visit = (file: string) => {
    order.set(file, order.size);
    low.set(file, order.get(file) ?? 0);
    open.push(file);
    for (const next of imports.get(file) ?? []) {
      if (!order.has(next)) visit(next);
      if (open.includes(next)) low.set(file, Math.min(low.get(file) ?? 0, low.get(next) ?? 0));
    }
    if (low.get(file) !== order.get(file)) return;
    const group = open.splice(open.indexOf(file));
    if (group.length > 1) found.push(group);
  };
  for (const file of files) if (!order.has(file)) visit(file);
  return found;
}

/** Functions of src that are too long, as oxlint counts them. */
function longFunctions(): number {
  const folder = mkdtempSync(path.join(tmpdir(), 'figures-'));
  const config = path.join(folder, 'oxlintrc.json');
  writeFileSync(
    config,
    JSON.stringify({
      plugins: [],
      categories: {},
      rules: {
        'max-lines-per-function': ['error', { max: LONG_FUNCTION, skipComments: true }],
      },
    }),
  );
  try {
    const { stdout } = spawnSync(OXLINT, ['-c', config, '--format=json', src], {
      encoding: 'utf8',
      maxBuffer: 1 << 26,
    });
    if (!stdout.includes('"diagnostics"')) throw new Error('oxlint has counted nothing');
    return stdout.split('"severity"').length - 1;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const countOf = (pattern: RegExp) =>
  code.reduce((sum, file) => sum + [...(texts.get(file) ?? '').matchAll(pattern)].length, 0);

const features = code.filter((file) => file.startsWith('features'));
const domain = code.filter((file) => file.startsWith('domain'));
const rooms = existsSync(path.join(src, 'domain'))
  ? readdirSync(path.join(src, 'domain'), { withFileTypes: true }).filter((one) =>
      one.isDirectory(),
    )
  : [];

/** Name, count and ceiling; a count without a ceiling is only told. */
const rows: [string, number, number?][] = [
  ['files of src', files.length, 1700],
  ['lines of src', linesOf(files), 119_800],
  ['lines of src/messages', linesOf(files.filter(isMessage))],
  ['files of features', features.length],
  ['files of features imported once', importedOnce()],
  [
    `files of at most ${SMALL_FILE} lines`,
    code.filter((file) => linesOf([file]) <= SMALL_FILE).length,
  ],
  ['files of domain', domain.length],
  ['folders of domain', rooms.length],
  [`folders with more than ${FULL_FOLDER} files`, fullFolders(), 1],
  [`functions over ${LONG_FUNCTION} lines`, longFunctions(), 64],
  ['circles, types and lazy imports included', circles().length, 0],
  ['places that load lazily', countOf(/(?<!typeof )\bimport\('/g), 93],
  ['places that store in the browser by hand', countOf(/\b(?:local|session)Storage\b/g), 2],
  [
    'files that change a booking',
    code.filter(
      (file) =>
        file.startsWith('features') &&
        /\b(?:changeStays|setBookingStatus|moveBookings|setArchived|setAdminNotes|setEmail(?:Sent|Confirmed))\(/.test(
          texts.get(file) ?? '',
        ),
    ).length,
    8,
  ],
];
const width = Math.max(...rows.map(([name]) => name.length));
for (const [name, count, ceiling] of rows) {
  const told = ceiling === undefined ? '' : `  at most ${ceiling}`;
  console.log(name.padEnd(width), String(count).padStart(7), told);
}
for (const group of circles()) console.log(`circle: ${group.join(', ')}`);
const above = rows.filter(([, count, ceiling = Infinity]) => count > ceiling);
if (above.length > 0) {
  console.error(`Above the ceiling: ${above.map(([name]) => name).join(', ')}.`);
  process.exitCode = 1;
}
