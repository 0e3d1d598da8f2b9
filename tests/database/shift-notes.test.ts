import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  deleteShiftNote,
  insertShiftNote,
  listShiftNotes,
  setShiftNoteDone,
} from '@/queries/shift-notes';
import { readWhatsNew } from '@/queries/whats-new';
import { refusalOf } from './desk-scene';
import { countRows, olderWorkDone } from './scene';
import { emptyHouse, outcome, STAFF, startBackend, tokenOf, untypedClientFor } from './support';
import type { Backend, UntypedClient } from './support';

// Notes for the next shift: written, done, taken back, deleted; never changed.

let backend: Backend;
let untypedStaff: UntypedClient;
let written = 0;

beforeAll(async () => {
  backend = await startBackend();
  untypedStaff = untypedClientFor(backend.stack, await tokenOf(backend.stack, STAFF));
});
afterAll(async () => backend.stop());
beforeEach(async () => {
  await emptyHouse(backend);
  await backend.database.script(
    'delete from public.shift_notes; delete from private.recent_changes',
  );
});

const LONG_AGO = '2020-01-01T00:00:00Z';
const FRESH_MS = 600_000;

const list = async (doneSince = LONG_AGO) => listShiftNotes(backend.staff, doneSince);
const newNote = (text: string) => {
  written += 1;
  return { id: `77777777-7777-4777-8777-${String(written).padStart(12, '0')}`, text };
};
async function write(text = 'A chave do 7 está na gaveta.') {
  const note = newNote(text);
  await insertShiftNote(backend.staff, note);
  return note;
}
const age = async (id: string, days: number) =>
  backend.database.script(
    `alter table public.shift_notes disable trigger shift_notes_10_before_write;
     update public.shift_notes set created_at = now() - interval '${days} days',
            done_at = case when done then now() - interval '${days} days' end where id = '${id}';
     alter table public.shift_notes enable trigger shift_notes_10_before_write`,
  );

describe('a note of the shift', () => {
  it('says who wrote it and when, by the database (DESK-16)', async () => {
    const { id } = await write('  Táxi às 6:00\npara o 4. ');
    const [stored] = await list();
    expect(stored).toMatchObject({
      id,
      text: 'Táxi às 6:00\npara o 4.',
      written_name: 'Rececao',
      done: false,
      done_at: null,
      done_name: null,
    });
    expect(Math.abs(Date.parse(stored?.created_at ?? '') - Date.now())).toBeLessThan(FRESH_MS);
  });

  it('is stored once, however often it is sent, and stays as it was (DESK-16)', async () => {
    const note = await write();
    await insertShiftNote(backend.staff, { ...note, text: 'Outra coisa' });
    expect((await list()).map(({ text }) => text)).toEqual([note.text]);
  });

  it('is done by whoever says so first, and taken back to open (DESK-16)', async () => {
    const { id } = await write();
    const done = await setShiftNoteDone(backend.staff, { id, done: true });
    expect(done).toMatchObject({ done: true, done_name: 'Rececao' });
    expect(Math.abs(Date.parse(done.done_at ?? '') - Date.now())).toBeLessThan(FRESH_MS);
    await backend.house.from('shift_notes').update({ done: true }).eq('id', id);
    expect(await list()).toEqual([done]);
    const open = await setShiftNoteDone(backend.staff, { id, done: false });
    expect(open).toMatchObject({ done: false, done_at: null, done_name: null });
    expect(open.created_at).toBe(done.created_at);
  });

  it('is deleted, by whoever is staff; whoever changes it then learns that it is gone (DESK-16)', async () => {
    const { id } = await write();
    await deleteShiftNote(backend.staff, id);
    expect(await list()).toEqual([]);
    const refusals = await Promise.all([
      refusalOf(setShiftNoteDone(backend.staff, { id, done: true })),
      refusalOf(deleteShiftNote(backend.staff, id)),
    ]);
    expect(refusals).toMatchObject([{ kind: 'missing' }, { kind: 'missing' }]);
  });

  it('is listed open ones first, each newest first, done ones only since a moment (DESK-16)', async () => {
    const [old, done, longDone, fresh] = [
      await write(),
      await write(),
      await write(),
      await write(),
    ];
    for (const { id } of [done, longDone]) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      await setShiftNoteDone(backend.staff, { id, done: true });
    }
    await age(old.id, 40);
    await age(longDone.id, 20);
    const since = new Date(Date.now() - 14 * 86_400_000).toISOString();
    expect((await list(since)).map(({ id }) => id)).toEqual([fresh.id, old.id, done.id]);
  });

  it('goes ninety days after it was done, an open one stays (DESK-16)', async () => {
    const [open, kept, gone] = [await write(), await write(), await write()];
    for (const { id } of [kept, gone]) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      await setShiftNoteDone(backend.staff, { id, done: true });
    }
    await age(open.id, 200);
    await age(kept.id, 89);
    await age(gone.id, 91);
    await backend.database.script('select private.auto_archive_bookings()');
    expect((await list()).map(({ id }) => id)).toEqual([open.id, kept.id]);
  });
});

describe('the panel’s question', () => {
  const ask = async (since: string | null) => readWhatsNew(backend.staff, since);

  it('counts open notes, and tells once that one was written, done or deleted (DESK-16, LIVE-01)', async () => {
    await olderWorkDone(backend);
    const before = await ask((await ask(null)).cursor);
    expect(before).not.toHaveProperty('open_notes');
    expect(before).not.toHaveProperty('shift_notes');
    const { id } = await write();
    const news = await ask(before.cursor);
    expect(news).toMatchObject({ open_notes: 1, shift_notes: true, gone: [] });
    const quiet = await ask(news.cursor);
    expect(quiet.open_notes).toBe(1);
    await setShiftNoteDone(backend.staff, { id, done: true });
    const done = await ask(quiet.cursor);
    expect(done).toMatchObject({ shift_notes: true });
    expect(done).not.toHaveProperty('open_notes');
    await deleteShiftNote(backend.staff, id);
    expect(await ask(done.cursor)).toMatchObject({ shift_notes: true, gone: [] });
  });
});

describe('is refused', () => {
  it.each([
    { written_by: '55555555-5555-4555-8555-555555555555' },
    { written_name: 'Outra' },
    { created_at: LONG_AGO },
    { done: true },
    { done_at: LONG_AGO },
    { done_name: 'Outra' },
  ])('a note that says itself who and when: %j', async (fields) => {
    const answer = await untypedStaff.from('shift_notes').insert({ ...newNote('Olá'), ...fields });
    expect(outcome(answer)).toBe('403 42501');
    expect(await list()).toEqual([]);
  });

  it.each([
    { text: 'Outra coisa' },
    { written_name: 'Outra' },
    { created_at: LONG_AGO },
    { done: true, done_at: LONG_AGO },
    { done: true, done_name: 'Outra' },
  ])('a change to %j, for staff and the secret key', async (fields) => {
    const { id } = await write();
    const before = await list();
    for (const client of [backend.staff, backend.house]) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      const { error } = await client.from('shift_notes').update(fields).eq('id', id);
      expect(error).toMatchObject({ code: '42501' });
    }
    expect(await list()).toEqual(before);
  });

  it.each([
    ['without words', ' \n '],
    ['of nothing that can be seen', '\u200b'],
    ['without end', 'x'.repeat(1001)],
  ])('a note %s', async (_, text) => {
    const answer = await backend.staff.from('shift_notes').insert(newNote(text));
    expect(outcome(answer)).toMatch(/^400 (?:23502|23514)$/);
  });

  it('everything to visitors, and to who is signed in and no staff', async () => {
    const { id } = await write();
    for (const client of [backend.attacker, backend.visitor]) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      const answers = await Promise.all([
        client.from('shift_notes').select('id'),
        client.from('shift_notes').insert(newNote('Olá')),
        client.from('shift_notes').update({ done: true }).eq('id', id),
        client.from('shift_notes').delete().eq('id', id),
      ]);
      expect(answers.map(outcome)).toEqual(Array.from(answers, () => '401 42501'));
    }
    const { stray } = backend;
    expect((await stray.from('shift_notes').select('id')).data).toEqual([]);
    expect(outcome(await stray.from('shift_notes').insert(newNote('Olá')))).toBe('403 42501');
    const changed = await stray
      .from('shift_notes')
      .update({ done: true })
      .eq('id', id)
      .select('id');
    expect(changed.data).toEqual([]);
    expect((await stray.from('shift_notes').delete().eq('id', id).select('id')).data).toEqual([]);
    expect(await countRows(backend, 'public.shift_notes')).toBe(1);
    expect((await list())[0]?.done).toBe(false);
  });
});
