/**
 * Checks, when types are checked, that each language has what Portuguese has, in the same shape: the
 * same names, functions that can be called alike, and a text where Portuguese has a text.
 */

/** The shape of texts: any text in place of the Portuguese one. */
type ShapeOf<Texts> = Texts extends string
  ? string
  : Texts extends (...args: infer Args) => infer Result
    ? (...args: Args) => ShapeOf<Result>
    : Texts extends object
      ? { [Name in keyof Texts]: ShapeOf<Texts[Name]> }
      : Texts;

type Shape = ShapeOf<typeof import('./pt')>;

/** A language of that shape. A name that Portuguese lacks is refused where the names are compared. */
type SameShape<Language extends Shape> = Language;

type Names<Language> = {
  [Area in keyof Language]: keyof Language[Area];
};

type SameNames<Language extends Names<typeof import('./pt')>> = Language;

export type Languages = [
  SameShape<typeof import('./en')>,
  SameShape<typeof import('./es')>,
  SameShape<typeof import('./fr')>,
  SameShape<typeof import('./de')>,
];

export type LanguageNames = [
  SameNames<Names<typeof import('./en')>>,
  SameNames<Names<typeof import('./es')>>,
  SameNames<Names<typeof import('./fr')>>,
  SameNames<Names<typeof import('./de')>>,
];
