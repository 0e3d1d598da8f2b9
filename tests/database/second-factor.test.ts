import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { CodeResult } from '@/domain/account/account';
import type { RestClient } from '@/lib/rest-client';
import { readAccount } from '@/queries/account/own-account';
import * as factor from '@/queries/account/second-factor';
import * as team from '@/queries/account/team';
import { addMember, signedIn, stopCodes, telephoneCode, type TeamMember } from './people-scene';
import { addBooking, addMessage, addRoom } from './scene';
import { outcome, STAFF, startBackend, type Backend } from './support';

// The second factor is asked for where every right is decided, so that no screen can forget it.

let backend: Backend;
let rui: TeamMember;

beforeAll(async () => {
  backend = await startBackend();
  await stopCodes(backend);
  // The policies of an empty table ask nobody.
  const room = await addRoom(backend);
  await addBooking(backend, { room_id: room.id });
  await addMessage(backend);
  rui = await addMember(backend, { email: 'rui@hostel.example', role: 'reception' });
});
afterAll(async () => backend.stop());
beforeEach(async () =>
  backend.database.script(`
    delete from private.second_factors;
    update private.staff set factor_since = null, proven_sessions = '{}', signed_out_at = null;
    update private.settings set second_factor_from = null`),
);

it('counts steps of thirty seconds (STAFF-04)', async () => {
  // The clock of this file stands; what it stands for is read in the schema's own words.
  const source = readFileSync('supabase/schemas/19_second_factor.sql', 'utf8');
  const [, body = ''] = /function private\.totp_step\(\)[^$]*\$\$ ([^$]*) \$\$/.exec(source) ?? [];
  const [row] = await backend.database.query(
    body.replace('clock_timestamp()', `'1970-01-01 00:01:59Z'::timestamptz`),
  );
  expect(Number(Object.values(row ?? {})[0])).toBe(3);
});

/** Switches it on in the session of a client; gives the secret and the codes for recovery. */
async function switchOn(client: RestClient): Promise<{ secret: string; codes: string[] }> {
  const secret = await factor.beginSecondFactor(client);
  const checked = await factor.checkSecondFactor(client, telephoneCode(secret, -1));
  if (checked.state !== 'ok' || checked.codes === undefined) throw new Error(checked.state);
  await factor.finishSecondFactor(client);
  return { secret, codes: checked.codes };
}

const bookings = async (client: RestClient) => outcome(await client.from('bookings').select('id'));
const stored = async (sql: string) => (await backend.database.query(sql))[0];
const wrong = (secret: string) => (telephoneCode(secret) === '000000' ? '111111' : '000000');

it('reckons the codes of RFC 6238 (STAFF-04)', async () => {
  const rows = await backend.database.query(
    `select private.totp('12345678901234567890'::bytea, moment / 30, 8) as code
       from unnest(array[59, 1111111109, 1111111111, 1234567890, 2000000000, 20000000000]::bigint[]) moment`,
  );
  expect(rows.map(({ code }) => code)).toEqual([
    '94287082',
    '07081804',
    '14050471',
    '89005924',
    '69279037',
    '65353130',
  ]);
});

it('writes secrets in the base 32 of RFC 4648 (STAFF-04)', async () => {
  const row = await stored(
    `select private.base32('foobar12345678901234'::bytea) as "written", private.base32('fooba'::bytea) as brief`,
  );
  expect(row).toEqual({ written: 'MZXW6YTBOIYTEMZUGU3DOOBZGAYTEMZU', brief: 'MZXW6YTB' });
});

describe('switching it on (STAFF-04)', () => {
  it('counts only once it is finished: left before, the password is enough', async () => {
    const secret = await factor.beginSecondFactor(rui.client);
    await factor.checkSecondFactor(rui.client, telephoneCode(secret));
    const later = await signedIn(backend, rui);
    expect(await bookings(later.client)).toBe('200');
    await factor.finishSecondFactor(rui.client);
    expect(await bookings(rui.client)).toBe('200');
    expect(await bookings(later.client)).toBe('403 HS037');
  });

  it('cannot be finished without a right code, nor begun anew by who has not shown it', async () => {
    await expect(factor.finishSecondFactor(rui.client)).rejects.toMatchObject({ code: 'HS044' });
    const { secret } = await switchOn(rui.client);
    const thief = await signedIn(backend, rui);
    await expect(factor.beginSecondFactor(thief.client)).rejects.toMatchObject({ code: 'HS042' });
    await expect(
      factor.checkSecondFactor(thief.client, telephoneCode(secret, 1)),
    ).rejects.toMatchObject({ code: 'HS042' });
    await expect(factor.endSecondFactor(thief.client, '000000')).rejects.toMatchObject({
      code: 'HS037',
    });
    await expect(factor.renewRecoveryCodes(thief.client, '000000')).rejects.toMatchObject({
      code: 'HS037',
    });
  });

  it('tells whose telephone is five minutes off that its clock is', async () => {
    const secret = await factor.beginSecondFactor(rui.client);
    expect(await factor.checkSecondFactor(rui.client, telephoneCode(secret, -10))).toMatchObject({
      state: 'wrong',
      left: 4,
      clock_off: -5,
    });
    expect(await factor.checkSecondFactor(rui.client, telephoneCode(secret, 10))).toMatchObject({
      clock_off: 5,
    });
    expect(await factor.checkSecondFactor(rui.client, telephoneCode(secret, 1))).toMatchObject({
      state: 'ok',
    });
  });

  it('shows ten codes for recovery once, and keeps their hashes alone', async () => {
    const { codes } = await switchOn(rui.client);
    expect(new Set(codes).size).toBe(10);
    expect(codes.every((code) => /^[a-z2-9]{4}-[a-z2-9]{4}$/.test(code))).toBe(true);
    const kept = await stored(
      `select string_agg(encode(hash, 'escape') || encode(hash, 'hex'), ' ') as all,
              count(*)::integer as number from private.recovery_codes`,
    );
    expect(kept?.['number']).toBe(10);
    // Half of a code may stand in a hash by chance.
    for (const code of codes) {
      expect(kept?.['all']).not.toContain(code);
      expect(kept?.['all']).not.toContain(code.replace('-', ''));
    }
  });
});

describe('a session that has not shown it (STAFF-04)', () => {
  it('opens nothing: no table, no function, not the name; only the question for the code', async () => {
    const { secret } = await switchOn(rui.client);
    const { client } = await signedIn(backend, rui);
    const answers = [
      await client.from('bookings').select('id'),
      await client.from('contact_messages').select('id'),
      await client.from('rooms').update({ name: 'x' }).neq('name', ''),
      await client.rpc('whats_new', {}),
      await client.rpc('my_activity'),
      await client.rpc('set_staff_name', { name: 'x' }),
      await client.rpc('team'),
    ];
    expect(new Set(answers.map(outcome))).toEqual(new Set(['403 HS037']));
    expect(await readAccount(client)).toMatchObject({ state: 'code', name: 'Rui' });
    expect(await factor.proveSecondFactor(client, telephoneCode(secret))).toMatchObject({
      state: 'ok',
      codes_left: 10,
    });
    expect(await bookings(client)).toBe('200');
    expect(await readAccount(client)).toMatchObject({ state: 'in' });
  });

  it('is not opened by another session of the same person', async () => {
    const { secret } = await switchOn(rui.client);
    const [one, other] = [await signedIn(backend, rui), await signedIn(backend, rui)];
    await factor.proveSecondFactor(one.client, telephoneCode(secret));
    expect([await bookings(one.client), await bookings(other.client)]).toEqual([
      '200',
      '403 HS037',
    ]);
  });
});

describe('codes (STAFF-04)', () => {
  it('count once, one step before and after now, and no further', async () => {
    const { secret } = await switchOn(rui.client);
    const { client } = await signedIn(backend, rui);
    const states: string[] = [];
    for (const step of [-2, 0, 0, -1, 1, 2]) {
      states.push((await factor.proveSecondFactor(client, telephoneCode(secret, step))).state);
    }
    // Of two at a time, the one that counted makes an earlier one worth nothing.
    expect(states).toEqual(['wrong', 'ok', 'wrong', 'wrong', 'ok', 'wrong']);
  });

  it('wait a quarter of an hour after five wrong ones, whatever comes at once, and even the right one', async () => {
    const { secret } = await switchOn(rui.client);
    const { client } = await signedIn(backend, rui);
    const tried = await Promise.all(
      Array.from({ length: 50 }, async () => factor.proveSecondFactor(client, wrong(secret))),
    );
    const left = tried.map((one) => (one.state === 'wrong' ? one.left : 0));
    expect(new Set(left)).toEqual(new Set([0, 1, 2, 3, 4]));
    expect(left.filter((number) => number > 0)).toHaveLength(4);
    const right = await factor.proveSecondFactor(client, telephoneCode(secret));
    expect(right.state).toBe('wait');
    const until = right.state === 'wait' ? Date.parse(right.until) - Date.now() : 0;
    expect(Math.round(until / 60_000)).toBe(15);

    await backend.database.script(
      `update private.second_factors set wrong_codes = array(
         select w - interval '15 minutes' from unnest(wrong_codes) w)`,
    );
    expect((await factor.proveSecondFactor(client, telephoneCode(secret))).state).toBe('ok');
  });

  it('for recovery open once each, are counted down, and have a wait of their own', async () => {
    const { secret, codes } = await switchOn(rui.client);
    const { client } = await signedIn(backend, rui);
    for (let n = 0; n < 5; n += 1) await factor.proveSecondFactor(client, wrong(secret));
    const [first = ''] = codes;
    expect(await factor.proveSecondFactor(client, ` ${first.toUpperCase()} `)).toEqual({
      state: 'ok',
      is_recovery: true,
      codes_left: 9,
    });
    const again = await Promise.all(
      Array.from({ length: 6 }, async () => factor.proveSecondFactor(client, first)),
    );
    expect(again.map(({ state }) => state).toSorted()).toEqual([
      'wait',
      'wait',
      'wrong',
      'wrong',
      'wrong',
      'wrong',
    ]);
    const history = await stored(
      `select detail from private.staff_events where kind = 'recovery_code' order by id desc limit 1`,
    );
    expect(history).toEqual({ detail: { left: 9 } });
  });

  it('for recovery are made anew with a code, and the old ones end', async () => {
    const { secret, codes } = await switchOn(rui.client);
    const fresh: CodeResult = await factor.renewRecoveryCodes(rui.client, telephoneCode(secret));
    const renewed = fresh.state === 'ok' ? (fresh.codes ?? []) : [];
    expect(renewed).toHaveLength(10);
    const { client } = await signedIn(backend, rui);
    expect((await factor.proveSecondFactor(client, codes[0] ?? '')).state).toBe('wrong');
    expect((await factor.proveSecondFactor(client, renewed[0] ?? '')).state).toBe('ok');
  });
});

describe('switching it off (STAFF-04)', () => {
  it('asks for a code, and is refused while the house requires it', async () => {
    const { secret } = await switchOn(rui.client);
    expect((await factor.endSecondFactor(rui.client, wrong(secret))).state).toBe('wrong');
    await backend.database.script(`update private.settings set second_factor_from = '2030-01-01'`);
    await expect(factor.endSecondFactor(rui.client, telephoneCode(secret))).rejects.toMatchObject({
      code: 'HS043',
    });
    await backend.database.script('update private.settings set second_factor_from = null');
    expect((await factor.endSecondFactor(rui.client, telephoneCode(secret))).state).toBe('ok');
    expect(await bookings((await signedIn(backend, rui)).client)).toBe('200');
  });

  it('of a colleague without a telephone is the owner’s, and one’s own is not', async () => {
    await switchOn(rui.client);
    const owner = await readAccount(backend.staff);
    await team.resetSecondFactor(backend.staff, rui.id);
    expect(await bookings((await signedIn(backend, rui)).client)).toBe('200');
    const own = 'id' in owner ? owner.id : '';
    await expect(team.resetSecondFactor(backend.staff, own)).rejects.toMatchObject({
      code: 'HS400',
    });
    await expect(team.resetSecondFactor(rui.client, own)).rejects.toMatchObject({
      kind: 'forbidden',
    });
  });

  it('of the last owner has a way by SQL, as docs/operations.md says', async () => {
    const secondSession = await signedIn(backend, STAFF);
    await switchOn(backend.staff);
    expect(await bookings(secondSession.client)).toBe('403 HS037');
    await backend.database.query(
      `select private.clear_second_factor(id) from auth.users where email = $1`,
      [STAFF.email],
    );
    expect(await bookings(secondSession.client)).toBe('200');
  });
});

describe('required of all (STAFF-04)', () => {
  const day = async (offset: number) =>
    String((await stored(`select (private.today() + ${offset})::text as day`))?.['day']);

  it('only by an owner who has it; from its day on who has none sets it up first', async () => {
    await expect(team.requireSecondFactor(backend.staff, await day(0))).rejects.toMatchObject({
      code: 'HS041',
    });
    await switchOn(backend.staff);
    await expect(team.requireSecondFactor(rui.client, await day(0))).rejects.toMatchObject({
      kind: 'forbidden',
    });

    await team.requireSecondFactor(backend.staff, await day(1));
    expect(await bookings(rui.client)).toBe('200');
    await team.requireSecondFactor(backend.staff, await day(0));
    expect(await bookings(rui.client)).toBe('403 HS038');
    expect(await readAccount(rui.client)).toMatchObject({ state: 'set-up' });
    await switchOn(rui.client);
    expect(await bookings(rui.client)).toBe('200');

    await team.requireSecondFactor(backend.staff, null);
    expect((await team.readTeam(backend.staff)).second_factor_from).toBeNull();
  });
});
