import { describe, expect, it, test } from 'vitest';
import {
  type Bulletin,
  bulletinAtLine,
  bulletinProblems,
  missingHouseFields,
  movementXml,
} from '@/domain/register/siba-file';
import { EMPTY_ENTRY } from '@/domain/register/entry';
import { GERMAN_GUEST, SIBA_HOUSE } from '../../support/siba';

const TODAY = '2026-11-28';
const MADE_AT = '2026-11-28T09:05:07.123Z';

const fileOf = (bulletin: Partial<Bulletin>, house = SIBA_HOUSE) =>
  movementXml({
    settings: house,
    number: 42,
    madeAt: MADE_AT,
    bulletins: [{ ...GERMAN_GUEST, ...bulletin }],
  });

describe('the file of the authority (REG-04)', () => {
  it('says house, guest and number in its order', () => {
    expect(fileOf({}).replaceAll('\n', '')).toBe(
      '<MovimentoBAL xmlns="http://sef.pt/BAws"><Unidade_Hoteleira>' +
        '<Codigo_Unidade_Hoteleira>500000000</Codigo_Unidade_Hoteleira><Estabelecimento>00</Estabelecimento>' +
        '<Nome>Hostel Maré Nova</Nome><Abreviatura>Maré Nova</Abreviatura><Morada>Rua da Maré, 12</Morada>' +
        '<Localidade>Portimão</Localidade><Codigo_Postal>8500</Codigo_Postal><Zona_Postal>000</Zona_Postal>' +
        '<Telefone>282000013</Telefone><Fax>282000013</Fax><Nome_Contacto>Receção</Nome_Contacto>' +
        '<Email_Contacto>ola@marenova.example</Email_Contacto></Unidade_Hoteleira><Boletim_Alojamento>' +
        '<Apelido>BRANDT</Apelido><Nome>LUKAS</Nome><Nacionalidade>D</Nacionalidade>' +
        '<Data_Nascimento>1991-02-28T00:00:00</Data_Nascimento><Local_Nascimento>KOLN</Local_Nascimento>' +
        '<Documento_Identificacao>L01X00T47</Documento_Identificacao>' +
        '<Pais_Emissor_Documento>D</Pais_Emissor_Documento><Tipo_Documento>B</Tipo_Documento>' +
        '<Data_Entrada>2026-11-24T00:00:00</Data_Entrada><Data_Saida>2026-11-27T00:00:00</Data_Saida>' +
        '<Pais_Residencia_Origem>D</Pais_Residencia_Origem>' +
        '<Local_Residencia_Origem>KOLN</Local_Residencia_Origem></Boletim_Alojamento><Envio>' +
        '<Numero_Ficheiro>42</Numero_Ficheiro><Data_Movimento>2026-11-28T09:05:07</Data_Movimento>' +
        '</Envio></MovimentoBAL>',
    );
  });

  it('leaves out given names and birth place of who has none', () => {
    const file = fileOf({ given_names: null, birth_place: ' ' });
    expect(file).toContain('<Apelido>BRANDT</Apelido>\n<Nacionalidade>');
    expect(file).not.toContain('Local_Nascimento');
  });

  it('is made at the time of Lisbon, in summer too', () => {
    const made = (madeAt: string) =>
      /<Data_Movimento>(.*)</.exec(
        movementXml({ settings: SIBA_HOUSE, number: 1, madeAt, bulletins: [GERMAN_GUEST] }),
      )?.[1];
    expect(made('2026-07-31T23:30:00Z')).toBe('2026-08-01T00:30:00');
    expect(made('2026-12-31T00:00:00+00:00')).toBe('2026-12-31T00:00:00');
  });

  it('escapes and bounds what the house is called', () => {
    const file = fileOf({}, { ...SIBA_HOUSE, name: `<b>"Mar" & 'Sol'\u0000${'x'.repeat(60)}` });
    expect(file).toContain(
      `<Nome>&lt;b&gt;&quot;Mar&quot; &amp; &apos;Sol&apos; ${'x'.repeat(23)}</Nome>`,
    );
  });

  it('knows whose bulletin a line of it is', () => {
    const file = movementXml({
      settings: SIBA_HOUSE,
      number: 1,
      madeAt: MADE_AT,
      bulletins: [GERMAN_GUEST, { ...GERMAN_GUEST, given_names: null }],
    });
    const lines = file.split('\n');
    const known = lines.map((_, index) => bulletinAtLine(file, index + 1));
    const [first, second] = [
      lines.indexOf('<Boletim_Alojamento>'),
      lines.lastIndexOf('<Boletim_Alojamento>'),
    ];
    expect(known).toEqual(
      lines.map((_, index) => {
        if (index < first || index >= lines.indexOf('<Envio>')) return null;
        return index < second ? 1 : 2;
      }),
    );
    expect([bulletinAtLine(file, 0), bulletinAtLine(file, 9999)]).toEqual([null, null]);
  });

  it('is not written for a house or a guest that is not complete', () => {
    expect(() => fileOf({ residence_place: null })).toThrow(RangeError);
    expect(() => fileOf({}, { ...SIBA_HOUSE, postcode: null })).toThrow(RangeError);
    expect(missingHouseFields({ ...SIBA_HOUSE, postcode: null, short_name: ' ' })).toEqual([
      'short_name',
      'postcode',
    ]);
  });
});

describe('what the authority would refuse (REG-04)', () => {
  it('is nothing of a whole bulletin', () => {
    expect(bulletinProblems(GERMAN_GUEST, TODAY)).toEqual([]);
    const least = { ...GERMAN_GUEST, given_names: null, birth_place: null };
    expect(bulletinProblems(least, TODAY)).toEqual([]);
  });

  it('is all of one that is empty', () => {
    const empty = { ...EMPTY_ENTRY, arrival: TODAY, departure: TODAY };
    const missing = bulletinProblems(empty, TODAY).map(({ field, kind }) => `${field} ${kind}`);
    expect(missing).toEqual([
      'nationality missing',
      'surname missing',
      'birth_date missing',
      'doc_type missing',
      'doc_number missing',
      'doc_country missing',
      'residence_country missing',
      'residence_place missing',
    ]);
  });

  const cases: [string, Partial<Bulletin>, object][] = [
    ['a Portuguese', { nationality: 'PRT' }, { field: 'nationality', kind: 'portuguese' }],
    ['the code DEU', { nationality: 'DEU' }, { field: 'nationality', kind: 'country' }],
    ['an absent territory', { doc_country: 'GRL' }, { field: 'doc_country', kind: 'country' }],
    [
      'a country of residence by name',
      { residence_country: 'Alemanha' },
      { field: 'residence_country', kind: 'country' },
    ],
    ['birth today', { birth_date: TODAY }, { field: 'birth_date', kind: 'birth-not-past' }],
    [
      'birth to come',
      { birth_date: '2062-05-17' },
      { field: 'birth_date', kind: 'birth-not-past' },
    ],
    ['29 February of 2001', { birth_date: '2001-02-29' }, { field: 'birth_date', kind: 'no-day' }],
    [
      'a number with dashes',
      { doc_number: 'L01-X00 T47' },
      { field: 'doc_number', kind: 'document' },
    ],
    ['a long number', { doc_number: '1'.repeat(17) }, { field: 'doc_number', kind: 'document' }],
    [
      'an arrival tomorrow',
      { arrival: '2026-11-29', departure: '2026-11-30' },
      { field: 'arrival', kind: 'arrival-to-come' },
    ],
    [
      'a departure before the arrival',
      { departure: '2026-11-23' },
      { field: 'departure', kind: 'departure-before-arrival' },
    ],
    [
      'a name in Cyrillic',
      { surname: 'Иванов' },
      { field: 'surname', kind: 'letters', letters: 'ИВАНО' },
    ],
    [
      'a name of marks only',
      { given_names: '...' },
      { field: 'given_names', kind: 'letters', letters: '...' },
    ],
    [
      'a town in Greek',
      { residence_place: 'Αθήνα' },
      { field: 'residence_place', kind: 'letters', letters: 'ΑΘΉΝ' },
    ],
  ];
  test.each(cases)('%s', (_, change, problem) => {
    expect(bulletinProblems({ ...GERMAN_GUEST, ...change }, TODAY)).toEqual([problem]);
  });

  it('is no day of arrival, no birth on 29 February, no long name', () => {
    const fine = {
      ...GERMAN_GUEST,
      arrival: TODAY,
      departure: TODAY,
      birth_date: '2000-02-29',
      surname: 'x'.repeat(80),
    };
    expect(bulletinProblems(fine, TODAY)).toEqual([]);
  });
});
