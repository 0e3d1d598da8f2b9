import * as fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import {
  changedFields,
  changesLabel,
  cleanStayValues,
  fieldsInWords,
  pickFields,
  STAY_FIELDS,
  stayProblems,
  stayValuesOf,
  type StayValues,
} from '@/domain/stay-change/stay-change';
import {
  firstChoices,
  mergedValues,
  mergeRows,
  missingChoice,
  type MergeChoices,
} from '@/domain/stay-change/merge';
import { firstPriceMode, priceDifference, priceUnder } from '@/domain/stay-change/price';
import { dayDifference, occupancyWords } from '@/domain/stay-change/words';

const base: StayValues = {
  check_in_date: '2026-11-24',
  check_out_date: '2026-11-27',
  room_id: 'sol',
  number_of_guests: 2,
  total_price: 174,
  guest_name: 'Marta e Rui Sequeira',
  guest_phone: '+351 934 555 081',
  guest_email: 'marta@example.com',
  source: 'site',
  language: 'pt',
  arrival_time: null,
  guest_wish: null,
};
const changed = (changes: Partial<StayValues>): StayValues => ({ ...base, ...changes });

/** Versions of a booking that often agree and often do not. */
const versions = fc
  .record({
    check_out_date: fc.constantFrom('2026-11-27', '2026-11-28', '2026-11-29'),
    room_id: fc.constantFrom('sol', 'bussola'),
    total_price: fc.constantFrom(174, 186, 248),
    guest_phone: fc.constantFrom(null, '+351 934 555 081'),
    arrival_time: fc.constantFrom(null, '22:40'),
  })
  .map(changed);

describe('what has changed', () => {
  it('is counted and named in the order of the form (DESK-06)', () => {
    const after = changed({ total_price: 248, room_id: 'bussola', check_out_date: '2026-11-28' });
    expect(changesLabel(changedFields(base, after))).toBe('3 mudanças: saída, quarto e preço');
    expect(changesLabel(changedFields(base, changed({ number_of_guests: 3 })))).toBe(
      '1 mudança: hóspedes',
    );
    expect(changesLabel(changedFields(base, base))).toBe('Ainda não mudou nada');
    expect(fieldsInWords(['check_out_date', 'total_price'])).toBe('a saída e o preço');
  });

  it('is the same sent there and back (DESK-06)', () => {
    fc.assert(
      fc.property(versions, versions, (before, after) => {
        const fields = changedFields(before, after);
        expect({ ...before, ...pickFields(after, fields) }).toEqual(after);
        expect({ ...after, ...pickFields(before, fields) }).toEqual(before);
      }),
    );
  });

  it('takes no note of how nothing is written (DESK-06)', () => {
    expect(changedFields(base, changed({ guest_wish: '', arrival_time: '' }))).toEqual([]);
    expect(stayValuesOf(changed({ arrival_time: '22:40:00' })).arrival_time).toBe('22:40');
    expect(
      cleanStayValues(changed({ guest_name: ' Ana ', guest_email: ' A@B.PT ', guest_wish: ' ' })),
    ).toMatchObject({ guest_name: 'Ana', guest_email: 'a@b.pt', guest_wish: null });
  });
});

test.each<[string, Partial<StayValues>, object]>([
  ['nothing', {}, {}],
  [
    'a departure before the arrival',
    { check_out_date: '2026-11-24' },
    { check_out_date: 'A saída tem de ser depois da entrada.' },
  ],
  ['no day', { check_in_date: '' }, { check_in_date: 'Escolha o dia de entrada.' }],
  ['no name', { guest_name: ' ' }, { guest_name: 'Escreva o nome do hóspede.' }],
  ['an odd e-mail', { guest_email: 'marta' }, { guest_email: 'Este e-mail não parece certo.' }],
  [
    'an odd phone',
    { guest_phone: '12' },
    { guest_phone: 'Este número de telefone não parece certo.' },
  ],
  ['no guests', { number_of_guests: 0 }, { number_of_guests: 'De 1 a 50 hóspedes.' }],
  [
    'no e-mail of a guest of the site',
    { guest_email: '' },
    { guest_email: 'Uma reserva do site tem sempre e-mail.' },
  ],
  ['no e-mail of a caller', { guest_email: '', source: 'phone' }, {}],
])('%s is told beside its field (DESK-06)', (_case, changes, problems) => {
  expect(stayProblems(base, changed(changes))).toEqual(problems);
});

it('judges nothing that was not changed (DESK-06)', () => {
  const odd = changed({ guest_phone: '12' });
  expect(stayProblems(odd, { ...odd, number_of_guests: 3 })).toEqual({});
});

describe('the price', () => {
  it('is kept while the nights are as many, recalculated otherwise (DESK-06)', () => {
    expect(firstPriceMode(base, changed({ room_id: 'bussola' }))).toBe('keep');
    expect(
      firstPriceMode(base, changed({ check_in_date: '2026-11-25', check_out_date: '2026-11-28' })),
    ).toBe('keep');
    expect(firstPriceMode(base, changed({ check_out_date: '2026-11-28' }))).toBe('table');
  });

  it('follows the choice; what is no price is none (DESK-06)', () => {
    const prices = { agreed: 174, proposed: 248, typed: '200,50' };
    expect(priceUnder('keep', prices)).toBe(174);
    expect(priceUnder('table', prices)).toBe(248);
    expect(priceUnder('hand', prices)).toBe(200.5);
    expect(priceUnder('hand', { ...prices, typed: 'vinte' })).toBeNull();
    expect(priceDifference(174, 248)).toBe('+74,00\u00a0€');
    expect(priceDifference(352, 344)).toBe('−8,00\u00a0€');
    expect(priceDifference(0.3, 0.1 + 0.2)).toBe('igual');
  });
});

const number = (roomId: string) => (roomId === 'sol' ? '3' : '11');

test.each<[Partial<StayValues>, string]>([
  [
    { room_id: 'bussola', check_out_date: '2026-11-28' },
    'O quarto 3 fica livre de 24 a 27 nov. e o 11 fica ocupado de 24 a 28 nov.',
  ],
  [{ check_out_date: '2026-11-28' }, 'O quarto 3 fica ocupado de 27 a 28 nov.'],
  [{ check_in_date: '2026-11-25' }, 'O quarto 3 fica livre de 24 a 25 nov.'],
  [
    { check_in_date: '2026-11-25', check_out_date: '2026-11-28' },
    'O quarto 3 fica livre de 24 a 25 nov. e fica ocupado de 27 a 28 nov.',
  ],
  [
    { check_in_date: '2026-11-23', check_out_date: '2026-11-28' },
    'O quarto 3 fica ocupado de 23 a 24 nov. e de 27 a 28 nov.',
  ],
  [{ guest_name: 'Rui' }, 'O quarto e as noites ficam como estão.'],
  [{ check_out_date: '' }, 'Escolha primeiro as datas.'],
])('%o says what becomes of the rooms (DESK-06)', (changes, words) => {
  expect(occupancyWords(base, changed(changes), number)).toBe(words);
});

test.each<['check_in_date' | 'check_out_date', Partial<StayValues>, string]>([
  ['check_out_date', { check_out_date: '2026-11-28' }, 'mais 1 noite'],
  ['check_out_date', { check_out_date: '2026-11-25' }, 'menos 2 noites'],
  ['check_in_date', { check_in_date: '2026-11-23' }, 'mais 1 noite'],
  ['check_in_date', { check_in_date: '2026-11-25', check_out_date: '2026-11-28' }, 'mais tarde'],
  ['check_out_date', { check_in_date: '2026-11-22', check_out_date: '2026-11-25' }, 'mais cedo'],
])('the %s of %o is told in words (DESK-06)', (end, changes, words) => {
  expect(dayDifference(end, base, changed(changes))).toBe(words);
});

describe('two people who change one booking', () => {
  const theirs = changed({ check_out_date: '2026-11-28', total_price: 232 });
  const mine = changed({ room_id: 'bussola', total_price: 186 });

  it('are asked only about what differs; what one of them changed is chosen, what both changed is not (DESK-11)', () => {
    const rows = mergeRows({ base, theirs, mine });
    expect(rows).toEqual([
      { field: 'check_out_date', changedBy: 'them' },
      { field: 'room_id', changedBy: 'me' },
      { field: 'total_price', changedBy: 'both' },
    ]);
    const choices = firstChoices(rows);
    expect(choices).toEqual({ check_out_date: 'theirs', room_id: 'mine' });
    expect(missingChoice(rows, choices)).toBe('Falta escolher o preço');
    expect(missingChoice(rows, {})).toBe('Falta escolher a saída, o quarto e o preço');
    expect(missingChoice(rows, { ...choices, total_price: 'mine' })).toBeNull();
    expect(mergedValues({ theirs, mine }, { ...choices, total_price: 'mine' })).toEqual(
      changed({ check_out_date: '2026-11-28', room_id: 'bussola', total_price: 186 }),
    );
  });

  it('lose nothing: what one alone changed is in the result, what neither changed is as it was (DESK-11)', () => {
    fc.assert(
      fc.property(versions, versions, versions, (before, others, own) => {
        const rows = mergeRows({ base: before, theirs: others, mine: own });
        const merged = mergedValues({ theirs: others, mine: own }, firstChoices(rows));
        for (const field of STAY_FIELDS) {
          const isOwnAlone = others[field] === before[field];
          expect(merged[field]).toEqual(isOwnAlone ? own[field] : others[field]);
        }
      }),
    );
  });

  it('each get what they choose, and nothing else is asked (DESK-11)', () => {
    fc.assert(
      fc.property(versions, versions, versions, (before, others, own) => {
        const rows = mergeRows({ base: before, theirs: others, mine: own });
        const all = (side: 'theirs' | 'mine'): MergeChoices =>
          Object.fromEntries(rows.map(({ field }) => [field, side]));
        const sides = { theirs: others, mine: own };
        expect(mergedValues(sides, all('mine'))).toEqual(own);
        expect(mergedValues(sides, all('theirs'))).toEqual(others);
        expect(missingChoice(rows, all('mine'))).toBeNull();
        expect(rows.map(({ field }) => field)).toEqual(changedFields(others, own));
      }),
    );
  });
});
