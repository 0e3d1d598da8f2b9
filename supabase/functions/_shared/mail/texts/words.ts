// Helpers that the texts of every language share.

/** Writes a number with the noun that goes with it in a language: '1 Nacht', '3 Nächte'. */
export function counter(locale: string) {
  const rules = new Intl.PluralRules(locale);
  return (number: number, one: string, many: string) =>
    `${number} ${rules.select(number) === 'one' ? one : many}`;
}

/** A text with the guest's first name behind it, where there is one to print. */
export const named = (text: string, name: string | null) =>
  name === null ? text : `${text}, ${name}`;

export const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
