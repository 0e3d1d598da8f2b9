import { readFileSync } from 'node:fs';
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { validateXML } from 'xmllint-wasm';
import { SIBA_COUNTRIES } from '@/domain/register/countries';
import { type Bulletin, bulletinProblems, movementXml } from '@/domain/register/siba-file';
import { readMovement, SchemaError } from '../../supabase/local/siba/read-movement.ts';
import { GERMAN_GUEST, SIBA_HOUSE } from '../support/siba';

// The file held to the authority's schema by libxml2, which the product does not carry.

const schema = readFileSync('tests/functions/siba/movimento-bal.xsd', 'utf8');
const TODAY = '2026-11-28';

const fileOf = (bulletins: readonly Bulletin[]) =>
  movementXml({
    settings: SIBA_HOUSE,
    number: 7,
    madeAt: '2026-11-28T09:05:00Z',
    bulletins,
  });

/** What the validator says of some files; nothing of those that are valid. */
async function complaints(files: readonly string[]): Promise<string[]> {
  const xml = files.map((contents, index) => ({ fileName: `${index}.xml`, contents }));
  const { errors } = await validateXML({ xml, schema });
  return errors.map(({ message }) => message);
}

const texts = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 80 }),
  fc.string({ unit: fc.constantFrom(...Array.from('aéßŁñÜ&<>"\' -çИ山5')), maxLength: 80 }),
);
const days = fc
  .date({ min: new Date('1900-01-01'), max: new Date('2030-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 'yyyy-mm-dd'.length));
const countries = fc.constantFrom(...SIBA_COUNTRIES, 'DEU', '');
const anyBulletin: fc.Arbitrary<Bulletin> = fc.record({
  surname: fc.option(texts),
  given_names: fc.option(texts),
  birth_date: fc.option(days),
  birth_place: fc.option(texts),
  nationality: fc.option(countries),
  doc_type: fc.option(fc.constantFrom('P', 'B', 'O')),
  doc_number: fc.option(fc.stringMatching(/^[0-9A-Z -]{0,18}$/)),
  doc_country: fc.option(countries),
  residence_country: fc.option(countries),
  residence_place: fc.option(texts),
  arrival: days,
  departure: days,
});
/** Most fields of somebody whole, so that many are fine. */
const bulletins = fc
  .tuple(anyBulletin, fc.subarray(Object.keys(GERMAN_GUEST), { maxLength: 4 }))
  .map(([any, fields]) => ({
    ...GERMAN_GUEST,
    ...Object.fromEntries(Object.entries(any).filter(([field]) => fields.includes(field))),
  }));

it('any guest of whom nothing is refused makes a valid file (REG-04)', async () => {
  const fine = fc
    .sample(bulletins, 1500)
    .filter((one) => bulletinProblems(one, TODAY).length === 0);
  expect(fine.length).toBeGreaterThan(150);
  expect(await complaints(fine.map((one) => fileOf([one])))).toEqual([]);
  expect(await complaints([fileOf(fine)])).toEqual([]);
  expect(readMovement(fileOf(fine)).bulletins).toHaveLength(fine.length);
});

it.each([
  ['no fax', /<Fax>.*\n/, ''],
  ['no town of residence', /<Local_Residencia_Origem>.*\n/, ''],
  ['another order', /(<Apelido>.*\n)(<Nome>.*\n)/, '$2$1'],
  ['a long name', /LUKAS/, 'L'.repeat(41)],
  ['a day without time', /1991-02-28T00:00:00/, '1991-02-28'],
  ['another namespace', /sef\.pt\/BAws/, 'www.sef.pt/BAws'],
])('and %s is noticed', async (_, right, wrong) => {
  const file = fileOf([GERMAN_GUEST]).replace(right, wrong);
  expect(file).not.toBe(fileOf([GERMAN_GUEST]));
  expect((await complaints([file])).length).toBeGreaterThan(0);
  // The stand-in of npm start, which reads without libxml2, refuses the same.
  expect(() => readMovement(file)).toThrow(SchemaError);
});
