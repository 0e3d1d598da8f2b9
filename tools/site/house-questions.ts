import type { Logger } from 'vite';
import type { RoomRow } from '../../src/types/rows.ts';
import { withinTime } from '../time-limit.ts';

const TIMEOUT_MS = 10_000;

/** The part of a server entry that asks the backend, in the language of its build. */
interface Asking<House> {
  askForHouse: () => Promise<House>;
}

/**
 * What a build asks of the backend. It does not depend on it: where there is no answer once, the
 * backend is not asked again, and rooms are drawn by the shell.
 */
export class HouseQuestions {
  readonly #logger: Pick<Logger, 'info'>;
  #isSilent = false;
  /** The rooms of the last answer. */
  rooms: readonly RoomRow[] = [];

  constructor(logger: Pick<Logger, 'info'>) {
    this.#logger = logger;
  }

  async ask<House extends { rooms: readonly RoomRow[] }>(
    entry: Asking<House>,
  ): Promise<House | undefined> {
    if (this.#isSilent) return undefined;
    try {
      const house = await withinTime(entry.askForHouse(), {
        ms: TIMEOUT_MS,
        otherwise: 'no answer',
      });
      this.rooms = house.rooms;
      return house;
    } catch (error) {
      this.#isSilent = true;
      const reason = error instanceof Error ? error.message : String(error);
      this.#logger.info(
        `  No page is built with its rooms: the backend does not answer (${reason}).`,
      );
      return undefined;
    }
  }
}
