import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addDays } from '@/domain/calendar/dates';
import { SIBA_COUNTRIES } from '@/domain/register/countries';
import { EMPTY_ENTRY, missingFields, type RegisterEntry } from '@/domain/register/entry';
import { readGuestPage } from '@/queries/guest-page';
import {
  acceptProposal,
  findDocument,
  listRegisterCounts,
  readStayRegister,
  saveEntry,
  settleProposal,
} from '@/queries/register/entries';
import { saveGuestRegister } from '@/queries/register/guest-register';
import type { BookingInsert, BookingRow, RoomRow } from '@/types/rows';
import { addStay, nightsFrom, refusalOf } from './desk-scene';
import { newKey } from './mail-scene';
import { addBooking, addRoom } from './scene';
import { emptyHouse, startBackend, type Backend } from './support';

// Who sleeps in the house: staff alone read it; a guest writes, and reads back only what is missing.

const GABRIELA: RegisterEntry = {
  ...EMPTY_ENTRY,
  surname: 'Moura Ferraz',
  given_names: 'Gabriela',
  birth_date: '1991-06-14',
  birth_place: 'Belo Horizonte',
  nationality: 'BRA',
  doc_type: 'P',
  doc_number: 'FX481207',
  doc_country: 'BRA',
  residence_country: 'BRA',
  residence_place: 'Belo Horizonte',
};
const DESK = { age: null, tax_reason: null };

let backend: Backend;
let room: RoomRow;
let key: string;
let stay: BookingRow;

beforeAll(async () => {
  backend = await startBackend();
  await backend.database.script('update public.register_settings set asks_guests = true');
});
afterAll(async () => backend.stop());
beforeEach(async () => {
  await emptyHouse(backend);
  room = await addRoom(backend);
  key = newKey();
  stay = await addStay(backend, room, [2, 3], { access_key: key, number_of_guests: 2 });
});

const write = async (
  entry: Partial<RegisterEntry>,
  given: { person?: number; isAnew?: boolean } = {},
) =>
  saveGuestRegister(backend.visitor, {
    key,
    booking: stay.booking_number,
    person: given.person ?? 1,
    entry: { ...EMPTY_ENTRY, ...entry },
    isAnew: given.isAnew ?? false,
  });
const read = async () => readStayRegister(backend.staff, stay.id);
const save = async (entry: RegisterEntry, person = 1) =>
  saveEntry(backend.staff, { bookingId: stay.id, person, entry: { ...entry, ...DESK } });

describe('what a guest writes', () => {
  it('is read back as what is missing, and as nothing else (REG-02)', async () => {
    const people = await write({ nationality: 'BRA', surname: 'Moura', doc_number: 'FX481207' });
    expect(people).toEqual([
      {
        person: 1,
        missing: ['birth_date', 'doc_type', 'doc_country', 'residence_country', 'residence_place'],
        saved_at: expect.any(String),
        is_checked: false,
      },
      { person: 2, missing: missingFields(EMPTY_ENTRY), saved_at: null, is_checked: false },
    ]);
    const page = JSON.stringify(await readGuestPage(backend.visitor, key));
    expect(page).not.toContain('FX481207');
    expect(page).not.toContain('Moura');
    expect(page).toContain('residence_place');
  });

  it('is completed in several steps, and begun anew on request (REG-02)', async () => {
    await write({ nationality: 'BRA', surname: 'Moura' });
    await write({ ...GABRIELA, surname: null });
    const [first] = (await read()).entries;
    expect(first).toMatchObject({ ...GABRIELA, surname: 'Moura', is_proposal: true, missing: [] });
    const [begun] = await write({ nationality: 'PRT' }, { isAnew: true });
    expect(begun?.missing).toEqual(['surname', 'residence_country', 'residence_place']);
  });

  it('is a proposal beside what reception typed, never in its place (REG-02)', async () => {
    await save({ ...GABRIELA, surname: 'Moura', doc_number: null });
    await write(GABRIELA);
    const { entries } = await read();
    expect(entries.map(({ is_proposal, surname }) => [is_proposal, surname])).toEqual([
      [false, 'Moura'],
      [true, 'Moura Ferraz'],
    ]);
    const proposal = entries.find(({ is_proposal }) => is_proposal)?.id ?? '';
    const before = await acceptProposal(backend.staff, { id: proposal, onlyMissing: true });
    expect(before).toMatchObject({ surname: 'Moura', doc_number: null });
    expect((await read()).entries).toMatchObject([{ surname: 'Moura', doc_number: 'FX481207' }]);
    await settleProposal(backend.staff, { id: proposal, isSettled: false });
    await acceptProposal(backend.staff, { id: proposal, onlyMissing: false });
    expect((await read()).entries).toMatchObject([{ surname: 'Moura Ferraz', is_proposal: false }]);
    const again = await refusalOf(
      acceptProposal(backend.staff, { id: proposal, onlyMissing: false }),
    );
    expect(again.code).toBe('HS014');
  });

  it('asks for nobody where it says what reception has already (REG-02)', async () => {
    await save(GABRIELA);
    const [first] = await write(GABRIELA);
    expect(first).toMatchObject({ missing: [], is_checked: true });
    expect((await read()).entries).toHaveLength(1);
  });

  it('is answered alike whether or not it is what reception typed, then and later (REG-02)', async () => {
    await save(GABRIELA);
    await save(GABRIELA, 2);
    const seen = async () =>
      (await readGuestPage(backend.visitor, key)).bookings[0]?.register?.map(
        ({ missing, saved_at, is_checked }) => ({
          missing,
          isSaved: saved_at !== null,
          is_checked,
        }),
      );
    const guesses = [
      [{ doc_number: 'FX481207' }, { doc_number: '99ZZ' }],
      [{ nationality: 'BRA' }, { nationality: 'PRT' }],
      [{ surname: 'Moura Ferraz' }, { surname: 'Moura' }],
    ] as const;
    for (const [right, wrong] of guesses) {
      await write(right, { isAnew: true });
      await write(wrong, { person: 2, isAnew: true });
      const [one, other] = (await seen()) ?? [];
      expect(one).toEqual({ missing: [], isSaved: true, is_checked: true });
      expect(other).toEqual(one);
    }
    const wrong = (await read()).entries.find(({ is_proposal }) => is_proposal)?.id ?? '';
    await settleProposal(backend.staff, { id: wrong, isSettled: true });
    await backend.database.script(`
      update public.register_entries set settled_at = settled_at - interval '2 days' where is_proposal;
      select private.erase_old_registers()`);
    const [one, other] = (await seen()) ?? [];
    expect(one).toEqual({ missing: [], isSaved: true, is_checked: true });
    expect(other).toEqual(one);
    const kept = await backend.database.query(
      'select surname, doc_number, age from public.register_entries where is_proposal',
    );
    expect(kept).toEqual([1, 2].map(() => ({ surname: null, doc_number: null, age: null })));
  });

  it.each([
    ['a birth date to come', { birth_date: '2090-01-01' }],
    ['a day that there is not', { birth_date: '2025-02-29' }],
    ['a country that the authority does not know', { nationality: 'DEU' }],
    ['a number that no document has', { doc_number: 'A'.repeat(17) }],
  ])('is refused for %s', async (_name, entry) => {
    expect((await refusalOf(write(entry))).code).toBe('HS400');
    expect((await read()).entries).toEqual([]);
  });

  it('takes a number with blanks and dashes, and 29 February of a leap year', async () => {
    await write({ ...GABRIELA, doc_number: ' fx-48 12.07 ', birth_date: '2024-02-29' });
    expect((await read()).entries).toMatchObject([
      { doc_number: 'FX481207', birth_date: '2024-02-29' },
    ]);
  });

  it.each([
    ['another key', async () => write({}).then(() => undefined), () => (key = newKey())],
    [
      'a person beyond the places',
      async () => write(GABRIELA, { person: 3 }).then(() => undefined),
      () => undefined,
    ],
  ])('is refused with %s', async (_name, act, before) => {
    before();
    const { code } = await refusalOf(act());
    expect(['HS020', 'HS400']).toContain(code);
  });

  it('is asked for from the confirmation to the end of the day of arrival (REG-02)', async () => {
    const registerOf = async (set: Partial<BookingInsert>) => {
      await backend.house.from('bookings').update(set).eq('id', stay.id);
      const { bookings } = await readGuestPage(backend.visitor, key);
      return bookings[0]?.register ?? null;
    };
    expect(await registerOf({ status: 'pending' })).toBeNull();
    expect(await registerOf({ status: 'confirmed' })).toHaveLength(2);
    expect(await registerOf(nightsFrom(backend, 0, 3))).toHaveLength(2);
    expect(await registerOf({ status: 'checked_in' })).toHaveLength(2);
    expect(await registerOf(nightsFrom(backend, -1, 3))).toBeNull();
    expect((await refusalOf(write(GABRIELA))).code).toBe('HS020');
  });

  it('has one answer for every key that does not serve, whatever the reason (REG-02)', async () => {
    const other = await addStay(backend, await addRoom(backend), [2, 3], { access_key: newKey() });
    const answerTo = async (given: { key?: string; booking?: string }) => {
      const { code, message } = await refusalOf(
        saveGuestRegister(backend.visitor, {
          key: given.key ?? key,
          booking: given.booking ?? stay.booking_number,
          person: 1,
          entry: GABRIELA,
          isAnew: false,
        }),
      );
      return [code, message];
    };
    const unknown = await answerTo({ key: newKey() });
    expect(await answerTo({ key: 'x' })).toEqual(unknown);
    // The booking of somebody else, known by its number from the public list.
    expect(await answerTo({ booking: other.booking_number })).toEqual(unknown);
    expect(await answerTo({ booking: 'R26-AAAAAA' })).toEqual(unknown);
    await backend.house.from('bookings').update({ status: 'pending' }).eq('id', stay.id);
    expect(await answerTo({})).toEqual(unknown);
    await backend.house.from('bookings').update({ status: 'confirmed' }).eq('id', stay.id);
    await backend.database.script('update public.register_settings set asks_guests = false');
    expect(await answerTo({})).toEqual(unknown);
    await backend.database.script('update public.register_settings set asks_guests = true');
    expect(unknown[0]).toBe('HS020');
  });

  it('can be changed sixty times, not more', async () => {
    await write(GABRIELA);
    await backend.database.script('update public.register_entries set writes = 60');
    expect((await refusalOf(write(GABRIELA))).code).toBe('HS429');
  });
});

describe('a stay of several parts', () => {
  it('has its register on the first, however often it is divided (REG-01)', async () => {
    const other = await addRoom(backend);
    const second = await addBooking(backend, {
      room_id: other.id,
      access_key: key,
      status: 'confirmed',
      number_of_guests: 2,
      check_in_date: stay.check_out_date,
      check_out_date: addDays(stay.check_out_date, 2),
    });
    await saveEntry(backend.staff, {
      bookingId: second.id,
      person: 1,
      entry: { ...GABRIELA, ...DESK },
    });
    expect(await readStayRegister(backend.staff, second.id)).toMatchObject({
      booking_id: stay.id,
      departure: second.check_out_date,
      entries: [{ person: 1 }],
    });
    const { bookings } = await readGuestPage(backend.visitor, key);
    expect(bookings.map(({ register }) => register?.length ?? null)).toEqual([2, null]);
    expect(await listRegisterCounts(backend.staff, [stay.id, second.id])).toMatchObject([
      { booking_id: stay.id, person: 1, missing: [] },
    ]);
  });

  it('of two rooms of a party that both move on counts nobody twice', async () => {
    const beside = await addStay(backend, await addRoom(backend), [2, 3], {
      access_key: key,
      number_of_guests: 2,
    });
    const moved = [];
    for (const { check_out_date } of [stay, beside]) {
      moved.push(
        await addBooking(backend, {
          room_id: (await addRoom(backend)).id,
          access_key: key,
          status: 'confirmed',
          number_of_guests: 2,
          check_in_date: check_out_date,
          check_out_date: addDays(check_out_date, 2),
        }),
      );
    }
    const heads = await Promise.all(
      moved.map(async ({ id }) => (await readStayRegister(backend.staff, id)).booking_id),
    );
    expect(heads.toSorted()).toEqual([stay.id, beside.id].toSorted());
  });
});

describe('what reception keeps', () => {
  it('says who has seen it and how old somebody is, and of Portuguese citizens no document (REG-01)', async () => {
    await save(GABRIELA);
    await save({ ...GABRIELA, nationality: 'PRT', residence_country: 'PRT' }, 2);
    const [first, second] = (await read()).entries;
    expect(first).toMatchObject({ checked_by: expect.any(String), missing: [], doc_type: 'P' });
    expect(first?.age).toBeGreaterThan(30);
    expect(second).toMatchObject({ doc_number: null, birth_date: null, missing: [] });
    expect(second?.age).toBe(first?.age);
  });

  it('names an earlier stay and somebody else with the same document (REG-03)', async () => {
    await save(GABRIELA);
    await save({ ...GABRIELA, given_names: 'Outra' }, 2);
    const seen = await findDocument(backend.staff, {
      number: 'FX481207',
      country: 'BRA',
      bookingId: stay.id,
      person: 2,
    });
    expect(seen).toMatchObject([{ person: 1, is_same_stay: true }]);
  });

  it('is erased a year after the departure, but where somebody lives and a band of ages (REG-06)', async () => {
    await save({ ...GABRIELA, birth_date: addDays(backend.today, -365 * 15) });
    await backend.house
      .from('bookings')
      .update({ ...nightsFrom(backend, -369, 4), status: 'completed' })
      .eq('id', stay.id);
    await backend.database.query('select private.auto_archive_bookings()');
    const [kept] = (await read()).entries;
    expect(kept).toMatchObject({ surname: 'Moura Ferraz' });
    await backend.house
      .from('bookings')
      .update({ ...nightsFrom(backend, -372, 4) })
      .eq('id', stay.id);
    await backend.database.query('select private.auto_archive_bookings()');
    const [erased] = (await read()).entries;
    expect(erased).toMatchObject({
      ...EMPTY_ENTRY,
      residence_country: 'BRA',
      age: 13,
      checked_by: null,
      erased_at: expect.any(String),
    });
  });

  it('goes with a stay that did not take place, and with the erasure of a guest (REG-06)', async () => {
    await save(GABRIELA);
    await backend.house
      .from('bookings')
      .update({ ...nightsFrom(backend, -9, 4), status: 'completed' })
      .eq('id', stay.id);
    const { data } = await backend.staff.rpc('export_guest_data', {
      email: stay.guest_email ?? '',
    });
    expect(JSON.stringify(data)).not.toContain('FX481207');
    await backend.house
      .from('bookings')
      .update({ guest_name: 'Gabriela Moura Ferraz' })
      .eq('id', stay.id);
    const own = await backend.staff.rpc('export_guest_data', { email: stay.guest_email ?? '' });
    expect(JSON.stringify(own.data)).toContain('FX481207');
    await backend.staff.rpc('erase_guest_data', { email: stay.guest_email ?? '' });
    expect((await read()).entries).toMatchObject([{ ...EMPTY_ENTRY, residence_country: 'BRA' }]);
    const { data: events } = await backend.staff.from('booking_events').select();
    expect(JSON.stringify(events)).not.toContain('FX481207');
  });

  it('is nothing to visitors and strangers, by any way', async () => {
    await save(GABRIELA);
    for (const client of [backend.visitor, backend.stray]) {
      const { data } = await client.from('register_entries').select();
      expect(data ?? []).toEqual([]);
      for (const ask of [
        async () => readStayRegister(client, stay.id),
        async () =>
          findDocument(client, {
            number: 'FX481207',
            country: 'BRA',
            bookingId: stay.id,
            person: 2,
          }),
      ]) {
        expect((await refusalOf(ask())).kind).toBe('forbidden');
      }
    }
    const { data, error } = await backend.attacker
      .from('register_entries')
      .insert({ booking_id: stay.id, person: 1, surname: 'X' })
      .select();
    expect([data, error?.code]).toEqual([null, '42501']);
  });
});

describe('one rule told twice', () => {
  it('is the same in the browser: what is missing', async () => {
    for (const entry of [
      EMPTY_ENTRY,
      GABRIELA,
      { ...EMPTY_ENTRY, nationality: 'PRT' },
      { ...GABRIELA, doc_number: null, residence_place: null },
    ]) {
      await save(entry);
      expect((await read()).entries[0]?.missing).toEqual(missingFields(entry));
    }
  });

  it('is the same in the browser: the codes of the authority, and no other (REG-01)', async () => {
    const letters = Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZ');
    const pairs = letters.flatMap((a) => letters.map((b) => `${a}${b}`));
    const threes = pairs.flatMap((pair) => letters.map((last) => `${pair}${last}`));
    const taken = await backend.database.query(
      'select code from jsonb_array_elements_text($1::jsonb) code where private.is_siba_country(code)',
      [JSON.stringify([...letters, ...pairs, ...threes, '', 'd', 'prt', ' PRT'])],
    );
    expect(taken.map(({ code }) => String(code)).toSorted()).toEqual(SIBA_COUNTRIES.toSorted());
  });
});
