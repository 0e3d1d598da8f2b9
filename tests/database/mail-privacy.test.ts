import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { GUEST_LANGUAGES } from '@/domain/language/guest-language';
import type { RoomRow } from '@/types/rows';
import { guestPageAddress } from '../../supabase/functions/_shared/mail/guest-paths.ts';
import { addStay } from './desk-scene';
import { ask, claim, resetMails, finish, mails, newKey, valueOf } from './mail-scene';
import { addMessage, addRoom, countRows } from './scene';
import { emptyHouse, startBackend, type Backend } from './support';

// What guests may ask for about their data covers mails and links as well (HIST-03).

const RITA = 'rita@correio.example';

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

const erase = async () => (await backend.staff.rpc('erase_guest_data', { email: RITA })).data;

describe('the copy', () => {
  it('holds the mails as they went out, without the secret link', async () => {
    const { access_key } = await ask(backend, room, { guest_email: RITA });
    await finish(backend, await claim(backend));
    await backend.database.query(
      `update public.mails set subject = 'Recebemos', body = $1 where kind = 'received'`,
      [
        `Veja: https://site.example/reserva#${access_key}.abc\n(https://site.example/reserva#v.x) fim`,
      ],
    );
    const { data } = await backend.staff.rpc('export_guest_data', { email: RITA });
    expect(data).toMatchObject({
      mails: [
        {
          kind: 'received',
          state: 'sent',
          subject: 'Recebemos',
          body: 'Veja: https://site.example/reserva#…\n(https://site.example/reserva#…) fim',
        },
      ],
    });
    expect(JSON.stringify(data)).not.toContain(access_key);
  });

  it.each([...GUEST_LANGUAGES])(
    'holds no secret link to a page in the language %s (LANG-01)',
    async (language) => {
      await ask(backend, room, { guest_email: RITA, language });
      const link = `https://site.example${guestPageAddress(language, 'k'.repeat(24))}`;
      await backend.database.query(`update public.mails set body = $1 where kind = 'received'`, [
        `Siehe ${link}.abc`,
      ]);
      const { data } = await backend.staff.rpc('export_guest_data', { email: RITA });
      expect(data).toMatchObject({ mails: [{ body: `Siehe ${link.split('#')[0]}#…` }] });
    },
  );
});

describe('erasing', () => {
  it('takes mails, the house’s own about them, links asked for, and the link of the page', async () => {
    const gone = await addStay(backend, room, [-9, 2]);
    await backend.database.query(
      `insert into public.mails (event_key, kind, recipient, booking_id)
       values ('a', 'confirmed', $1, $2), ('b', 'house_request', 'casa@marenova.example', $2)`,
      [RITA, gone.id],
    );
    await addMessage(backend);
    await backend.visitor.rpc('request_approval', { key: newKey(), email: RITA });
    expect(await erase()).toMatchObject({ bookings: 1, messages: 1, mails: 3 });
    expect(await mails(backend)).toEqual([]);
    expect(await countRows(backend, 'private.approvals')).toBe(0);
    const { error } = await backend.visitor.rpc('guest_page', { key: gone.access_key });
    expect(error).toMatchObject({ code: 'HS020' });
  });

  it('leaves the mails of a stay ahead, which stays', async () => {
    await addStay(backend, room, [9, 2]);
    expect(await erase()).toMatchObject({ bookings: 0, mails: 0 });
    expect(await mails(backend)).toEqual([`confirmed ${RITA} queued`]);
  });

  it('of a message takes what the house was told of it', async () => {
    const message = { name: 'Rita', email: RITA, subject: 'outro', message: 'Olá' };
    await backend.visitor.from('contact_messages').insert(message);
    expect(await mails(backend)).toHaveLength(1);
    await erase();
    expect(await mails(backend)).toEqual([]);
  });
});

describe('the texts of mails', () => {
  it('are kept for ninety days, that they were sent as long as the booking', async () => {
    await addStay(backend, room, [9, 2]);
    await backend.database.script(
      `update public.mails set state = 'sent', subject = 's', body = 'b', sent_at = now() - interval '91 days',
              created_at = now() - interval '91 days';
       select private.auto_archive_bookings()`,
    );
    expect(
      await valueOf(backend, `select concat_ws(',', state, subject, body) from public.mails`),
    ).toBe('sent,s');
  });

  it.each(['failed', 'uncertain', 'held', 'skipped', 'queued'])(
    'that are %s go after ninety days as well',
    async (state) => {
      await addStay(backend, room, [9, 2]);
      const bodyAfter = async (age: string) => {
        await backend.database.script(
          `update public.mails set state = '${state}', body = 'b', sent_at = null,
                  created_at = now() - interval '${age}';
           select private.auto_archive_bookings()`,
        );
        return valueOf(backend, 'select body from public.mails');
      };
      expect(await bodyAfter('89 days')).toBe('b');
      expect(await bodyAfter('91 days')).toBeNull();
    },
  );

  it('that were sent late are kept for ninety days from then', async () => {
    await addStay(backend, room, [9, 2]);
    await backend.database.script(
      `update public.mails set state = 'sent', body = 'b', sent_at = now() - interval '89 days',
              created_at = now() - interval '91 days';
       select private.auto_archive_bookings()`,
    );
    expect(await valueOf(backend, 'select body from public.mails')).toBe('b');
  });
});

describe('a link that was asked for and never used', () => {
  it.each(['queued', 'sent', 'skipped', 'held', 'failed', 'uncertain'])(
    'leaves no address behind after two days, also when its mail is %s',
    async (state) => {
      const email = 'nunca.reservou@correio.example';
      await backend.visitor.rpc('request_approval', { key: newKey(), email });
      await addStay(backend, room, [9, 2]);
      const leftAfter = async (age: string) => {
        await backend.database.script(
          `update public.mails set created_at = now() - interval '${age}', not_before = now(),
                  state = case kind when 'verify' then '${state}' else state end;
           update private.approvals set created_at = now() - interval '${age}';
           select private.sweep()`,
        );
        const rows = await backend.database.query('select kind from public.mails order by 1');
        return rows.map(({ kind }) => kind);
      };
      expect(await leftAfter('47 hours')).toEqual(['confirmed', 'verify']);
      expect(await leftAfter('49 hours')).toEqual(['confirmed']);
      expect(await countRows(backend, 'private.approvals')).toBe(0);
    },
  );
});

describe('the call of the schedule', () => {
  const call = async () => valueOf(backend, `private.call_function('send-mail')`);

  it('asks the function with the secret of the Vault, when there is something to do (MAIL-03)', async () => {
    expect(await call()).toBe('nothing to send');
    await addStay(backend, room, [9, 2]);
    await backend.database.script('update public.mails set not_before = now()');
    expect(await call()).toBe('pg_net or Vault is not available here');
    // Stand-ins for what a hosted project has.
    await backend.database.script(`
      create schema vault; create schema net;
      create table vault.decrypted_secrets (name text, decrypted_secret text);
      create table net.calls (url text, headers jsonb);
      create function net.http_post(url text, body jsonb default '{}', params jsonb default '{}',
        headers jsonb default '{}', timeout_milliseconds integer default 2000) returns bigint
      language sql as 'insert into net.calls values (url, headers); select 1::bigint';`);
    expect(await call()).toBe('project_url or cron_secret is not in the Vault');
    await backend.database.script(
      `insert into vault.decrypted_secrets values ('project_url', 'https://p.example'), ('cron_secret', 'geheim')`,
    );
    expect(await call()).toBe('called');
    expect(await backend.database.query('select * from net.calls')).toEqual([
      {
        url: 'https://p.example/functions/v1/send-mail',
        headers: { 'Content-Type': 'application/json', 'x-cron-secret': 'geheim' },
      },
    ]);
    await backend.database.script('drop schema vault cascade; drop schema net cascade');
  });
});
