import * as fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import {
  countryOnDocument,
  isoOfSiba,
  isSibaCountry,
  SIBA_COUNTRIES,
} from '@/domain/register/countries';
import { countryList, countryName, findCountries } from '@/domain/register/country-names';
import { GUEST_LANGUAGES, type GuestLanguage } from '@/domain/language/guest-language';

describe("the authority's codes (REG-04)", () => {
  it('know Germany as D and Kosovo as RKS, and no territory that is absent', () => {
    expect(isSibaCountry('D')).toBe(true);
    expect(isSibaCountry('DEU')).toBe(false);
    expect(isSibaCountry('RKS')).toBe(true);
    expect(isSibaCountry('GRL')).toBe(false);
    expect(isoOfSiba('D')).toBe('DE');
    expect(new Set(SIBA_COUNTRIES).size).toBe(210);
    const iso = SIBA_COUNTRIES.map(isoOfSiba).filter((code) => code !== '');
    expect(new Set(iso).size).toBe(209);
  });

  test.each([
    ['D<<', 'D'],
    ['D', 'D'],
    ['DEU', 'D'],
    ['PRT', 'PRT'],
    ['XKX', 'RKS'],
    ['GBN', 'GBR'],
    ['GBS', 'GBS'],
    ['UTO', null],
    ['XXA', null],
    ['', null],
  ])('%s on a document is %s', (written, code) => {
    expect(countryOnDocument(written)).toBe(code);
  });
});

const found = (text: string, language: GuestLanguage) =>
  findCountries(text, language).map(({ name }) => name);

describe("countries in the guest's language (REG-02)", () => {
  it.each(GUEST_LANGUAGES)('have a name each, in %s', (language) => {
    const names = countryList(language).map(({ name }) => name);
    expect(names).toHaveLength(210);
    expect(new Set(names).size).toBe(210);
    expect(names.filter((name) => /^[A-Z]{1,3}$/.test(name))).toEqual([]);
  });

  test.each([
    ['al', 'pt', 'Albânia, Alemanha, Argélia'],
    ['ALEMÁ', 'pt', 'Alemanha'],
    ['öste', 'de', 'Österreich'],
    ['ger', 'pt', 'Alemanha'],
    ['deu', 'fr', 'Allemagne'],
    ['cote d', 'fr', 'Côte d’Ivoire'],
    ["cote d'i", 'en', 'Côte d’Ivoire'],
    ['england', 'de', 'Vereinigtes Königreich'],
    ['holanda', 'es', 'Países Bajos'],
    ['eua', 'pt', 'Estados Unidos'],
    ['kos', 'en', 'Kosovo'],
    ['Dominica', 'fr', 'Dominique, République dominicaine'],
    ['Sudão', 'en', 'Sudan, South Sudan'],
    ['reino unido', 'pt', 'Reino Unido, Reino Unido (British Subject)'],
    ['british', 'en', 'United Kingdom (British subject)'],
    ['xyz', 'pt', ''],
    ['  ', 'pt', ''],
  ] as const)('%s in %s finds %s', (text, language, names) => {
    expect(found(text, language).join(', ')).toBe(names);
  });

  it('one character is enough, the own language first, at most six', () => {
    expect(found('d', 'pt').slice(0, 3)).toEqual(['Dinamarca', 'Domínica', 'Alemanha']);
    expect(found('a', 'pt')).toHaveLength(6);
  });

  it('each is found first by its whole name in each language, in every one of them', () => {
    const any = fc.constantFrom(...GUEST_LANGUAGES);
    fc.assert(
      fc.property(fc.constantFrom(...SIBA_COUNTRIES), any, any, (code, written, shown) => {
        const [best] = findCountries(countryName(code, written), shown);
        expect(best?.code).toBe(code);
      }),
      { numRuns: 300 },
    );
  });
});
