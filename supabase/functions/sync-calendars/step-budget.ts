import { EntryError } from './feed-error.ts';

/**
 * Steps that the rules of a whole calendar may take together, about half a second of work: two
 * thousand entries that recur for two years take half of them.
 */
const MAX_STEPS = 3_000_000;

/**
 * What one reading may still do. Each step is a bounded piece of work of our own, so that a
 * calendar cannot hold the process: a worker that could be ended from outside does not exist on the
 * hosted runtime (CHAN-06).
 */
export class StepBudget {
  private left = MAX_STEPS;

  /** @throws EntryError once too much was done */
  spend(steps: number): void {
    this.left -= steps;
    if (this.left < 0) throw new EntryError('Repete-se vezes de mais.');
  }
}
