/** The element of a prerendered page with what the build asked of the backend to draw it. */
export const BUILT_ANSWERS_ID = 'built-answers';

/** As JSON; undefined until the page was looked at. */
let json: string | undefined;

/** The answers from which the next page is prerendered, by question, as JSON. */
export function setBuiltAnswers(answers: string): void {
  json = answers;
}

/**
 * What the build was answered, by question, so that a prerendered page wakes as it was drawn; as
 * JSON, and empty on a page that was drawn without. It may be days old: a page asks again as it
 * wakes.
 */
export function builtAnswers(): string {
  json ??= document.getElementById(BUILT_ANSWERS_ID)?.textContent ?? '{}';
  return json;
}

export interface Known<Answer> {
  ask: (about?: string) => Promise<Answer>;
  /** What the page was built with, or what was answered since; else undefined. */
  known: (about?: string) => Answer | undefined;
}

/**
 * A question to which a prerendered page has an answer already.
 *
 * @param name tells its answers apart from others in the page
 */
export function knownFromBuild<Answer>(
  name: string,
  question: (about: string) => Promise<Answer>,
): Known<Answer> {
  const shown = new Map<string, Answer | undefined>();
  return {
    known: (about = '') => {
      if (!shown.has(about)) {
        const built: Record<string, Answer | undefined> = JSON.parse(builtAnswers());
        shown.set(about, built[name + about]);
      }
      return shown.get(about);
    },
    ask: async (about = '') => {
      const answer = await question(about);
      // Whoever comes back to the page sees what it said last.
      if (shown.get(about) !== undefined) shown.set(about, answer);
      return answer;
    },
  };
}
