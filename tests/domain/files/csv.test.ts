import * as fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { type CsvCell, csvFile, csvMoment } from '@/domain/files/csv';

/** Parses a file as a spreadsheet does (RFC 4180); shares no code with what is tested. */
function parsed(file: string, separator = ';'): string[][] {
  const rows: string[][] = [[]];
  let cell = '';
  let isQuoted = false;
  const text = file.replace(/^\uFEFF/, '');
  for (let place = 0; place < text.length; place += 1) {
    const sign = text[place] ?? '';
    if (isQuoted) {
      if (sign !== '"') cell += sign;
      else if (text[place + 1] === '"') {
        cell += '"';
        place += 1;
      } else isQuoted = false;
    } else if (sign === '"' && cell === '') isQuoted = true;
    else if (sign === separator || text.startsWith('\r\n', place)) {
      rows.at(-1)?.push(cell);
      cell = '';
      if (sign === '\r') {
        rows.push([]);
        place += 1;
      }
    } else cell += sign;
  }
  rows.pop();
  return rows;
}

const cellsOf = (...cells: CsvCell[]) => parsed(csvFile(['a'], [cells]))[1];

describe('a file for a spreadsheet (DESK-12)', () => {
  it('is UTF-8 with its mark, semicolons, decimal comma, and lines that end in CRLF', () => {
    const file = csvFile(
      ['Número', 'Total (€)'],
      [
        ['R26-7K3F9Q', { euros: 165 }],
        ['R26-M4XW8T', { euros: 1234.5 }],
      ],
    );
    expect(file).toBe('\uFEFFNúmero;Total (€)\r\nR26-7K3F9Q;165,00\r\nR26-M4XW8T;1234,50\r\n');
  });

  test.each<[string, CsvCell, string]>([
    ['nothing', null, ''],
    ['a count', 3, '3'],
    ['money given back', { euros: -54 }, '-54,00'],
    ['a text', 'Inês Duarte', 'Inês Duarte'],
    ['signs of the file itself', 'Quarto 2; "Maré"', 'Quarto 2; "Maré"'],
    ['lines', 'um\r\ndois', 'um\r\ndois'],
    ['a formula', '=HYPERLINK("http://x";"y")', '\'=HYPERLINK("http://x";"y")'],
    ['a telephone number', '+351 912 345 678', "'+351 912 345 678"],
    ['a minus', '-1', "'-1"],
    ['a name of Excel’s own', '@SUM(1)', "'@SUM(1)"],
    ['a tab', '\tum', "'\tum"],
    ['the end of a line', '\rum', "'\rum"],
    ['a formula behind blanks', '  =1+1', "  '=1+1"],
    ['a wide sign', '＝1+1', "'＝1+1"],
    ['a formula where a comma parts cells', 'a,=1+1', "a,'=1+1"],
    ['signs that nobody sees', 'a\u0000=1', 'a=1'],
    ['a telephone number without a country', '0612345678', "'0612345678"],
    ['a telephone number in groups', '912 345 678', "'912 345 678"],
    ['an area code in brackets', '(282) 000 013', "'(282) 000 013"],
    ['a number of a room', '7', "'7"],
    ['a number of a room like a date', '1-2', "'1-2"],
    ['a number of a room like a share', '1/2', "'1/2"],
    ['a code like a large number', '12E4', "'12E4"],
    ['a booking number', 'R26-7K3F9Q', 'R26-7K3F9Q'],
    ['a note that is a sum', '50,00 €', "'50,00 €"],
    ['a number with a word', '2 toalhas', '2 toalhas'],
    ['a day', '2026-11-23', '2026-11-23'],
    ['a month', '2026-08', '2026-08'],
    ['a moment', '2026-11-23 10:14', '2026-11-23 10:14'],
    ['a sum inside a text', 'Quarto 2+3', 'Quarto 2+3'],
  ])('writes %s', (_name, cell, expected) => {
    expect(cellsOf(cell)).toEqual([expected]);
  });

  it('reads back as it was, where nothing would be run', () => {
    const harmless = fc
      .string({ unit: 'binary' })
      .filter((text) => !/[\p{Cc}=+\-@＝＋－＠]|^[\s\d.,(]/u.test(text));
    fc.assert(
      fc.property(fc.array(fc.array(harmless, { minLength: 1, maxLength: 4 })), (rows) => {
        expect(parsed(csvFile(['a'], rows)).slice(1)).toEqual(rows);
      }),
    );
  });

  it('has no cell that would be run, whatever the spreadsheet takes for the end of a cell', () => {
    const sign = fc.constantFrom(...Array.from('=+-@＝＋;,|\t\r\n"\' ab1'));
    const texts = fc.array(fc.string({ unit: sign }), { minLength: 1, maxLength: 3 });
    fc.assert(
      fc.property(fc.array(texts, { maxLength: 3 }), (rows) => {
        const file = csvFile(['a'], rows);
        for (const cell of parsed(file).flat()) expect(cell).not.toMatch(/^[\t\r\n]/);
        for (const separator of [';', ',', '\t', '|']) {
          for (const cell of parsed(file, separator).flat()) {
            expect(cell).not.toMatch(/^["\s]*[=+\-@＝＋－＠]/);
          }
        }
      }),
      { numRuns: 1000 },
    );
  });
});

it('says a moment at the hostel, in summer and in winter', () => {
  expect(csvMoment('2026-11-23T10:14:00+00:00')).toBe('2026-11-23 10:14');
  expect(csvMoment('2026-07-01T23:30:00Z')).toBe('2026-07-02 00:30');
  expect(csvMoment(null)).toBeNull();
});
