import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { setOwnName } from '@/queries/account/own-account';
import type { RoomRow } from '@/types/rows';
import type { Sql } from '../../supabase/local/engine.ts';
import { addStay, callers, historyOf } from './desk-scene';
import { addRoom, requestFor } from './scene';
import { emptyHouse, outcome, STAFF, startBackend, tokenOf, untypedClientFor } from './support';
import type { Backend, UntypedClient } from './support';

// Who did what: recorded by the database, and never changed.

let backend: Backend;
let untypedStaff: UntypedClient;
let room: RoomRow;
let staffId: string;

beforeAll(async () => {
  backend = await startBackend();
  untypedStaff = untypedClientFor(backend.stack, await tokenOf(backend.stack, STAFF));
  const [row] = await backend.database.query('select id from auth.users where email = $1', [
    STAFF.email,
  ]);
  staffId = String(row?.['id']);
});
afterAll(async () => backend.stop());
beforeEach(async () => {
  await emptyHouse(backend);
  room = await addRoom(backend);
});

async function request(): Promise<string> {
  const { data, error } = await backend.visitor
    .from('bookings')
    .insert(requestFor(backend, room))
    .select('id');
  if (error) throw error;
  return data[0]?.id ?? '';
}

/** Everything that the history holds of a booking, as one text. */
async function storedHistory(id: string): Promise<string> {
  const [row] = await backend.database.query(
    'select jsonb_agg(e)::text as text from public.booking_events e where e.booking_id = $1',
    [id],
  );
  return String(row?.['text']);
}

/** Runs SQL in the role of the signed-in member of staff, as the API does. */
async function asStaff(work: (sql: Sql) => Promise<void>): Promise<void> {
  await backend.database.transaction(async (sql) => {
    await sql.query(
      `select set_config('request.jwt.claims', $1, true), set_config('request.jwt.claim.sub', $2, true)`,
      [JSON.stringify({ role: 'authenticated', sub: staffId }), staffId],
    );
    await sql.script('set local role authenticated');
    await work(sql);
    await sql.script('reset role');
  });
}

describe('an event', () => {
  it('says who: guest, staff by name, the house itself; from what to what; and no person (HIST-01)', async () => {
    const id = await request();
    expect(await setOwnName(backend.staff, ' Marta ')).toBe('Marta');
    await backend.staff
      .from('bookings')
      .update({ status: 'confirmed', admin_notes: 'segredo' })
      .eq('id', id);
    await backend.house.from('bookings').update({ email_sent: true }).eq('id', id);
    await backend.database.query('update public.bookings set archived = true where id = $1', [id]);
    expect(await setOwnName(backend.staff, ' ')).toBe('Rececao');
    expect(await historyOf(backend, id)).toMatchObject([
      {
        kind: 'created',
        actor: 'guest',
        actor_name: null,
        changes: { status: 'pending', source: 'site', room: room.room_number, total_price: 160 },
      },
      {
        kind: 'changed',
        actor: 'staff',
        actor_name: 'Marta',
        changes: { status: ['pending', 'confirmed'], admin_notes: [null, null] },
      },
      { kind: 'changed', actor: 'system', changes: { email_sent: [false, true] } },
      { kind: 'changed', actor: 'system', changes: { archived: [false, true] } },
    ]);
    expect(await storedHistory(id)).not.toMatch(/segredo|Inês|correio|912/);
  });

  it('is written for a guest who binds the own request to a group, and for nothing that changes nothing', async () => {
    const message = 'GRUPO: Reserva de 2 quartos. Ref: GRP26-8KQ2M7XA';
    const sent = { ...requestFor(backend, room), message };
    const { data } = await backend.visitor.from('bookings').insert(sent).select('id');
    const id = data?.[0]?.id ?? '';
    await backend.visitor
      .from('bookings')
      .update({ group_reference: 'GRP26-8KQ2M7XA' })
      .eq('id', id);
    await backend.staff
      .from('bookings')
      .update({ number_of_guests: 2, admin_notes: null })
      .eq('id', id);
    expect((await historyOf(backend, id)).map(({ actor, changes }) => [actor, changes])).toEqual([
      ['guest', expect.anything()],
      ['guest', { group_reference: [null, 'GRP26-8KQ2M7XA'] }],
    ]);
  });

  it('of a deletion outlives the booking and names nobody but who deleted it', async () => {
    const { id } = await addStay(backend, room, [3, 2], { archived: true });
    await backend.staff.from('bookings').update({ guest_name: 'Rita Nova' }).eq('id', id);
    await backend.staff.from('bookings').delete().eq('id', id).select('id');
    expect((await historyOf(backend, id)).at(-1)).toMatchObject({
      kind: 'deleted',
      actor: 'staff',
    });
    expect(await storedHistory(id)).not.toMatch(/Rita|Antunes|correio/);
  });
});

describe('the history only grows', () => {
  it('for visitors, strangers, staff and the secret key (HIST-01)', async () => {
    const id = await request();
    for (const [name, client, isTrusted] of callers(backend)) {
      // oxlint-disable no-await-in-loop -- one after the other, of one booking
      const events = () => client.from('booking_events');
      const refusals = [
        await events().delete().eq('booking_id', id),
        await events().update({ actor: 'guest' }).eq('booking_id', id),
        await events().insert({
          booking_id: id,
          booking_number: 'R26-AAAAAA',
          kind: 'created',
          actor: 'guest',
          changes: {},
        }),
      ];
      expect([name, ...refusals.map(({ error }) => error?.code)]).toEqual([
        name,
        '42501',
        '42501',
        '42501',
      ]);
      const seen = await events().select('id').eq('booking_id', id);
      // oxlint-enable no-await-in-loop
      expect([name, seen.data?.length ?? 0]).toEqual([name, isTrusted ? 1 : 0]);
    }
    expect(outcome(await backend.visitor.from('booking_events').select('id'))).toBe('401 42501');
    expect(await historyOf(backend, id)).toHaveLength(1);
  });

  it.each([
    'delete from public.booking_events',
    `update public.booking_events set actor = 'guest'`,
    'truncate public.booking_events',
    `select set_config('hostel.erasing', 'true', false); delete from public.booking_events`,
  ])('for the owner: %s', async (text) => {
    const id = await request();
    await expect(backend.database.script(text)).rejects.toThrow('only grows');
    expect(await historyOf(backend, id)).toHaveLength(1);
  });
});

describe('nobody passes for another', () => {
  it.each(['1', 'true', 'yes', 'channel', 'a'.repeat(64)])(
    'with SQL in one’s role and a setting of %s',
    async (value) => {
      const { id } = await addStay(backend, room, [3, 2]);
      await asStaff(async (sql) => {
        for (const name of ['channel', 'system', 'moving', 'paying', 'erasing']) {
          // oxlint-disable-next-line no-await-in-loop -- over one connection
          await sql.query(`select set_config('hostel.${name}', $1, true)`, [value]);
        }
        await sql.query(
          'update public.bookings set paid = 160, number_of_guests = 3 where id = $1',
          [id],
        );
      });
      expect((await historyOf(backend, id)).slice(1)).toMatchObject([
        { actor: 'staff', actor_name: 'Rececao', changes: { number_of_guests: [2, 3] } },
      ]);
      const { data } = await backend.staff.from('bookings').select('paid').eq('id', id);
      expect(data).toEqual([{ paid: 0 }]);
    },
  );

  it.each(['set_mark', 'mark_value', 'has_mark', 'actor', 'note_change', 'write_event'])(
    'by private.%s',
    async (name) => {
      const call = await untypedStaff.rpc(name, { p_name: 'channel' });
      expect(outcome(call)).toMatch(/^404 PGRST202$/);
      const asked = asStaff((sql) => sql.script(`select private.${name}('channel')`));
      await expect(asked).rejects.toThrow(/permission denied|does not exist/);
    },
  );

  it('with the mark of another transaction', async () => {
    const id = await request();
    let mark = '';
    await backend.database.transaction(async (sql) => {
      const [row] = await sql.query(`select private.mark_value('erasing') as mark`);
      mark = String(row?.['mark']);
    });
    const stolen = backend.database.transaction(async (sql) => {
      await sql.query(`select set_config('hostel.erasing', $1, true)`, [mark]);
      await sql.script('delete from public.booking_events');
    });
    await expect(stolen).rejects.toThrow('only grows');
    expect(await historyOf(backend, id)).toHaveLength(1);
  });
});

describe('erasing a guest', () => {
  const RITA = { guest_email: 'rita@correio.example', guest_name: 'Rita Antunes' };

  it('takes the person out of the events too, also where a booking had the address only once (HIST-03)', async () => {
    const past = await addStay(backend, room, [-20, 3], RITA);
    const passedOn = await addStay(backend, room, [20, 3], RITA);
    const update = async (id: string, fields: object) =>
      untypedStaff.from('bookings').update(fields).eq('id', id);
    await update(past.id, {
      guest_name: 'Rita B.',
      guest_phone: '911 222 333',
      guest_wish: 'cama da Rita',
      arrival_time: '22:40',
    });
    await update(past.id, {
      status: 'cancelled',
      cancel_reason: 'guest',
      cancel_note: 'Rita doente',
    });
    await update(passedOn.id, { guest_email: 'ana@correio.example', guest_name: 'Ana' });

    // With its quotation mark, because the moment of an event may say the same.
    expect(await storedHistory(past.id)).toContain('"22:40');
    const { data } = await backend.staff.rpc('erase_guest_data', { email: RITA.guest_email });
    expect(data).toMatchObject({ bookings: 1 });
    const history = (await storedHistory(past.id)) + (await storedHistory(passedOn.id));
    expect(history).not.toMatch(/rita|911 222|"22:40|doente/i);
    // The event itself is still in the history.
    expect((await historyOf(backend, past.id)).map(({ changes }) => changes)).toContainEqual(
      expect.objectContaining({
        status: ['confirmed', 'cancelled'],
        cancel_reason: [null, 'guest'],
      }),
    );
    expect((await historyOf(backend, passedOn.id)).at(-1)?.changes).toEqual({
      guest_email: [null, null],
      guest_name: [null, null],
    });
  });

  it('leaves the events of a stay that is still to come, and those of others', async () => {
    const toCome = await addStay(backend, room, [20, 3], RITA);
    const other = await addStay(backend, room, [-20, 3], { guest_email: 'abel@correio.example' });
    await backend.staff.from('bookings').update({ guest_name: 'Rita B.' }).eq('id', toCome.id);
    await backend.staff.from('bookings').update({ guest_name: 'Abel L.' }).eq('id', other.id);
    await backend.staff.rpc('erase_guest_data', { email: RITA.guest_email });
    expect((await historyOf(backend, toCome.id)).at(-1)?.changes).toMatchObject({
      guest_name: ['Rita Antunes', 'Rita B.'],
    });
    expect((await historyOf(backend, other.id)).at(-1)?.changes).toMatchObject({
      guest_name: ['Rita Antunes', 'Abel L.'],
    });
  });

  it('gives the guest a copy of the history before, without the names of staff', async () => {
    const stay = await addStay(backend, room, [-20, 3], RITA);
    await backend.staff.from('bookings').update({ status: 'completed' }).eq('id', stay.id);
    const { data } = await backend.staff.rpc('export_guest_data', { email: RITA.guest_email });
    expect(data).toMatchObject({
      bookings: [
        {
          history: [
            { kind: 'created' },
            { kind: 'changed', actor: 'staff', changes: { status: ['confirmed', 'completed'] } },
          ],
        },
      ],
    });
    expect(JSON.stringify(data)).not.toContain('Rececao');
  });
});

it('a name for the history is staff’s own to settle (HIST-02)', async () => {
  for (const [name, client] of callers(backend)) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    const { error } = await client.rpc('set_staff_name', { name: 'Marta' });
    expect([name, error?.code ?? 'done']).toEqual([name, name === 'staff' ? 'done' : '42501']);
  }
  expect(await setOwnName(backend.staff, 'x'.repeat(80))).toHaveLength(60);
  await setOwnName(backend.staff, '');
});
