import { describe, expect, it, test } from 'vitest';
import { reportNotes } from '@/domain/report/notes';
import { makeEmptyPeriod, makePeriod, makePeriodBefore } from '../../support/reports';

const plain = (text: string) => text.replaceAll('\u00a0', ' ');

describe('what has no price', () => {
  const notes = (nights: number, nightsBefore: number) =>
    reportNotes({
      period: makePeriod({ room_nights: 2688, priced_room_nights: 2688 - nights }),
      before: makePeriodBefore({ room_nights: 2560, priced_room_nights: 2560 - nightsBefore }),
    });

  test.each([
    [0, 0, []],
    [
      12,
      0,
      [
        '12 noites vendidas por plataformas ainda não têm preço: não entram na receita nem no preço médio.',
      ],
    ],
    [
      1,
      40,
      [
        '1 noite vendida por uma plataforma ainda não tem preço: não entra na receita nem no preço médio. Em 2025: 40.',
      ],
    ],
    [
      0,
      1,
      [
        'Em 2025, 1 noite vendida por uma plataforma ainda não tem preço: não entra na receita nem no preço médio.',
      ],
    ],
  ])('of %d nights, %d the year before, is told (REP-01, CHAN-03)', (nights, before, words) => {
    expect(notes(nights, before)).toEqual(words);
  });

  it('is nothing where sums do not fit together (REP-01)', () => {
    expect(notes(-3, 0)).toEqual([]);
  });
});

describe('platforms that do not say how many came', () => {
  const notes = (nights: number, nightsBefore: number) =>
    reportNotes({
      period: makePeriod({ uncounted_room_nights: nights }),
      before: makePeriodBefore({ uncounted_room_nights: nightsBefore }),
    }).map(plain);

  test.each([
    [
      11_425,
      0,
      '11 425 noites vendidas por plataformas contam uma só pessoa, porque os calendários não dizem quantas são: a ocupação das camas, também no mapa, pode ser maior.',
    ],
    [
      1,
      2,
      '1 noite vendida por uma plataforma conta uma só pessoa, porque os calendários não dizem quantas são: a ocupação das camas, também no mapa, pode ser maior. Em 2025: 2.',
    ],
  ])('for %d nights, %d the year before, are told (REP-01, CHAN-03)', (nights, before, words) => {
    expect(notes(nights, before)).toEqual([words]);
  });
});

describe('a year before of which only a part is known', () => {
  const notes = (known_from: string | null) =>
    reportNotes({ period: makePeriod(), before: makePeriodBefore({ known_from }) });

  test.each([
    ['2025-09-01', ['Só há dados desde setembro de 2025: os números de 2025 são dessa parte.']],
    ['2025-10-31', ['Só há dados desde outubro de 2025: os números de 2025 são dessa parte.']],
    // In its first month the hostel's data begins on some day of the month.
    ['2025-01-20', []],
    ['2019-05-01', []],
    [null, []],
  ])('by a house that is there from %s on is told (REP-01)', (known_from, words) => {
    expect(notes(known_from)).toEqual(words);
  });

  it('is not told where nothing is known of it (REP-01)', () => {
    const before = makeEmptyPeriod({ known_from: '2025-09-01' });
    expect(reportNotes({ period: makePeriod(), before })).toEqual([]);
  });
});
