import { availableParallelism } from 'node:os';
import type { Fault } from './fault.ts';
import { FAULTS } from './access-faults.ts';
import { openWorkshop, type Workshop } from './migration-workshop.ts';
import type { Total } from './project-copy.ts';

/** Tries the faults whose names contain the words, and prints which test notices each. */
export async function breakAccess(words: string): Promise<Total> {
  const chosen = FAULTS.filter(({ name }) => name.includes(words));
  if (chosen.length === 0) return { tried: 0, noticed: 0 };
  const workshops = Array.from({ length: Math.min(2, availableParallelism()) }, openWorkshop);
  const [first] = workshops;
  if (first !== undefined) await proveSound(first, chosen);
  const queue = [...chosen];
  const noticed = await Promise.all(workshops.map((workshop) => workThrough(workshop, queue)));
  return { tried: chosen.length, noticed: noticed.reduce((sum, count) => sum + count, 0) };
}

/**
 * Throws unless every test that must notice something exists, and passes while nothing is broken.
 */
async function proveSound(workshop: Workshop, chosen: readonly Fault[]): Promise<void> {
  const files = [...new Set(chosen.map(({ file }) => file))];
  const titles = [...new Set(chosen.map(({ tests }) => tests))].map((title) => `(?:${title})`);
  const { passed, failed, trouble } = await workshop.runWhole({ files, titles: titles.join('|') });
  if (failed.length > 0 || trouble !== null) {
    throw new Error(`The tests fail before anything is broken: ${failed.join(', ')} ${trouble}`);
  }
  const idle = chosen.filter(({ tests }) => !passed.some((title) => new RegExp(tests).test(title)));
  if (idle.length > 0) throw new Error(`No such test: ${idle.map((f) => f.tests).join(', ')}`);
}

/** Takes the next fault until none is left; gives how many were noticed. */
async function workThrough(workshop: Workshop, faults: Fault[]): Promise<number> {
  let noticed = 0;
  for (let fault = faults.shift(); fault !== undefined; fault = faults.shift()) {
    const { failed, trouble } = await workshop.tryOut(fault);
    const [first] = failed;
    if (first !== undefined) noticed += 1;
    // A fault that keeps the tests from running proves nothing.
    const finding = first ?? (trouble === null ? 'NOBODY' : `NOTHING RAN: ${trouble}`);
    console.log(`${fault.name.padEnd(72)} ${fault.file}: ${finding}`);
  }
  return noticed;
}
