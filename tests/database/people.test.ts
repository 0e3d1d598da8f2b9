import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readAccount, readOwnActivity } from '@/queries/account/own-account';
import * as team from '@/queries/account/team';
import { createAccount } from '../../supabase/local/staff-account.ts';
import { fromAddress } from './from-address';
import { addMember, signedIn, type TeamMember } from './people-scene';
import { addBooking, addMessage, addRoom } from './scene';
import { clientFor, outcome, STAFF, startBackend, tokenOf, type Backend } from './support';

// Who works in the house, decided by the database: two owners at once, and the sessions of who left.

let backend: Backend;
let owner: string;
let count = 0;

beforeAll(async () => {
  backend = await startBackend();
  await addBooking(backend, { room_id: (await addRoom(backend)).id });
  const account = await readAccount(backend.staff);
  owner = 'id' in account ? account.id : '';
});
afterAll(async () => backend.stop());
beforeEach(async () =>
  backend.database.script(`delete from private.staff where user_id <> '${owner}'`),
);

const member = async (role: 'owner' | 'reception' | 'housekeeping'): Promise<TeamMember> => {
  count += 1;
  return addMember(backend, { email: `pessoa${count}@hostel.example`, role });
};

const reads = async ({ client }: Pick<TeamMember, 'client'>) =>
  outcome(await client.from('bookings').select('id'));

/** An account that nobody has a password of, as the function `staff` makes it. */
async function addAccount(email: string): Promise<void> {
  await createAccount(backend.database, { email, password: 'x'.repeat(40) }, { hashRounds: 4 });
}

const invite = async (person: { name: string; email: string; role: string }) =>
  backend.staff.rpc('invite_staff', person);

const service = async (name: string, link: string): Promise<unknown> =>
  (await backend.database.query(`select private.${name}($1) as answer`, [link]))[0]?.['answer'];

/** The link of the last mail to an address, as a worker is given it. */
async function linkTo(address: string): Promise<string> {
  const { data } = await backend.house.rpc('claim_mails', { most: 50 });
  const mails: unknown[] = Array.isArray(data) ? data : [];
  const mail = mails.findLast((one) => Object(one).recipient === address);
  return String(Object(Object(mail).staff).link);
}

describe('accounts from before there were roles (STAFF-02)', () => {
  it('are owners, with every right as before', async () => {
    expect(await readAccount(backend.staff)).toMatchObject({
      state: 'in',
      role: 'owner',
      name: 'Rececao',
      owners: ['Rececao'],
    });
  });
});

describe('the team (STAFF-01)', () => {
  it('is the owner’s alone to see and to change', async () => {
    const marta = await member('reception');
    const lidia = await member('housekeeping');
    for (const { client } of [marta, lidia, { client: backend.stray }]) {
      const answers = [
        await client.rpc('team'),
        await client.rpc('invite_staff', { name: 'x', email: 'x@y.pt', role: 'owner' }),
        await client.rpc('renew_invitation', { id: owner }),
        await client.rpc('copy_invitation', { id: owner }),
        await client.rpc('change_staff_role', { id: marta.id, role: 'owner' }),
        await client.rpc('remove_staff', { id: owner }),
        await client.rpc('reset_second_factor', { id: owner }),
        await client.rpc('require_second_factor', {}),
      ];
      expect(new Set(answers.map(outcome))).toEqual(new Set(['403 42501']));
    }
  });

  it('tells of each who it is, since when, and how they last came in', async () => {
    await member('housekeeping');
    const marta = await member('reception');
    const { people } = await team.readTeam(backend.staff);
    expect(people.map(({ role }) => role)).toEqual(['owner', 'reception', 'housekeeping']);
    expect(people[1]).toMatchObject({ id: marta.id, email: marta.email, factor_since: null });
    expect(people[1]?.invitation).toBeNull();
    expect(people[1]?.last_sign_in_at).not.toBeNull();
  });

  it('changes a role at once, in the session that is open, and says so in the history', async () => {
    const rui = await member('reception');
    expect(await reads(rui)).toBe('200');
    await team.changeRole(backend.staff, { id: rui.id, role: 'housekeeping' });
    expect((await rui.client.from('bookings').select('id')).data).toEqual([]);
    await team.changeRole(backend.staff, { id: rui.id, role: 'owner' });
    expect(outcome(await rui.client.rpc('team'))).toBe('200');
    const { events } = await team.readTeam(backend.staff);
    expect(events.slice(0, 2)).toMatchObject([
      { kind: 'role', actor_name: 'Rececao', detail: { role: ['housekeeping', 'owner'] } },
      { kind: 'role', detail: { role: ['reception', 'housekeeping'] } },
    ]);
  });
});

describe('somebody removed (STAFF-01)', () => {
  it('is out with the next call, whatever it asks, and with a token that lives on', async () => {
    const rui = await member('reception');
    await addMessage(backend);
    await team.removePerson(backend.staff, rui.id);
    const later = await signedIn(backend, rui);
    for (const { client } of [rui, later]) {
      const answers = [
        await client.from('bookings').select('id'),
        await client.from('contact_messages').select('id'),
        await client.rpc('whats_new', {}),
        await client.rpc('my_activity'),
        await client.rpc('begin_second_factor'),
        await client.rpc('sign_out_everywhere'),
        await client.rpc('am_i_staff'),
      ];
      expect(new Set(answers.map(outcome))).toEqual(new Set(['403 HS035']));
      expect(await readAccount(client)).toEqual({ state: 'removed' });
    }
    const { people, events } = await team.readTeam(backend.staff);
    expect(people.map(({ id }) => id)).toEqual([owner]);
    expect(events[0]).toMatchObject({ kind: 'removed', subject_name: expect.any(String) });
  });

  it('is not there to be changed any more', async () => {
    const rui = await member('reception');
    await team.removePerson(backend.staff, rui.id);
    await expect(
      team.changeRole(backend.staff, { id: rui.id, role: 'owner' }),
    ).rejects.toMatchObject({ kind: 'missing' });
    await expect(team.removePerson(backend.staff, rui.id)).rejects.toMatchObject({
      kind: 'missing',
    });
  });

  it('leaves after a month nothing but a name in the history, and at once where the account is gone', async () => {
    const [rui, ana] = [await member('reception'), await member('reception')];
    await team.removePerson(backend.staff, rui.id);
    await backend.database.query('delete from auth.users where id = $1', [ana.id]);
    await backend.database.query('select private.forget_staff()');
    const left = async () =>
      (await backend.database.query('select user_id from private.staff')).length;
    expect(await left()).toBe(2);
    await backend.database.script(
      `update private.staff set removed_at = removed_at - interval '31 days'`,
    );
    await backend.database.query('select private.forget_staff()');
    expect(await left()).toBe(1);
  });
});

describe('the last owner (STAFF-01)', () => {
  it('cannot be removed or made less, an owner to come not counting', async () => {
    await addAccount('nova@hostel.example');
    await invite({ name: 'Nova', email: 'nova@hostel.example', role: 'owner' });
    for (const change of [
      async () => team.removePerson(backend.staff, owner),
      async () => team.changeRole(backend.staff, { id: owner, role: 'reception' }),
    ]) {
      await expect(change()).rejects.toMatchObject({ code: 'HS039' });
    }
  });

  it('stays when two owners remove each other at once, or make each other less', async () => {
    for (const act of ['remove', 'lessen']) {
      const other = await member('owner');
      const change = async (client: TeamMember['client'], id: string) =>
        act === 'remove'
          ? client.rpc('remove_staff', { id })
          : client.rpc('change_staff_role', { id, role: 'reception' });
      const outcomes = await Promise.all([
        change(backend.staff, other.id),
        change(other.client, owner),
      ]);
      const owners = await backend.database.query(
        `select user_id from private.staff where role = 'owner' and removed_at is null`,
      );
      expect([act, owners.length]).toEqual([act, 1]);
      expect(outcomes.map(outcome).toSorted()).toEqual([
        '204',
        '403 ' + (act === 'remove' ? 'HS035' : '42501'),
      ]);
      await backend.database.script(`
        update private.staff set role = 'owner', removed_at = null where user_id = '${owner}';
        delete from private.staff where user_id <> '${owner}'`);
    }
  });
});

describe('an invitation (STAFF-01)', () => {
  it('says what is wrong with it, and whose address it is already', async () => {
    const marta = await member('reception');
    const answers = [
      await invite({ name: ' ', email: 'x@y.pt', role: 'reception' }),
      await invite({ name: 'x', email: 'nada', role: 'reception' }),
      await invite({ name: 'x', email: 'x@y.pt', role: 'chefe' }),
      await invite({ name: 'x', email: ` ${marta.email.toUpperCase()} `, role: 'reception' }),
      await invite({ name: 'x', email: 'ninguem@hostel.example', role: 'reception' }),
    ];
    expect(answers.map(outcome)).toEqual([
      '400 HS045',
      '400 HS011',
      '400 HS400',
      '409 HS040',
      '200',
    ]);
    expect(answers[3]?.error?.message).toMatch(/^Este endereço já é de Pessoa\d+\.$/);
    expect(answers[4]?.data).toEqual({ state: 'no-account', email: 'ninguem@hostel.example' });
  });

  it('gives no right before its link was used, also to an account with a password', async () => {
    const account = { email: 'antiga@hostel.example', password: 'palavra de antes' };
    await createAccount(backend.database, account, { hashRounds: 4 });
    await invite({ name: 'Ana', email: account.email, role: 'owner' });
    const early = clientFor(backend.stack, await tokenOf(backend.stack, account));
    expect((await early.from('bookings').select('id')).data).toEqual([]);
    expect(await readAccount(early)).toEqual({ state: 'stranger' });
    const link = await linkTo(account.email);
    const holder = await service('take_staff_link', link);
    await service('password_chosen', String(Object(holder).id));
    const come = await signedIn(backend, account);
    expect(outcome(await come.client.rpc('team'))).toBe('200');
  });

  it('has a link of its own mail, good for 48 hours from when that goes out, and once', async () => {
    await addAccount('tiago@hostel.example');
    await invite({ name: 'Tiago Reis', email: 'tiago@hostel.example', role: 'reception' });
    const waiting = (await team.readTeam(backend.staff)).people.at(-1);
    expect(waiting).toMatchObject({
      name: 'Tiago Reis',
      invitation: { sent_at: null, expires_at: null, mail_state: 'queued' },
    });
    const link = await linkTo('tiago@hostel.example');
    expect(link).toMatch(/^[\w-]{43}$/);
    const sent = (await team.readTeam(backend.staff)).people.at(-1)?.invitation;
    const hours = (Date.parse(sent?.expires_at ?? '') - Date.now()) / 3_600_000;
    expect(Math.round(hours)).toBe(48);
    expect(await service('read_staff_link', link)).toMatchObject({
      kind: 'invitation',
      name: 'Tiago Reis',
    });
    const taken = await Promise.all([
      service('take_staff_link', link),
      service('take_staff_link', link),
    ]);
    expect(taken.filter((one) => one !== null)).toHaveLength(1);
    expect(await service('read_staff_link', link)).toBeNull();
  });

  it('sent again ends the link before; copied by hand, the mail does not go out any more', async () => {
    await addAccount('rita@hostel.example');
    await invite({ name: 'Rita', email: 'rita@hostel.example', role: 'reception' });
    const id = (await team.readTeam(backend.staff)).people.at(-1)?.id ?? '';
    const first = await linkTo('rita@hostel.example');
    await team.renewInvitation(backend.staff, id);
    expect(await service('read_staff_link', first)).toBeNull();
    const copied = await team.copyInvitation(backend.staff, id);
    expect(await service('read_staff_link', copied)).toMatchObject({ name: 'Rita' });
    expect(await linkTo('rita@hostel.example')).toBe('undefined');
    await backend.database.script(
      `update private.staff_links set expires_at = now() - interval '1 second'`,
    );
    expect(await service('take_staff_link', copied)).toBeNull();
  });

  it('taken back ends its link and its mail', async () => {
    await addAccount('joao@hostel.example');
    await invite({ name: 'João', email: 'joao@hostel.example', role: 'reception' });
    const id = (await team.readTeam(backend.staff)).people.at(-1)?.id ?? '';
    const copied = await team.copyInvitation(backend.staff, id);
    await team.renewInvitation(backend.staff, id);
    await team.removePerson(backend.staff, id);
    expect(await service('read_staff_link', copied)).toBeNull();
    expect(await linkTo('joao@hostel.example')).toBe('undefined');
  });
});

describe('a forgotten password (STAFF-03)', () => {
  it('has the same answer and leaves the same trace for known and unknown addresses', async () => {
    const marta = await member('reception');
    const addresses = [marta.email, 'ninguem@hostel.example'];
    for (const email of addresses) {
      expect(outcome(await backend.visitor.rpc('ask_recovery', { email }))).toBe('204');
    }
    const asked = await backend.database.query(
      'select address from private.recovery_requests order by id desc limit 2',
    );
    expect(asked.map(({ address }) => address)).toEqual(addresses.toReversed());
    const link = await linkTo(marta.email);
    expect(await service('read_staff_link', link)).toMatchObject({ kind: 'recovery' });
    const kept = await backend.database.query(
      `select count(*)::integer as number from private.recovery_requests where address <> ''`,
    );
    expect(kept).toEqual([{ number: 0 }]);
    const mails = await backend.database.query(
      `select count(*)::integer as number from public.mails where recipient like 'ninguem@%'`,
    );
    expect(mails).toEqual([{ number: 0 }]);
  });

  it('is not for who was removed or has not come yet', async () => {
    const rui = await member('reception');
    await team.removePerson(backend.staff, rui.id);
    await addAccount('tarde@hostel.example');
    await invite({ name: 'Tarde', email: 'tarde@hostel.example', role: 'reception' });
    await linkTo('tarde@hostel.example');
    for (const email of [rui.email, 'tarde@hostel.example']) {
      await backend.visitor.rpc('ask_recovery', { email });
    }
    await backend.house.rpc('claim_mails', { most: 50 });
    const mails = await backend.database.query(
      `select count(*)::integer as number from public.mails
        where kind = 'staff_recovery' and recipient in ($1, 'tarde@hostel.example')`,
      [rui.email],
    );
    expect(mails).toEqual([{ number: 0 }]);
  });

  it('sends three mails an hour and person', async () => {
    const marta = await member('reception');
    await backend.database.script('delete from private.recovery_requests');
    for (let n = 0; n < 5; n += 1) {
      await backend.visitor.rpc('ask_recovery', { email: marta.email });
      await backend.house.rpc('claim_mails', { most: 50 });
    }
    const sent = await backend.database.query(
      `select count(*)::integer as number from public.mails where recipient = $1`,
      [marta.email],
    );
    expect(sent).toEqual([{ number: 3 }]);
    await backend.database.script('delete from private.recovery_requests');
  });

  it('is refused to a network that asks without end, and to nobody else because of it', async () => {
    const askFrom = async (address: string, email: string) => {
      try {
        await backend.database.transaction(async (sql) => {
          await sql.query(`select set_config('request.headers', $1, true)`, [
            JSON.stringify(fromAddress(address)),
          ]);
          await sql.script('set local role anon');
          await sql.query('select public.ask_recovery($1)', [email]);
        });
        return 'taken';
      } catch {
        return 'refused';
      }
    };
    const answers: string[] = [];
    for (let n = 0; n < 11; n += 1) {
      answers.push(await askFrom('203.0.113.9', `ninguem${n}@hostel.example`));
    }
    expect(answers).toEqual([...Array.from({ length: 10 }, () => 'taken'), 'refused']);
    await backend.database.script(
      `insert into private.recovery_requests (address, ip_hash)
       select '', gen_random_uuid() from generate_series(1, 2000)`,
    );
    const marta = await member('reception');
    for (let n = 0; n < 5; n += 1) {
      expect(await askFrom(`198.51.100.${n}`, marta.email)).toBe('taken');
    }
    // What can become no mail is not kept to become one.
    const [waiting] = await backend.database.query(
      'select count(*)::integer as number from private.recovery_requests where address = $1',
      [marta.email],
    );
    expect(waiting).toEqual({ number: 3 });
    await backend.database.script('delete from private.recovery_requests');
  });

  it('gives a link for an hour; a new password ends every session at once', async () => {
    const marta = await member('reception');
    await backend.database.script(
      `update private.staff set signed_out_at = null; delete from private.recovery_requests`,
    );
    await backend.visitor.rpc('ask_recovery', { email: ` ${marta.email.toUpperCase()}` });
    const link = await linkTo(marta.email);
    await backend.database.script(
      `update private.staff_links set expires_at = expires_at - interval '59 minutes'`,
    );
    expect(await service('take_staff_link', link)).toMatchObject({ email: marta.email });
    await service('return_staff_link', link);
    expect(await service('take_staff_link', link)).toMatchObject({ email: marta.email });
    // The token was given in this second or the one before.
    await backend.database.query(`select private.password_chosen($1)`, [marta.id]);
    await backend.database.script(
      `update private.staff set signed_out_at = signed_out_at + interval '2 seconds'`,
    );
    expect(await reads(marta)).toBe('401 HS036');
    expect(await readAccount(marta.client)).toEqual({ state: 'signed-out' });
  });
});

describe('the mails (STAFF-03)', () => {
  it('carry the only copy of a link, and no panel reads them', async () => {
    const marta = await member('reception');
    await backend.database.script('delete from private.recovery_requests');
    await backend.visitor.rpc('ask_recovery', { email: marta.email });
    const { data } = await backend.house.rpc('claim_mails', { most: 50 });
    const claimed = Object(Array.isArray(data) ? data.at(-1) : undefined);
    await backend.house.rpc('hand_mail', { id: claimed.id, token: claimed.token });
    await backend.house.rpc('finish_mail', {
      id: claimed.id,
      token: claimed.token,
      result: 'sent',
      subject: 'Nova palavra-passe',
      body: `#${claimed.staff.link}`,
    });
    const [stored] = await backend.database.query('select * from public.mails where id = $1', [
      claimed.id,
    ]);
    expect(stored).toMatchObject({ state: 'sent', body: null });
    expect(JSON.stringify(stored)).not.toContain(claimed.staff.link);
    const links = await backend.database.query(
      `select encode(hash, 'escape') as hash from private.staff_links`,
    );
    expect(JSON.stringify(links)).not.toContain(claimed.staff.link);
    expect((await backend.staff.from('mails').select('id').eq('id', claimed.id)).data).toEqual([]);
    for (const name of ['preview_mail', 'send_mail_again'] as const) {
      const given = name === 'preview_mail' ? { mail: claimed.id } : { mail: claimed.id };
      expect((await backend.staff.rpc(name, given)).error).not.toBeNull();
    }
  });
});

describe('the own account (STAFF-03)', () => {
  it('knows its sessions and what was done under its name', async () => {
    const rui = await member('reception');
    await signedIn(backend, rui);
    const [booking] =
      (await rui.client.from('bookings').select('id,booking_number').limit(1)).data ?? [];
    await rui.client
      .from('bookings')
      .update({ admin_notes: 'x' })
      .eq('id', booking?.id ?? '');
    const { sessions, acts } = await readOwnActivity(rui.client);
    expect(sessions.map(({ is_this }) => is_this)).toEqual([false, true]);
    expect(acts).toMatchObject([{ kind: 'changed', booking_number: booking?.booking_number }]);
    await team.changeRole(backend.staff, { id: rui.id, role: 'housekeeping' });
    expect((await readOwnActivity(rui.client)).acts).toEqual([]);
    const others = await readOwnActivity(backend.staff);
    expect(others.acts.map(({ booking_number }) => booking_number)).not.toContain(
      booking?.booking_number,
    );
  });

  it('signs out everywhere at once: tokens that live on open nothing', async () => {
    const rui = await member('reception');
    const other = await signedIn(backend, rui);
    await rui.client.rpc('sign_out_everywhere');
    expect([await reads(rui), await reads(other)]).toEqual(['401 HS036', '401 HS036']);
    await backend.database.script(
      `update private.staff set signed_out_at = signed_out_at - interval '2 seconds'`,
    );
    expect(await reads(await signedIn(backend, rui))).toBe('200');
  });
});

it('the team’s history only grows (STAFF-01)', async () => {
  await team.changeRole(backend.staff, { id: (await member('reception')).id, role: 'owner' });
  for (const sql of [
    `update private.staff_events set actor_name = 'Ninguém'`,
    'delete from private.staff_events',
    'truncate private.staff_events',
  ]) {
    await expect(backend.database.query(sql)).rejects.toThrow('staff_events only grows');
  }
});

it('a session of the house’s own account serves as before (AUTH-01)', async () => {
  expect(await reads(await signedIn(backend, STAFF))).toBe('200');
});
