import { describe, expect, it, test } from 'vitest';
import { readDocumentLines } from '@/domain/register/document-lines';

const TODAY = '2026-11-28';
const read = (text: string, today = TODAY) => readDocumentLines(text, today);

// The specimens of ICAO 9303, whose state 'UTO' is no country, and of the German authority.
const PASSPORT =
  'P<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<<<<<<<<<\nL898902C36UTO7408122F1204159ZE184226B<<<<<10';
const SMALL_CARD =
  'I<UTOD231458907<<<<<<<<<<<<<<<\n7408122F1204159UTO<<<<<<<<<<<6\nERIKSSON<<ANNA<MARIA<<<<<<<<<<';
const LARGE_CARD = 'I<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<\nD231458907UTO7408122F1204159<<<<<<<6';
const GERMAN_PASSPORT =
  'P<D<<MUSTERMANN<<ERIKA<<<<<<<<<<<<<<<<<<<<<<\nC01X00T478D<<6408125F2702283<<<<<<<<<<<<<<<4';
const GERMAN_CARD =
  'IDD<<T220001293<<<<<<<<<<<<<<<\n6408125<2010315D<<<<<<<<<<<<<4\nMUSTERMANN<<ERIKA<<<<<<<<<<<<<';
const BRAZILIAN =
  'P<BRAFERRAZ<<GABRIELA<MOURA<<<<<<<<<<<<<<<<<\nGA12345670BRA1503092F3107254<<<<<<<<<<<<<<06';

const ERIKSSON = {
  surname: 'ERIKSSON',
  given_names: 'ANNA MARIA',
  birth_date: '1974-08-12',
  nationality: null,
  doc_country: null,
};

describe('what documents say (REG-03)', () => {
  test.each([
    ['a passport', PASSPORT, { ...ERIKSSON, doc_type: 'P', doc_number: 'L898902C3' }],
    ['a card of three lines', SMALL_CARD, { ...ERIKSSON, doc_type: 'B', doc_number: 'D23145890' }],
    ['a card of two lines', LARGE_CARD, { ...ERIKSSON, doc_type: 'B', doc_number: 'D23145890' }],
    [
      'a German passport',
      GERMAN_PASSPORT,
      {
        surname: 'MUSTERMANN',
        given_names: 'ERIKA',
        birth_date: '1964-08-12',
        nationality: 'D',
        doc_type: 'P',
        doc_number: 'C01X00T47',
        doc_country: 'D',
      },
    ],
    [
      'a German card',
      GERMAN_CARD,
      {
        surname: 'MUSTERMANN',
        given_names: 'ERIKA',
        birth_date: '1964-08-12',
        nationality: 'D',
        doc_type: 'B',
        doc_number: 'T22000129',
        doc_country: 'D',
      },
    ],
    [
      'the older French card, which names no nationality',
      'IDFRABERTHIER<<<<<<<<<<<<<<<<<<<<<<\n8806923102858CORINNE<<<<<<<6512068F6'.replace(
        '\n',
        '<\n',
      ),
      {
        surname: 'BERTHIER',
        given_names: 'CORINNE',
        birth_date: '1965-12-06',
        nationality: 'FRA',
        doc_type: 'B',
        doc_number: '880692310285',
        doc_country: 'FRA',
      },
    ],
    [
      'a number longer than its place',
      'I<UTOD23145890<7349<<<<<<<<<<<\n3407127M9507122UTO<<<<<<<<<<<2\nSTEVENSON<<PETER<JOHN<<<<<<<<<',
      {
        surname: 'STEVENSON',
        given_names: 'PETER JOHN',
        birth_date: '1934-07-12',
        nationality: null,
        doc_type: 'B',
        doc_number: 'D23145890734',
        doc_country: null,
      },
    ],
    [
      'who has one name only',
      PASSPORT.replace('ERIKSSON<<ANNA<MARIA', 'ERIKSSON<<<<<<<<<<<<'),
      { ...ERIKSSON, given_names: null, doc_type: 'P', doc_number: 'L898902C3' },
    ],
    [
      'a title of residence',
      SMALL_CARD.replace('I<UTO', 'IRUTO'),
      { ...ERIKSSON, doc_type: 'O', doc_number: 'D23145890' },
    ],
  ])('%s', (_, lines, entry) => {
    expect(read(lines)).toEqual({ kind: 'read', isNameCut: false, entry });
  });

  it('forgives blanks, breaks and small letters', () => {
    const messy = ` ${BRAZILIAN.replace('\n', '\r\n \n').replaceAll('<<', '< <').toLowerCase()}\n`;
    expect(read(messy)).toEqual(read(BRAZILIAN));
    expect(read(LARGE_CARD.replace('\n', ''))).toEqual(read(LARGE_CARD));
    expect(read(SMALL_CARD.replaceAll('\n', ''))).toEqual(read(SMALL_CARD));
  });

  test.each([PASSPORT, SMALL_CARD, GERMAN_PASSPORT, GERMAN_CARD, BRAZILIAN])(
    'is known with the last character and not before: %#',
    (lines) => {
      for (let end = 0; end < lines.length; end += 1) {
        expect([end, read(lines.slice(0, end)).kind]).toEqual([end, 'incomplete']);
      }
      expect(read(lines).kind).toBe('read');
      expect(read(`${lines}<`).kind).toBe('unknown');
    },
  );

  it.each(['V<UTOERIKSSON<<', 'Boa tarde!', '978-972', 'D<<'])('%s is no document', (text) => {
    expect(read(text)).toEqual({ kind: 'unknown' });
  });

  it('says where a name may go on beyond its line', () => {
    const long = PASSPORT.replace(/ERIKSSON<.*\n/, 'NILAVADHANANANDA<<CHAYAPA<DEJTHAMRONGKA\n');
    expect(read(long)).toMatchObject({ kind: 'read', isNameCut: true });
  });

  it('takes the last birth date before today, on 29 February too', () => {
    // Control digits are those of the figures before them.
    const born = (figures: string) => {
      const lines = `P<BRAFERRAZ<<ANA${'<'.repeat(28)}\nGA12345670BRA${figures}${digit(figures)}F3107254<<<<<<<<<<<<<<0`;
      const second = lines.slice(lines.indexOf('\n') + 1);
      const whole = second.slice(0, 10) + second.slice(13, 20) + second.slice(21, 43);
      return read(`${lines}${digit(whole)}`);
    };
    const birth = (figures: string) => {
      const found = born(figures);
      return found.kind === 'read' ? found.entry.birth_date : found;
    };
    expect(birth('261127')).toBe('2026-11-27');
    expect(birth('261128')).toBe('1926-11-28');
    expect(birth('261129')).toBe('1926-11-29');
    expect(birth('000229')).toBe('2000-02-29');
    expect(birth('280229')).toBe('1928-02-29');
    expect(birth('270229')).toBeNull();
    expect(birth('74<<<<')).toBeNull();
  });
});

/** The control digit of ICAO 9303, reckoned apart from the package. */
function digit(signs: string): number {
  const values = Array.from(signs, (sign) => (sign === '<' ? 0 : Number.parseInt(sign, 36)));
  return values.reduce((sum, value, at) => sum + value * ([7, 3, 1][at % 3] ?? 0), 0) % 10;
}

describe('a wrong control digit fills nothing and names line and pair (REG-03)', () => {
  test.each([
    ['GA12345', 'GA1234S', { line: 2, part: 'number', pair: ['S', '5'] }],
    ['GA12345', 'GAI2345', { line: 2, part: 'number', pair: ['I', '1'] }],
    ['GA12345', 'GA1Z345', { line: 2, part: 'number', pair: ['Z', '2'] }],
    ['<<GABRIELA', '<<6ABRIELA', { line: 1, part: 'names', pair: ['6', 'G'] }],
    ['BRA150309', 'BRA15O309', { line: 2, part: 'birth', pair: ['O', '0'] }],
    ['F310725', 'F3I0725', { line: 2, part: 'expiry', pair: ['I', '1'] }],
    ['GABRIELA', 'GA8RIELA', { line: 1, part: 'names', pair: ['8', 'B'] }],
    ['GA12345', 'GA12354', { line: 2, part: 'number', pair: null }],
    ['BRA150309', 'BRA150308', { line: 2, part: 'birth', pair: null }],
    ['<06', '<05', { line: 2, part: 'whole', pair: null }],
  ])('%s written %s', (right, written, problem) => {
    const lines = BRAZILIAN.replace(right, written);
    expect(lines).not.toBe(BRAZILIAN);
    expect(read(lines)).toEqual({ kind: 'wrong', ...problem });
  });

  it('in each line of a card', () => {
    expect(read(SMALL_CARD.replace('D23145890', 'D2314589O'))).toEqual({
      kind: 'wrong',
      line: 1,
      part: 'number',
      pair: ['O', '0'],
    });
    expect(read(SMALL_CARD.replace('ANNA', 'ANN4'))).toMatchObject({ kind: 'wrong', line: 3 });
  });
});
