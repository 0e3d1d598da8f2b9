import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { EMPTY_ENTRY, type RegisterEntry } from '@/domain/register/entry';
import { eraseGuestData } from '@/queries/guest-data';
import { readStayRegister, saveEntry } from '@/queries/register/entries';
import {
  makePortalFile,
  readSibaOverview,
  settleDeparture,
  settleSibaFile,
  signPortalFile,
} from '@/queries/register/siba';
import type { BookingRow } from '@/types/rows';
import { addStay, nightsFrom, refusalOf } from './desk-scene';
import { workerOf } from './mail-scene';
import { addRoom } from './scene';
import { emptyHouse, outcome, startBackend, type Backend, type UntypedClient } from './support';

// Bulletins: who is to be reported, and the files that are made, handed over and answered.

const NILS: RegisterEntry = {
  ...EMPTY_ENTRY,
  surname: 'Öberg',
  given_names: 'Nils',
  birth_date: '1984-02-14',
  nationality: 'SWE',
  doc_type: 'P',
  doc_number: 'AA1234567',
  doc_country: 'SWE',
  residence_country: 'SWE',
  residence_place: 'Malmö',
};
const DIGEST = 'a'.repeat(64);

let backend: Backend;
let worker: UntypedClient;
let stay: BookingRow;

beforeAll(async () => {
  backend = await startBackend();
  worker = workerOf(backend);
});
afterAll(async () => backend.stop());
beforeEach(async () => {
  await emptyHouse(backend);
  await backend.database.script(`delete from public.siba_files;
    update public.register_settings set reports_from = '2020-01-01', service = 'real'`);
  stay = await addStay(backend, await addRoom(backend), [-1, 3], {
    status: 'checked_in',
    number_of_guests: 2,
  });
});

const save = async (person: number, entry: RegisterEntry = NILS) =>
  saveEntry(backend.staff, {
    bookingId: stay.id,
    person,
    entry: { ...entry, age: null, tax_reason: null },
  });
const overview = async () => readSibaOverview(backend.staff);
const idsOf = async () =>
  (await readStayRegister(backend.staff, stay.id)).entries.map(({ id }) => id);

/** A file that the function has taken, for everybody of the stay. */
async function claim(): Promise<{ number: number; token: string }> {
  const { data, error } = await backend.staff.rpc('make_siba_file', {
    entries: await idsOf(),
    way: 'service',
  });
  if (error) throw error;
  const { number, token } = Object(data);
  return { number, token };
}

async function finish(
  file: { number: number; token: string },
  result: string,
  more: Record<string, unknown> = {},
) {
  const handed = await worker.rpc('hand_siba_file', { ...file, sha256: DIGEST });
  const finished = await worker.rpc('finish_siba_file', { ...file, result, ...more });
  return [handed.data, finished.data];
}

describe('who is to be reported', () => {
  it('is who arrived from abroad, with what is missing and without any number (REG-04)', async () => {
    await save(1);
    await save(2, { ...NILS, given_names: 'Hanna', residence_place: null });
    const found = await overview();
    expect(found.stays).toMatchObject([
      {
        booking_number: stay.booking_number,
        arrival: stay.check_in_date,
        departure: stay.check_out_date,
        people: [
          { surname: 'Öberg', missing: [], state: 'open' },
          { given_names: 'Hanna', missing: ['residence_place'], state: 'open' },
        ],
      },
    ]);
    expect(JSON.stringify(found)).not.toContain('AA1234567');
  });

  it('leaves out Portuguese citizens, who has not come and what was before the day it began (REG-04)', async () => {
    await save(1, { ...NILS, nationality: 'PRT' });
    await save(2, { ...NILS, nationality: 'PRT' });
    expect((await overview()).stays).toEqual([]);
    await save(2);
    expect((await overview()).stays).toHaveLength(1);
    await backend.house.from('bookings').update({ status: 'confirmed' }).eq('id', stay.id);
    expect((await overview()).stays).toEqual([]);
    await backend.house.from('bookings').update({ status: 'checked_in' }).eq('id', stay.id);
    await backend.database.script(
      'update public.register_settings set reports_from = private.today()',
    );
    expect((await overview()).stays).toEqual([]);
  });

  it('is who came without a name too, as from a calendar (REG-04)', async () => {
    expect((await overview()).stays[0]?.people).toMatchObject([
      { entry_id: null, missing: null },
      { entry_id: null, missing: null },
    ]);
  });
});

describe('a file for the service', () => {
  it('is claimed, handed over, accepted, and its guests are reported (REG-04)', async () => {
    await save(1);
    await save(2, { ...NILS, doc_number: 'AA1234568' });
    const file = await claim();
    expect((await overview()).stays[0]?.people.map(({ state }) => state)).toEqual([
      'under_way',
      'under_way',
    ]);
    expect(await finish(file, 'accepted')).toEqual([true, true]);
    const found = await overview();
    expect(found.stays).toEqual([]);
    expect(found.files).toMatchObject([{ state: 'accepted', guests: 2, sha256: DIGEST }]);
    expect((await refusalOf(makePortalFile(backend.staff, await idsOf()))).code).toBe('HS047');
  });

  it('is refused as a whole, says of whom, and the reason goes with the mending (REG-04)', async () => {
    await save(1);
    await save(2, { ...NILS, given_names: 'Hanna' });
    const file = await claim();
    await finish(file, 'refused', {
      code: '75',
      lines: [{ line: 2, message: 'Documento_Identificacao inválido' }],
    });
    const [, hanna] = (await overview()).stays[0]?.people ?? [];
    expect(hanna).toMatchObject({ state: 'refused', refusal: 'Documento_Identificacao inválido' });
    expect((await overview()).files[0]?.refusals).toMatchObject([
      { line: 2, given_names: 'Hanna' },
    ]);
    await save(2, { ...NILS, given_names: 'Hanna', doc_number: 'AA7654321' });
    expect((await overview()).stays[0]?.people[1]?.refusal).toBeNull();
    const next = await claim();
    expect(next.number).toBe(file.number + 1);
    expect((await overview()).files.map(({ followed }) => followed)).toEqual([[], []]);
    await finish(next, 'accepted');
    expect((await overview()).files).toMatchObject([
      { number: next.number, followed: [] },
      { number: file.number, followed: [next.number] },
    ]);
  });

  it('keeps no word of a person who is erased, nor of one who was taken out (REG-06)', async () => {
    await save(1);
    await save(2, { ...NILS, given_names: 'Hanna' });
    const words = 'Documento AA1234567 de Nils inválido';
    const lines = [1, 2].map((line) => ({ line, message: words }));
    await finish(await claim(), 'refused', { code: '75', answer: words, lines });
    const [, hanna = ''] = await idsOf();
    const said = async () => {
      const { code, answer, refusals } = (await overview()).files[0] ?? {};
      return { code, answer, refusals: refusals?.map(({ line }) => line) };
    };
    expect(await said()).toEqual({ code: '75', answer: words, refusals: [1, 2] });
    await backend.house.from('register_entries').delete().eq('id', hanna);
    await backend.database.script('select private.erase_old_registers()');
    expect(await said()).toEqual({ code: '75', answer: null, refusals: [1] });
    await backend.database.query('select private.erase_register(array[$1::uuid])', [stay.id]);
    expect(await said()).toEqual({ code: '75', answer: null, refusals: [] });
  });

  it('keeps the data of a stay, whose guest is erased, until everybody is reported (REG-04, REG-06)', async () => {
    await save(1);
    await save(2, { ...NILS, given_names: 'Hanna', doc_number: 'AA1234568' });
    await backend.house
      .from('bookings')
      .update({ ...nightsFrom(backend, -4, 3), status: 'checked_out' })
      .eq('id', stay.id);
    const erase = async () => {
      const erasure = await eraseGuestData(backend.staff, stay.guest_email ?? '');
      return { bookings: erasure.bookings, kept: erasure.kept.map(({ why }) => why) };
    };
    expect(await erase()).toEqual({ bookings: 0, kept: ['report'] });
    // Nor is it deleted, once it lies in the archive.
    await backend.house.from('bookings').update({ archived: true }).eq('id', stay.id);
    const remove = async () =>
      backend.staff.from('bookings').delete().eq('id', stay.id).select('id');
    expect(outcome(await remove())).toBe('409 HS064');
    const [nils = ''] = await idsOf();
    const portal = await makePortalFile(backend.staff, [nils]);
    await settleSibaFile(backend.staff, { number: portal.number, outcome: 'delivered' });
    expect(await erase()).toEqual({ bookings: 0, kept: ['report'] });
    expect((await overview()).stays[0]?.people).toMatchObject([
      { state: 'reported' },
      { given_names: 'Hanna', state: 'open' },
    ]);
    await finish(await claim(), 'accepted');
    expect(await erase()).toEqual({ bookings: 1, kept: [] });
    expect((await remove()).data).toEqual([{ id: stay.id }]);
  });

  it.each([
    ['who is Portuguese', { nationality: 'PRT' }, ''],
    ['of a house that reports nothing', {}, 'reports_from = null'],
    ['from before the first day', {}, 'reports_from = current_date'],
  ])('waits for nobody %s (REG-06)', async (_name, fields, settings) => {
    await save(1, { ...NILS, ...fields });
    await backend.house
      .from('bookings')
      .update({ ...nightsFrom(backend, -4, 3), status: 'checked_out' })
      .eq('id', stay.id);
    if (settings !== '') {
      await backend.database.script(`update public.register_settings set ${settings}`);
    }
    expect(await eraseGuestData(backend.staff, stay.guest_email ?? '')).toMatchObject({
      bookings: 1,
      kept: [],
    });
  });

  it('is not followed before everybody of it is reported, whoever was taken out (REG-04)', async () => {
    await save(1);
    await save(2, { ...NILS, given_names: 'Hanna', doc_number: 'AA1234568' });
    await finish(await claim(), 'failed', { code: '503' });
    const [nils = '', hanna = ''] = await idsOf();
    const portal = await makePortalFile(backend.staff, [nils]);
    await settleSibaFile(backend.staff, { number: portal.number, outcome: 'delivered' });
    const ofFailed = async () => (await overview()).files.at(-1)?.followed;
    expect(await ofFailed()).toEqual([]);
    await backend.house.from('register_entries').delete().eq('id', hanna);
    expect(await ofFailed()).toEqual([portal.number]);
  });

  it('is one at a time, whoever asks (REG-04)', async () => {
    await save(1);
    await claim();
    expect((await refusalOf(makePortalFile(backend.staff, await idsOf()))).code).toBe('HS046');
  });

  it('that was cut off while handing over is uncertain, and a person decides (REG-04)', async () => {
    await save(1);
    await save(2, { ...NILS, nationality: 'PRT' });
    const file = await claim();
    await worker.rpc('hand_siba_file', { ...file, sha256: DIGEST });
    await backend.database
      .script(`update public.siba_files set lease_until = now() - interval '1 s';
      select private.sweep()`);
    expect((await overview()).files).toMatchObject([{ state: 'uncertain' }]);
    expect((await overview()).stays[0]?.people[0]?.state).toBe('under_way');
    await settleSibaFile(backend.staff, { number: file.number, outcome: 'not_delivered' });
    expect((await overview()).stays[0]?.people[0]?.state).toBe('open');
    const again = await refusalOf(
      settleSibaFile(backend.staff, { number: file.number, outcome: 'delivered' }),
    );
    expect(again.code).toBe('HS014');
    // The answer that comes at last changes nothing that a person has decided.
    const late = await worker.rpc('finish_siba_file', { ...file, result: 'accepted' });
    expect(late.data).toBe(false);
  });

  it('that nobody handed over within its time was not delivered (REG-04)', async () => {
    await save(1);
    const file = await claim();
    await backend.database.script(
      `update public.siba_files set lease_until = now() - interval '1 s'`,
    );
    expect(await finish(file, 'accepted')).toEqual([false, true]);
  });
});

describe('a file for the portal', () => {
  it('counts when somebody says that it was handed in (REG-04)', async () => {
    await save(1);
    await save(2, { ...NILS, nationality: 'PRT' });
    const { number, bulletins, token } = await makePortalFile(backend.staff, await idsOf());
    expect(bulletins).toMatchObject([
      { line: 1, doc_number: 'AA1234567', arrival: stay.check_in_date },
    ]);
    expect(token).toBeNull();
    await signPortalFile(backend.staff, { number, sha256: DIGEST });
    expect((await overview()).stays[0]?.people[0]).toMatchObject({
      state: 'in_file',
      file: number,
    });
    await settleSibaFile(backend.staff, { number, outcome: 'delivered' });
    const found = await overview();
    expect(found.stays).toEqual([]);
    expect(found.files).toMatchObject([{ state: 'file', delivered_on: backend.today }]);
  });
});

describe('after the report', () => {
  it('another departure is told until somebody has put it right (REG-04)', async () => {
    await save(1);
    await save(2, { ...NILS, nationality: 'PRT' });
    await finish(await claim(), 'accepted');
    await backend.house
      .from('bookings')
      .update({ ...nightsFrom(backend, -1, 5) })
      .eq('id', stay.id);
    const { changed } = await overview();
    expect(changed).toMatchObject([{ surname: 'Öberg', reported: stay.check_out_date }]);
    await settleDeparture(backend.staff, changed[0]?.entry_id ?? '');
    expect((await overview()).changed).toEqual([]);
  });

  it('what the stand-in took does not count once the house reports in earnest (REG-04)', async () => {
    await save(1);
    await save(2, { ...NILS, nationality: 'PRT' });
    await backend.database.script(`update public.register_settings set service = 'rehearsal'`);
    const file = await claim();
    await finish(file, 'accepted');
    await backend.database.script(`update public.siba_files set is_rehearsal = true`);
    expect((await overview()).stays).toEqual([]);
    await backend.database.script(`update public.register_settings set service = 'real'`);
    expect((await overview()).stays).toHaveLength(1);
  });

  it('is nothing to strangers, and no hand of a person in what the authority said', async () => {
    for (const client of [backend.visitor, backend.stray]) {
      expect((await refusalOf(readSibaOverview(client))).kind).toBe('forbidden');
      const { data } = await client.from('siba_files').select();
      expect(data ?? []).toEqual([]);
    }
    await save(1);
    const file = await claim();
    const { error } = await backend.staff.rpc('finish_siba_file', { ...file, result: 'accepted' });
    expect(error?.code).toBe('42501');
  });
});
