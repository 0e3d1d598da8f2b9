import { availableParallelism } from 'node:os';
import { FAULTS, type Fault } from './faults.ts';
import { openWorkshop, type Workshop } from './workshop.ts';

// npm run test:mutations: breaks one rule of the migrations after the other and shows which test
// notices. Ends badly when a fault goes unnoticed. Words after the command choose faults by name.

const words = process.argv.slice(2).join(' ');
const chosen = FAULTS.filter(({ name }) => name.includes(words));
const workshops: Workshop[] = [];

/** Every test that must notice something passes while nothing is broken. */
async function proveSound(workshop: Workshop): Promise<void> {
  const files = [...new Set(chosen.map(({ file }) => file))];
  const titles = [...new Set(chosen.map(({ tests }) => tests))].map((title) => `(?:${title})`);
  const { passed, failed, trouble } = await workshop.runWhole({ files, titles: titles.join('|') });
  if (failed.length > 0 || trouble !== null) {
    throw new Error(`The tests fail before anything is broken: ${failed.join(', ')} ${trouble}`);
  }
  const idle = chosen.filter(({ tests }) => !passed.some((title) => new RegExp(tests).test(title)));
  if (idle.length > 0) throw new Error(`No such test: ${idle.map((f) => f.tests).join(', ')}`);
}

/** Takes the next fault until none is left; gives how many nobody noticed. */
async function workThrough(workshop: Workshop, faults: Fault[]): Promise<number> {
  let unnoticed = 0;
  for (let fault = faults.shift(); fault !== undefined; fault = faults.shift()) {
    const { failed, trouble } = await workshop.tryOut(fault);
    const [first] = failed;
    if (first === undefined) unnoticed += 1;
    // A fault that keeps the tests from running proves nothing.
    const finding = first ?? (trouble === null ? 'NOBODY' : `NOTHING RAN: ${trouble}`);
    console.log(`${fault.name.padEnd(72)} ${fault.file}: ${finding}`);
  }
  return unnoticed;
}

process.on('exit', () => workshops.forEach((workshop) => workshop.remove()));
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => process.exit(1));
}

if (chosen.length === 0) throw new Error(`No fault's name contains '${words}'.`);
for (let count = Math.min(2, availableParallelism()); count > 0; count -= 1) {
  workshops.push(openWorkshop());
}
const [first] = workshops;
if (first !== undefined) await proveSound(first);
const queue = [...chosen];
const unnoticed = await Promise.all(workshops.map((workshop) => workThrough(workshop, queue)));
const total = unnoticed.reduce((sum, count) => sum + count, 0);
console.log(`\n${chosen.length - total} of ${chosen.length} faults noticed`);
process.exitCode = total === 0 ? 0 : 1;
