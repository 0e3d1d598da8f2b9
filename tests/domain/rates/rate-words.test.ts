import * as form from '@messages/stay-minimum';
import { describe, expect, it, test } from 'vitest';
import {
  draftedRule,
  draftedSeason,
  NEW_RULE,
  NEW_SEASON,
  ruleDraft,
  ruleProblems,
  seasonDraft,
  seasonProblems,
} from '@/domain/rates/rate-drafts';
import { rateSentence, type RateEvent } from '@/domain/rates/rate-history';
import * as dePrices from '@/messages/de/stay-prices';
import * as enPrices from '@/messages/en/stay-prices';
import * as esPrices from '@/messages/es/stay-prices';
import * as frPrices from '@/messages/fr/stay-prices';
import * as ptPrices from '@/messages/pt/stay-prices';
import {
  daysWords,
  refusalWords,
  runWords,
  seasonWords,
  taxWords,
} from '@/domain/rates/rate-words';

/** Amounts contain a no-break space. */
const plain = (text: string) => text.replaceAll('\u00a0', ' ');

describe('words of rates', () => {
  test.each([
    ['2027-02-05', '2027-02-05', '5 fev. 2027'],
    ['2027-02-05', '2027-02-09', '5 fev. a 9 fev. 2027'],
    ['2026-12-30', '2027-01-02', '30 dez. 2026 a 2 jan. 2027'],
  ])('days %s to %s (RATE-02)', (from, until, words) => {
    expect(daysWords(from, until)).toBe(words);
  });

  it('name seasons without a year (RATE-03)', () => {
    expect(seasonWords({ from_day: '11-01', until_day: '02-29' })).toBe('1 nov. a 29 fev.');
  });

  test.each([
    [13, 7, '2,00 € por pessoa e noite, a partir dos 13 anos, no máximo 7 noites'],
    [1, 7, '2,00 € por pessoa e noite, a partir de 1 ano, no máximo 7 noites'],
    [0, 1, '2,00 € por pessoa e noite, no máximo 1 noite'],
  ])('tax from age %d, %d nights (RATE-03)', (min_age, max_nights, words) => {
    expect(plain(taxWords({ amount: 2, min_age, max_nights }))).toBe(words);
  });

  test.each([
    [ptPrices, 'a partir de 1 ano,', 'a partir dos 13 anos,'],
    [enPrices, 'aged 1 or over,', 'aged 13 or over,'],
    [esPrices, 'a partir de 1 año,', 'a partir de 13 años,'],
    [frPrices, 'à partir de 1 an,', 'à partir de 13 ans,'],
    [dePrices, 'ab 1 Jahr,', 'ab 13 Jahren,'],
  ])('the tax to guests, from one year and from thirteen: %# (RATE-03)', ({ TAX }, one, many) => {
    const rate = (minAge: number) =>
      plain(TAX.rate({ amount: '2,00 €', minAge, maxNights: 7, nights: null }));
    expect([rate(1), rate(13)]).toEqual([
      expect.stringContaining(one),
      expect.stringContaining(many),
    ]);
  });

  it('say why a stay is refused (RATE-02)', () => {
    expect(refusalWords({ kind: 'closed' })).toBe('Neste dia não há entradas.');
    expect(refusalWords({ kind: 'short', minNights: 3, earliestCheckOut: '2027-02-08' })).toBe(
      'O mínimo é de 3 noites. Pode sair a partir de seg., 8 fev. 2027.',
    );
    // The preview says the same as the form.
    expect(form.CLOSED).toBe(refusalWords({ kind: 'closed' }));
    expect(form.tooShort(3, 'seg., 8 fev. 2027')).toBe(
      refusalWords({ kind: 'short', minNights: 3, earliestCheckOut: '2027-02-08' }),
    );
  });

  test.each([
    ['2026-11-27', 1, '27 nov.', '92,00 €'],
    ['2026-11-29', 2, '27 nov. a 28 nov.', '2 × 92,00 €'],
  ])('a line of the bill until %s (RATE-01)', (until, nights, days, price) => {
    const words = runWords({ from: '2026-11-27', until, nights, price: 92, isSpecial: true });
    expect([words.days, plain(words.price)]).toEqual([days, price]);
  });
});

describe('a rule of stay that is written (RATE-02)', () => {
  const draft = { ...NEW_RULE, from: '2027-02-05', until: '2027-02-09', name: ' Carnaval ' };

  it('is stored as typed, tidied', () => {
    expect(draftedRule(draft)).toEqual({
      room_id: null,
      name: 'Carnaval',
      names: {},
      from_date: '2027-02-05',
      until_date: '2027-02-09',
      min_nights: 2,
      closed_to_arrival: false,
    });
    expect(draftedRule({ ...draft, kind: 'closed', name: ' ', until: '' })).toMatchObject({
      name: null,
      until_date: '2027-02-05',
      min_nights: 1,
      closed_to_arrival: true,
    });
  });

  it('comes back to its form as it was', () => {
    const rule = draftedRule(draft);
    expect(rule && ruleDraft(rule)).toEqual({ ...draft, name: 'Carnaval' });
  });

  test.each([
    [{ from: '' }, ['from']],
    [{ from: 'amanhã' }, ['from']],
    [{ until: '30/2' }, ['until']],
    [{ until: '2027-02-04' }, ['until']],
    [{ name: 'x'.repeat(61) }, ['name']],
  ])('is not stored with %o', (changes, fields) => {
    expect(Object.keys(ruleProblems({ ...draft, ...changes }))).toEqual(fields);
    expect(draftedRule({ ...draft, ...changes })).toBeNull();
  });
});

describe('a season that is written (RATE-03)', () => {
  const draft = { ...NEW_SEASON, amount: '2', untilDay: '02-29' };

  it('is stored as typed, and comes back to its form', () => {
    const season = draftedSeason(draft);
    expect(season).toEqual({
      from_day: '01-01',
      until_day: '02-29',
      amount: 2,
      min_age: 13,
      max_nights: 7,
    });
    expect(season && seasonDraft(season)).toEqual({ ...draft, amount: '2,00' });
  });

  test.each([
    [{ fromDay: '02-30' }, ['fromDay']],
    [{ untilDay: '04-31' }, ['untilDay']],
    [{ amount: '' }, ['amount']],
    [{ amount: '0' }, ['amount']],
    [{ amount: '100,01' }, ['amount']],
  ])('is not stored with %o', (changes, fields) => {
    expect(Object.keys(seasonProblems({ ...draft, ...changes }))).toEqual(fields);
    expect(draftedSeason({ ...draft, ...changes })).toBeNull();
  });
});

describe('the history in sentences', () => {
  const said = (event: Partial<RateEvent>) => {
    const { who, what, before } = rateSentence({
      id: 1,
      at: '2026-11-12T10:00:00+00:00',
      subject: 'price_rule',
      actor: 'staff',
      actor_name: 'Marta',
      rooms: [],
      before: null,
      after: null,
      ...event,
    });
    return plain([`${who} ${what}`, ...(before === null ? [] : [before])].join(' | '));
  };
  const rule = {
    room_id: null,
    name: 'Carnaval',
    from_date: '2027-02-05',
    until_date: '2027-02-09',
    min_nights: 3,
    closed_to_arrival: false,
  };
  const season = { from_day: '04-01', until_day: '10-31', amount: 2, min_age: 13, max_nights: 7 };
  const days = { from_date: '2026-12-15', until_date: '2026-12-17' };

  test.each<[string, Partial<RateEvent>, string]>([
    [
      'the rule of prices (RATE-01)',
      { before: { price_rule: 'stated' }, after: { price_rule: 'nightly' } },
      'Marta passou a cobrar por “Noite a noite”.',
    ],
    [
      'a base price, by nobody signed in (RATE-01)',
      {
        subject: 'base_price',
        actor: 'system',
        actor_name: null,
        rooms: ['6'],
        before: { price: 84 },
        after: { price: 88.5 },
      },
      'O sistema mudou o preço base do quarto 6 de 84,00 € para 88,50 €.',
    ],
    [
      'a special price (RATE-01)',
      {
        subject: 'special_price',
        rooms: ['2', '6'],
        before: { ...days, price: 90 },
        after: { ...days, price: 92 },
      },
      'Marta pôs o preço especial de 92,00 € nos quartos 2 e 6: 15 dez. a 17 dez. 2026. | Antes: 90,00 €',
    ],
    [
      'a special price that goes (RATE-01)',
      {
        subject: 'special_price',
        rooms: ['2'],
        actor_name: null,
        before: { ...days, price: 90 },
        after: { ...days, price: null },
      },
      'A equipa tirou o preço especial do quarto 2: 15 dez. a 17 dez. 2026. | Antes: 90,00 €',
    ],
    [
      'a new rule (RATE-02)',
      { subject: 'stay_rule', after: rule },
      'Marta criou a regra da casa: Carnaval, 5 fev. a 9 fev. 2027: mínimo de 3 noites.',
    ],
    [
      'translations of the name of a rule (RATE-02, LANG-06)',
      {
        subject: 'stay_rule',
        before: { ...rule, names: {} },
        after: { ...rule, names: { de: 'Karneval', en: 'Carnival' } },
      },
      'Marta mudou a regra da casa: Carnaval (inglês: Carnival; alemão: Karneval), 5 fev. a 9 fev. 2027: mínimo de 3 noites. | Antes: Carnaval, 5 fev. a 9 fev. 2027: mínimo de 3 noites',
    ],
    [
      'a rule that changed (RATE-02)',
      {
        subject: 'stay_rule',
        rooms: ['7'],
        before: rule,
        after: { ...rule, name: null, min_nights: 1, closed_to_arrival: true },
      },
      'Marta mudou a regra do quarto 7: 5 fev. a 9 fev. 2027: sem entradas. | Antes: Carnaval, 5 fev. a 9 fev. 2027: mínimo de 3 noites',
    ],
    [
      'a season that goes (RATE-03)',
      { subject: 'tourist_tax', before: season },
      'Marta removeu a taxa turística: 1 abr. a 31 out.: 2,00 € por pessoa e noite, a partir dos 13 anos, no máximo 7 noites.',
    ],
    [
      'what this version does not know (RATE-01)',
      { subject: 'moon', after: { phase: 'full' } },
      'Marta mudou os preços ou as regras.',
    ],
    [
      'what cannot be read (RATE-01)',
      { subject: 'special_price', before: {}, after: {} },
      'Marta mudou os preços ou as regras.',
    ],
  ])('%s', (_name, event, sentence) => {
    expect(said(event)).toBe(sentence);
  });
});
