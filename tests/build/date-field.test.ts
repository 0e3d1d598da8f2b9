import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const TEXTS = import.meta.glob<{ DATE_FORMAT: string }>('../../src/messages/*/search.ts', {
  eager: true,
});

/**
 * The text laid over the browser's empty date field; languages without one of their own use the
 * Portuguese.
 */
function overField(language: string): string | undefined {
  const [, rules = ''] = /@utility empty-date \{([\s\S]*?)\n\}/.exec(
    readFileSync('src/index.css', 'utf8'),
  ) ?? [''];
  const own = new RegExp(`:lang\\(${language}\\)::after \\{\\s*content: '([^']*)'`);
  return (own.exec(rules) ?? /content: '([^']*)'/.exec(rules))?.[1];
}

it.each(['pt', 'en', 'es', 'fr', 'de'])(
  "says over the browser's own date field how a day is written, as beside it, in %s (LANG-03)",
  (language) => {
    expect(overField(language)).toBe(
      TEXTS[`../../src/messages/${language}/search.ts`]?.DATE_FORMAT,
    );
  },
);
