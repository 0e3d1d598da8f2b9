/** Why a calendar could not be read, in words that staff see (CHAN-02, CHAN-06). */
export class FeedError extends Error {}

/** A line of the calendar as it stands there; its number counts from 1. */
interface NamedLine {
  number: number;
  text: string;
}

/** Why one entry of it could not be read, in words that staff see, and the line that says so. */
export class EntryError extends Error {
  readonly line: NamedLine | undefined;

  constructor(words: string, line?: NamedLine) {
    super(words);
    this.line = line;
  }
}
