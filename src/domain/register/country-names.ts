/** Countries by name, in the five languages of the site (REG-02). Loaded with a form only. */
import { foldName } from '../basics/fold-name.ts';
import { GUEST_LANGUAGES, type GuestLanguage } from '../language/guest-language.ts';
import { isoOfSiba, SIBA_COUNTRIES } from './countries.ts';

export interface Country {
  /** The authority's code, 'D' for Germany. */
  code: string;
  /** In the language that was asked for. */
  name: string;
}

/** So many are offered, a list for one thumb. */
const MOST = 6;

/** Of whom Intl knows no name: a British nationality of its own, of who is no citizen. */
const OWN_NAMES: Readonly<Record<string, Readonly<Record<GuestLanguage, string>>>> = {
  GBS: {
    pt: 'Reino Unido (British Subject)',
    en: 'United Kingdom (British subject)',
    es: 'Reino Unido (British Subject)',
    fr: 'Royaume-Uni (British Subject)',
    de: 'Vereinigtes Königreich (British Subject)',
  },
};

/** What people write too, and no language's list says. */
const OTHER_WORDS: Readonly<Record<string, string>> = {
  GBR: 'uk england inglaterra angleterre scotland escocia schottland wales gales gran bretanha',
  NLD: 'holland holanda hollande',
  USA: 'us eua america amerika',
  CZE: 'republica checa czech republic tschechische republik',
  TUR: 'turkey',
  CHE: 'switzerland',
  CIV: 'ivory coast costa do marfim',
  MMR: 'burma birmania',
  SWZ: 'swaziland suazilandia',
  RKS: 'xkx',
  D: 'deu',
};

const namesIn = (language: GuestLanguage): ReadonlyMap<string, string> => {
  const locale = language === 'pt' ? 'pt-PT' : language;
  const regions = new Intl.DisplayNames([locale], { type: 'region' });
  return new Map(
    SIBA_COUNTRIES.map((code) => [
      code,
      OWN_NAMES[code]?.[language] ?? regions.of(isoOfSiba(code)) ?? code,
    ]),
  );
};

const made = new Map<GuestLanguage, ReadonlyMap<string, string>>();

function names(language: GuestLanguage): ReadonlyMap<string, string> {
  const known = made.get(language) ?? namesIn(language);
  made.set(language, known);
  return known;
}

/** A country's name, 'Alemanha' for 'D'; the code itself where it is none of the table. */
export function countryName(code: string, language: GuestLanguage): string {
  return names(language).get(code) ?? code;
}

const sorted = new Map<GuestLanguage, readonly Country[]>();

export function countryList(language: GuestLanguage): readonly Country[] {
  const known =
    sorted.get(language) ??
    [...names(language)]
      .map(([code, name]) => ({ code, name }))
      .toSorted((a, b) => a.name.localeCompare(b.name, language));
  sorted.set(language, known);
  return known;
}

/**
 * How well a text fits a country: 0 best, null not at all. A whole name goes before one that only
 * begins so: 'Dominica' in French is not République dominicaine.
 */
function rankOf({ code, name }: Country, text: string): number | null {
  const own = foldName(name);
  const others = otherNames(code);
  if (own === text) return 0;
  if (others.includes(text)) return 1;
  if (own.startsWith(text)) return 2;
  if (code.toLowerCase() === text || isoOfSiba(code).toLowerCase() === text) return 3;
  if (hasWord(own, text)) return 4;
  if (others.some((other) => other.startsWith(text))) return 5;
  if (hasWord(OTHER_WORDS[code] ?? '', text)) return 6;
  if (code.toLowerCase().startsWith(text)) return 7;
  return null;
}

const hasWord = (words: string, text: string) =>
  ` ${words.replaceAll(/[-'(]/g, ' ')}`.includes(` ${text}`);

const folded = new Map<string, readonly string[]>();

/** The names of a country in all languages, folded. */
function otherNames(code: string): readonly string[] {
  const known =
    folded.get(code) ?? GUEST_LANGUAGES.map((language) => foldName(countryName(code, language)));
  folded.set(code, known);
  return known;
}

/**
 * The countries that a text may mean, best first and at most six: by name in the given language, by
 * code, then by a name in one of the other languages; capitals and accents do not count (REG-02).
 *
 * @param text one character is enough; blank finds none
 */
export function findCountries(text: string, language: GuestLanguage): Country[] {
  const wanted = foldName(text).trim().replaceAll(/\s+/g, ' ');
  if (wanted === '') return [];
  return countryList(language)
    .map((country) => ({ country, rank: rankOf(country, wanted) }))
    .filter((found): found is { country: Country; rank: number } => found.rank !== null)
    .toSorted((a, b) => a.rank - b.rank)
    .slice(0, MOST)
    .map(({ country }) => country);
}

/**
 * The country whose name a text is, in any of the five languages; null where it is none, or only the
 * beginning of one (REG-02).
 */
export function namedCountry(text: string, language: GuestLanguage): Country | null {
  const wanted = foldName(text).trim().replaceAll(/\s+/g, ' ');
  const isNamed = ({ code }: Country) => otherNames(code).includes(wanted);
  return findCountries(text, language).find(isNamed) ?? null;
}

/** As `namedCountry`, or by the code that a text is: 'prt', 'de' (REG-02). */
export function meantCountry(text: string, language: GuestLanguage): Country | null {
  const wanted = text.trim().toUpperCase();
  const isCalled = ({ code }: Country) => code === wanted || isoOfSiba(code) === wanted;
  return namedCountry(text, language) ?? findCountries(text, language).find(isCalled) ?? null;
}
