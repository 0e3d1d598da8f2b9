export type RunExclusively = <T>(work: () => Promise<T>) => Promise<T>;

/** A queue of one: each piece of work begins when the one before it has ended, well or badly. */
export function oneAtATime(): RunExclusively {
  let last: Promise<unknown> = Promise.resolve();
  return async (work) => {
    const run = last.then(work);
    last = run.catch(() => undefined);
    return run;
  };
}
