/** A question that may be asked before those who want the answer are there. */
export interface Preloadable<Arguments extends string[], Answer> {
  /** Asks now, for whoever asks next. */
  preload: (...about: Arguments) => void;
  /** The answer that was asked for early, once; without one, it is asked for now. */
  ask: (...about: Arguments) => Promise<Answer>;
}

/** Lets a question be asked early: a page's data then comes while its code is still on the way. */
export function preloadable<Arguments extends string[], Answer>(
  question: (...about: Arguments) => Promise<Answer>,
): Preloadable<Arguments, Answer> {
  const answers = new Map<string, Promise<Answer>>();
  const asked = new Set<string>();
  return {
    preload: (...about) => {
      // The page may be the quicker of the two: a second answer would be an old one when it is asked again.
      if (asked.has(about.join('/'))) return;
      const answer = question(...about);
      // Whoever asks next hears of a failure.
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
