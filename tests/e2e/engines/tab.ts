/** One window of a browser, as large as its screen, with a profile of its own. */
export interface Tab {
  goTo(address: string): Promise<void>;
  /** Runs a function in the page, which sees nothing but its arguments; it and they give and are JSON. */
  run<Args extends string[]>(work: (...args: Args) => unknown, ...args: Args): Promise<unknown>;
  close(): Promise<void>;
}

export interface Screen {
  width: number;
  height: number;
}

/** What a page runs for a function of ours. */
export function scriptOf(work: (...args: never[]) => unknown, args: readonly string[]): string {
  return `return (${work.toString()})(...${JSON.stringify(args)});`;
}

/** For whoever has not the browser of a run. */
export function missing(program: string, packages: string): Error {
  return new Error(
    `${program} was not found. Debian: apt-get install --no-install-recommends ${packages}`,
  );
}
