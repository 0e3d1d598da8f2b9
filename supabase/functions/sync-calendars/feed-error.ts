import type { ContentLine } from './calendar-lines.ts';

/** Why a calendar could not be read, in words that staff see (CHAN-02, CHAN-06). */
export class FeedError extends Error {}

/** Why one entry of it could not be read, in words that staff see, and the line that says so. */
export class EntryError extends Error {
  readonly line: ContentLine | undefined;

  constructor(words: string, line?: ContentLine) {
    super(words);
    this.line = line;
  }
}
