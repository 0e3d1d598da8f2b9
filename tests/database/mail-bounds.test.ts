import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sendMailAgain } from '@/queries/mails';
import type { RoomRow } from '@/types/rows';
import { addStay, nightsFrom, refusalOf } from './desk-scene';
import { fromAddress, outcomeWith, withSettings } from './from-address';
import { ask, claim, resetMails, mails, newKey, valueOf } from './mail-scene';
import { addRoom, countRows, requestFor } from './scene';
import { emptyHouse, outcome, startBackend, type Backend } from './support';

// Nobody can make the house write to strangers (MAIL-08).

let backend: Backend;
let room: RoomRow;

beforeAll(async () => {
  backend = await startBackend();
});
afterAll(async () => backend.stop());
beforeEach(async () => {
  await emptyHouse(backend);
  await resetMails(backend);
  room = await addRoom(backend);
});

const toGuests = async () => (await mails(backend)).filter((line) => line.startsWith('received'));
const some = async (
  count: number,
  { address, from = 10 }: { address: (n: number) => string; from?: number },
) => {
  for (let n = 0; n < count; n += 1) {
    await ask(backend, room, {
      ...nightsFrom(backend, from + 2 * n, 1),
      total_price: 80,
      guest_email: address(n),
    });
  }
};

describe('a flood', () => {
  it('at one address: three first mails a day, then they are held, and the requests stand', async () => {
    await some(5, { address: () => 'vitima@correio.example' });
    expect((await toGuests()).map((line) => line.split(' ').slice(2).join(' '))).toEqual([
      'queued',
      'queued',
      'queued',
      'held (first-bound)',
      'held (first-bound)',
    ]);
    expect(await countRows(backend, 'public.bookings')).toBe(5);
  });

  it.each([
    ['behind a plus', (n: number) => `vitima+${n}@correio.example`],
    [
      'in other letters',
      (n: number) => (n % 2 ? 'Vitima@Correio.example' : 'vitima@correio.EXAMPLE'),
    ],
    [
      'in Gmail’s dots',
      (n: number) => `${'vitima'.slice(0, n + 1)}.${'vitima'.slice(n + 1)}@gmail.com`,
    ],
  ])('at one mailbox, written differently: %s', async (_how, address) => {
    await some(5, { address });
    expect((await toGuests()).filter((line) => line.includes('queued'))).toHaveLength(3);
  });

  /** As many first mails of a kind as may go out in an hour. */
  const fill = async (kind: string) =>
    backend.database.script(
      `insert into public.mails (event_key, kind, recipient)
       select 'x' || n, '${kind}', 'v' || n || '@x.pt'
         from generate_series(1, (select mails_first_per_hour from private.settings)) n`,
    );

  it('of links that anybody may ask for takes nothing from who has sent a request (MAIL-08)', async () => {
    await fill('verify');
    await ask(backend, room);
    expect((await toGuests()).at(-1)).toBe('received ines@correio.example queued');
  });

  it('at many addresses: what is beyond an hour’s first mails goes out by itself after it (MAIL-08)', async () => {
    await fill('received');
    await ask(backend, room);
    const last = async () => (await toGuests()).at(-1);
    expect(await last()).toBe('received ines@correio.example held (first-bound)');
    // A request that is in gets its answer all the same.
    await backend.staff.from('bookings').update({ status: 'confirmed' }).eq('room_id', room.id);
    expect((await mails(backend)).at(-1)).toBe('confirmed ines@correio.example queued');
    await valueOf(backend, 'private.sweep()');
    expect(await last()).toBe('received ines@correio.example held (first-bound)');
    await backend.database.script(
      `update public.mails set created_at = created_at - interval '1 hour'`,
    );
    await valueOf(backend, 'private.sweep()');
    expect(await last()).toBe('received ines@correio.example queued');
    // What staff decide about waits for them.
    await backend.database.script(
      `update public.mails set state = 'held', reason = 'address-bound' where state = 'queued'`,
    );
    await valueOf(backend, 'private.sweep()');
    expect(await last()).toBe('received ines@correio.example held (address-bound)');
  });

  it('of one network holds its own first mails, and those of nobody else (MAIL-08)', async () => {
    const from = async (address: string, n: number) =>
      outcomeWith(backend, fromAddress(address), [
        requestFor(backend, room, {
          ...nightsFrom(backend, 10 + n, 1),
          total_price: 80,
          guest_email: `v${n}@correio.example`,
        }),
      ]);
    await withSettings(backend, 'mails_first_per_ip_hour = 1', async () => {
      expect(await from('203.0.113.1', 0)).toBe('stored');
      expect(await from('203.0.113.1', 1)).toBe('stored');
      expect(await from('203.0.113.2', 2)).toBe('stored');
      await valueOf(backend, 'private.sweep()');
    });
    expect(await toGuests()).toEqual([
      'received v0@correio.example queued',
      'received v1@correio.example held (first-bound)',
      'received v2@correio.example queued',
    ]);
  });

  it('of a stay that goes to and fro: ten mails an address and day, the house’s own not counted', async () => {
    const { id } = await addStay(backend, room, [3, 2]);
    for (let n = 0; n < 8; n += 1) {
      for (const status of ['awaiting_payment', 'confirmed']) {
        await backend.database.script(
          `update public.mails set state = 'sent' where state = 'queued'`,
        );
        await backend.staff.from('bookings').update({ status }).eq('id', id);
      }
    }
    const lines = await mails(backend);
    expect(lines.filter((line) => /sent$|queued$/.test(line))).toHaveLength(10);
    // Three of the seven steps after them would only repeat the last mail.
    expect(lines.filter((line) => line.endsWith('held (address-bound)'))).toHaveLength(4);
  });
});

describe('staff', () => {
  it('send what is held, up to a second bound; what is on its way not twice (MAIL-05)', async () => {
    await ask(backend, room);
    await backend.database.script(`update public.mails set state = 'held', reason = 'first-bound'`);
    const held = String(
      await valueOf(backend, `select id from public.mails where kind = 'received'`),
    );
    for (let n = 0; n < 25; n += 1) await sendMailAgain(backend.staff, held);
    const lines = await toGuests();
    expect(lines.filter((line) => line.endsWith('queued'))).toHaveLength(20);
    expect(lines.filter((line) => line.endsWith('held (address-bound)'))).toHaveLength(5);
    // The first one no longer asks staff to act.
    expect(lines.filter((line) => line.endsWith('skipped (told)'))).toHaveLength(1);
    const queued = String(
      await valueOf(backend, `select id from public.mails where state = 'queued' limit 1`),
    );
    expect(await refusalOf(sendMailAgain(backend.staff, queued))).toMatchObject({ code: 'HS032' });
    for (const client of [backend.visitor, backend.stray]) {
      expect(outcome(await client.rpc('send_mail_again', { mail: held }))).toMatch(
        /^40[13] 42501$/,
      );
    }
  });

  it('send a kind that is switched off, since they ask for it', async () => {
    await addStay(backend, room, [3, 2]);
    const id = String(await valueOf(backend, 'select id from public.mails'));
    await backend.database.script(
      `update public.mails set state = 'sent'; update public.mail_settings set off = '{confirmed}'`,
    );
    await sendMailAgain(backend.staff, id);
    expect(await mails(backend)).toEqual([
      'confirmed rita@correio.example sent',
      'confirmed rita@correio.example queued',
    ]);
  });

  it('test a mail with the house itself, twenty an hour (MAIL-06)', async () => {
    const call = { kind: 'confirmed', language: 'pt' };
    const answers: string[] = [];
    for (let n = 0; n < 21; n += 1) {
      answers.push(outcome(await backend.staff.rpc('send_test_mail', call)));
    }
    expect(answers).toEqual([...Array.from({ length: 20 }, () => '200'), '429 HS429']);
    expect(await claim(backend, 1)).toMatchObject([
      { is_test: true, recipient: 'casa@marenova.example', bookings: null },
    ]);
    await backend.database.script('update public.mail_settings set house_email = null');
    expect(outcome(await backend.staff.rpc('send_test_mail', call))).toBe('409 HS033');
    for (const client of [backend.visitor, backend.stray]) {
      expect(outcome(await client.rpc('send_test_mail', call))).toMatch(/^40[13] 42501$/);
    }
  });
});

describe('an address', () => {
  it.each([
    'a,b@x.pt',
    '"a@x.pt',
    'a;b@x.pt',
    'a(b)@x.pt',
    'a@x..pt',
    'a@[127.0.0.1].pt',
    // Cyrillic letters that look like Latin ones, and letters beyond.
    'іnes@correio.example',
    'ines@cоrreio.example',
    'josé@exâmplo.pt',
    `${'a'.repeat(65)}@x.pt`,
    `a@${'b'.repeat(64)}.pt`,
    '"a b"@x.pt',
    'a@x.pt\nBcc: b@x.pt',
    'a@x.pt\r\nBcc: b@x.pt',
    'Inês <a@x.pt>',
    'a@b@x.pt',
    'a@localhost',
    `${'a'.repeat(64)}@${'b'.repeat(60)}.${'c'.repeat(60)}.${'d'.repeat(60)}.${'e'.repeat(20)}.pt`,
  ])('like %j is refused with the request (BOOK-STEP4-08)', async (guest_email) => {
    const sent = { ...requestFor(backend, room), guest_email };
    expect(outcome(await backend.visitor.from('bookings').insert(sent))).toBe('400 HS011');
    expect(await mails(backend)).toEqual([]);
  });

  it('that reception puts right is the one written to, one that it makes odd is held', async () => {
    const { id } = await ask(backend, room, { guest_email: 'ines@correo.example' });
    const correct = async (guest_email: string | null) =>
      backend.staff.from('bookings').update({ guest_email }).eq('id', id);
    await correct('a;b@x.pt');
    expect((await claim(backend)).map(({ kind }) => kind)).toEqual(['house_request']);
    expect(await toGuests()).toEqual(['received a;b@x.pt held (address)']);
    await backend.database.script(`update public.mails set state = 'queued', reason = null`);
    await correct('ines@correio.example');
    expect((await claim(backend)).map(({ recipient }) => recipient)).toContain(
      'ines@correio.example',
    );
  });

  it('in a wrong key’s mail tells nothing: asking for a link is bounded and says no more (HS018)', async () => {
    const answers: string[] = [];
    for (let n = 0; n < 5; n += 1) {
      const call = { key: newKey(), email: `vitima@correio.example` };
      answers.push(outcome(await backend.visitor.rpc('request_approval', call)));
    }
    expect(answers).toEqual(['204', '204', '204', '429 HS429', '429 HS429']);
    expect(await mails(backend)).toHaveLength(3);
  });
});
