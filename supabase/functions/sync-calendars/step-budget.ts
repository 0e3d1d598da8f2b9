import { EntryError, FeedError } from './feed-error.ts';

/**
 * Steps that the rules and dates of a whole calendar may take together, about half a second of work:
 * four hundred entries that recur every week for two years take less than a third of them.
 */
const MAX_STEPS = 1_500_000;
const MAX_SECONDS = 5;
/** Asking the clock costs more than a step. */
const STEPS_BETWEEN_LOOKS = 256;

/**
 * What one reading may still do. Each step is a bounded piece of work of our own, so that a
 * calendar cannot hold the process: a worker that could be ended from outside does not exist on the
 * hosted runtime (CHAN-06). The clock ends what takes long although its steps are few.
 */
export class StepBudget {
  private left = MAX_STEPS;
  private unlooked = 0;
  private readonly now: () => number;
  private readonly end: number;

  /** @param now milliseconds of a clock that only goes forward; tests replace it */
  constructor(now = () => performance.now()) {
    this.now = now;
    this.end = now() + MAX_SECONDS * 1000;
  }

  /**
   * @throws EntryError once too much was done
   * @throws FeedError once it took too long
   */
  spend(steps: number): void {
    this.checkTime();
    this.left -= steps;
    if (this.left < 0) throw new EntryError('Repete-se vezes de mais.');
  }

  /** @throws FeedError once the reading took too long */
  checkTime(): void {
    this.unlooked += 1;
    if (this.unlooked < STEPS_BETWEEN_LOOKS) return;
    this.unlooked = 0;
    if (this.now() <= this.end) return;
    throw new FeedError(`Este calendário não se deixou ler em ${MAX_SECONDS} segundos.`);
  }
}
