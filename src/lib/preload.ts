/** A request that can be started before the code that needs its answer has loaded. */
export interface Preloadable<Arguments extends string[], Answer> {
  /** Starts the request and keeps its answer for the next `ask`. */
  preload: (...about: Arguments) => void;
  /** Returns the preloaded answer, but only once; without one, it starts the request now. */
  ask: (...about: Arguments) => Promise<Answer>;
}

/** Lets a request start early, so that a page's data loads together with its code. */
export function preloadable<Arguments extends string[], Answer>(
  question: (...about: Arguments) => Promise<Answer>,
): Preloadable<Arguments, Answer> {
  const answers = new Map<string, Promise<Answer>>();
  const asked = new Set<string>();
  return {
    preload: (...about) => {
      // The page may have asked first; a preloaded answer would then be outdated by the next `ask`.
      if (asked.has(about.join('/'))) return;
      const answer = question(...about);
      // The next `ask` gets the failure; this only avoids an unhandled rejection.
      answer.catch(() => {});
      answers.set(about.join('/'), answer);
    },
    ask: (...about) => {
      asked.add(about.join('/'));
      const answer = answers.get(about.join('/'));
      answers.delete(about.join('/'));
      return answer ?? question(...about);
    },
  };
}
