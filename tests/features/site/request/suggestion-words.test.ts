import { describe, expect, it } from 'vitest';
import * as de from '@/messages/de/suggestions';
import * as en from '@/messages/en/suggestions';
import * as es from '@/messages/es/suggestions';
import * as fr from '@/messages/fr/suggestions';
import * as pt from '@/messages/pt/suggestions';

const LANGUAGES = [
  {
    language: 'pt',
    t: pt,
    five: 'Cinco quartos, sem lugares a mais',
    doubles: ['Seis quartos, com um quarto de casal', 'Seis quartos, com dois quartos de casal'],
    women: ['Um dos quartos é só para mulheres.', 'Dois dos quartos são só para mulheres.'],
    days: ['1 dia antes', '3 dias antes'],
  },
  {
    language: 'en',
    t: en,
    five: 'Five rooms, no empty beds',
    doubles: ['Six rooms, with one double room', 'Six rooms, with two double rooms'],
    women: ['One of the rooms is for women only.', 'Two of the rooms are for women only.'],
    days: ['1 day earlier', '3 days earlier'],
  },
  {
    language: 'es',
    t: es,
    five: 'Cinco habitaciones, sin plazas de más',
    doubles: ['Seis habitaciones, con una doble', 'Seis habitaciones, con dos dobles'],
    women: [
      'Una de las habitaciones es solo para mujeres.',
      'Dos de las habitaciones son solo para mujeres.',
    ],
    days: ['1 día antes', '3 días antes'],
  },
  {
    language: 'fr',
    t: fr,
    five: 'Cinq chambres, sans place en trop',
    doubles: ['Six chambres, dont une double', 'Six chambres, dont deux doubles'],
    women: [
      'Une des chambres est réservée aux femmes.',
      'Deux des chambres sont réservées aux femmes.',
    ],
    days: ['1 jour avant', '3 jours avant'],
  },
  {
    language: 'de',
    t: de,
    five: 'Fünf Zimmer, kein Platz zu viel',
    doubles: ['Sechs Zimmer, davon ein Doppelzimmer', 'Sechs Zimmer, davon zwei Doppelzimmer'],
    women: ['Eines der Zimmer ist nur für Frauen.', 'Zwei der Zimmer sind nur für Frauen.'],
    days: ['1 Tag früher', '3 Tage früher'],
  },
];

describe.each(LANGUAGES)('in $language', ({ t, five, doubles, women, days }) => {
  it('writes small numbers in words, and tells one from several (SUGG-03, LANG-03)', () => {
    expect(t.SET_TITLES.noSparePlaces(5)).toBe(five);
    expect([1, 2].map((count) => t.SET_TITLES.couples(6, count))).toEqual(doubles);
    expect([1, 2].map((count) => t.SET_REASONS.womenOnly(count))).toEqual(women);
    expect([1, 3].map((shift) => t.earlier(shift))).toEqual(days);
    expect(t.sameNights(1)).not.toContain('1');
    expect(t.together(1)).not.toBe(t.together(8).replace('8', '1'));
  });

  it('writes numbers beyond twelve in figures (SUGG-03, LANG-03)', () => {
    expect(t.SET_TITLES.lowestPrice(12)).not.toMatch(/\d/);
    expect(t.SET_TITLES.lowestPrice(13)).toMatch(/^13 /);
    expect(t.OTHER_DATES.near(30)).toContain('30');
    expect(t.SET_REASONS.inDormitory(8, t.fromTo(2, 6))).toMatch(/2 .+ 6/);
    expect(t.fromTo(2, 2)).toBe('2');
  });
});
