import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Sql } from '../../supabase/local/engine.ts';
import { pictureFinding } from '../../tools/operations/doctor/picture-checks.ts';
import { valueOf } from './mail-scene';
import { addMember } from './people-scene';
import { addRoom } from './scene';
import { emptyHouse, outcome, startBackend, STRAY, type Backend } from './support';

// Which pictures must stay, and the bucket of a hosted project, of which a schema of our own has the
// tables: no engine of the tests has Storage.

const ONE = 'a'.repeat(64);
const OTHER = 'b'.repeat(64);
const address = (picture: string, host = '') =>
  `${host}/storage/v1/object/public/rooms/${picture}/1920.webp`;

let backend: Backend;
const ids = new Map<string, string>();

beforeAll(async () => {
  backend = await startBackend();
  for (const role of ['owner', 'reception', 'housekeeping'] as const) {
    ids.set(role, (await addMember(backend, { email: `${role}@hostel.example`, role })).id);
  }
  for (const who of ['removed', 'unproven', 'signed-out']) {
    ids.set(who, (await addMember(backend, { email: `${who}@hostel.example`, role: 'owner' })).id);
  }
  await backend.database.script(`
    select private.revoke_staff('removed@hostel.example');
    update private.staff set factor_since = now() where user_id = '${ids.get('unproven')}';
    update private.staff set signed_out_at = now() + interval '1 hour'
     where user_id = '${ids.get('signed-out')}'`);
  const stray = await valueOf(backend, 'select id from auth.users where email = $1', [STRAY.email]);
  ids.set('stranger', String(stray));
});
afterAll(async () => backend.stop());

const kept = async () => {
  const { data, error } = await backend.house.rpc('kept_pictures');
  expect(error).toBeNull();
  return data?.toSorted();
};

describe('what must stay', () => {
  beforeEach(async () => {
    await emptyHouse(backend);
    await backend.database.script('delete from private.dropped_pictures');
  });

  const yesterday = async () =>
    backend.database.script(
      `update private.dropped_pictures set dropped_at = dropped_at - interval '1 day 1 minute'`,
    );

  it('is what a room names, on the site or off it, by whatever host; other addresses name nothing (PIC-02)', async () => {
    expect(await kept()).toEqual([]);
    await addRoom(backend, {
      images: [
        address(ONE),
        address(ONE, 'https://casa.supabase.co'),
        'https://fotos.example/a.jpg',
        `/storage/v1/object/public/rooms/${OTHER.slice(1)}/640.webp`,
      ],
    });
    await addRoom(backend, {
      is_active: false,
      images: [address(OTHER, 'http://127.0.0.1:5173')],
    });
    expect(await kept()).toEqual([ONE, OTHER]);
  });

  it('is also what was taken off a room, or went with it, for a day from then (PIC-02)', async () => {
    const room = await addRoom(backend, { images: [address(ONE)] });
    const deleted = await addRoom(backend, { images: [address(OTHER)] });
    await backend.house.from('rooms').delete().eq('id', deleted.id);
    await backend.house.from('rooms').update({ images: [] }).eq('id', room.id);
    expect(await kept()).toEqual([ONE, OTHER]);
    await yesterday();
    // Named once more and taken off once more: the day begins anew.
    await backend.house
      .from('rooms')
      .update({ images: [address(ONE)] })
      .eq('id', room.id);
    await backend.house.from('rooms').update({ images: [] }).eq('id', room.id);
    expect(await kept()).toEqual([ONE]);
    await yesterday();
    expect(await kept()).toEqual([]);
  });

  it('comes whole, also of more pictures than a list has rows (PIC-02)', async () => {
    await backend.database.script(`
      insert into public.rooms (room_number, name, price_per_night, images)
      select 'P' || r, 'Quarto', 40, array(
        select '/storage/v1/object/public/rooms/' || encode(sha256((r || '-' || i)::text::bytea), 'hex') || '/640.jpg'
          from generate_series(1, 40) i)
        from generate_series(1, 30) r`);
    expect(await kept()).toHaveLength(1200);
  });

  it('is told to the secret key alone', async () => {
    for (const client of [backend.attacker, backend.stray, backend.staff]) {
      expect(outcome(await client.rpc('kept_pictures'))).toMatch(/^40[13] 42501$/);
    }
  });
});

it.each([
  [`${ONE}/640.webp`, true],
  [`${ONE}/1920.jpg`, true],
  [`${ONE}/1.webp`, true],
  [`${ONE}/1921.webp`, false],
  [`${ONE}/0640.webp`, false],
  [`${ONE}/640.svg`, false],
  [`${ONE}/640.webp\n`, false],
  [`${ONE}/../${OTHER}/640.webp`, false],
  [`${ONE.toUpperCase()}/640.webp`, false],
  [`x/${ONE}/640.webp`, false],
  [`${ONE.slice(1)}/640.webp`, false],
])('the name %j: %s (PIC-02)', async (name, isName) => {
  expect(await valueOf(backend, 'select private.is_picture_name($1)', [name])).toBe(isName);
});

/** What a hosted project has of Storage, as far as policies and bucket go. */
const STORAGE = `
  create schema storage;
  create table storage.buckets (id text primary key, name text not null unique, public boolean default false,
    file_size_limit bigint, allowed_mime_types text[]);
  create table storage.objects (id uuid primary key default gen_random_uuid(), bucket_id text references storage.buckets,
    name text, metadata jsonb, created_at timestamptz default now(), unique (bucket_id, name));
  alter table storage.objects enable row level security;
  grant usage on schema storage to anon, authenticated, service_role;
  grant all on storage.objects to anon, authenticated, service_role;`;

describe('the bucket of a hosted project', () => {
  /** Runs in a database that has Storage, and takes all of it back. */
  async function withStorage(work: (sql: Sql) => Promise<void>): Promise<void> {
    const undone = new Error('undone');
    const run = backend.database.transaction(async (sql) => {
      await sql.script(STORAGE);
      await work(sql);
      throw undone;
    });
    await expect(run).rejects.toBe(undone);
  }

  async function prepare(sql: Sql): Promise<unknown> {
    const [row] = await sql.query('select private.prepare_pictures() as said');
    return row?.['said'];
  }

  /**
   * Whether a role may run a statement on the objects: it is not refused, and changes something. A
   * refusal in words is none: Storage knows no 'PGRST', and would answer as if it were broken.
   */
  async function may(sql: Sql, who: string, statement: string): Promise<boolean> {
    const sub = ids.get(who);
    const claims =
      sub === undefined
        ? { role: 'anon' }
        : {
            sub,
            role: 'authenticated',
            iat: Math.floor(Date.now() / 1000),
            session_id: '00000000-0000-4000-8000-000000000001',
          };
    await sql.query(`select set_config('request.jwt.claims', $1, true)`, [JSON.stringify(claims)]);
    await sql.query(`select set_config('request.jwt.claim.sub', $1, true)`, [sub ?? '']);
    const role = sub === undefined ? 'anon' : 'authenticated';
    const before = await objects(sql);
    await sql.script(`savepoint tried; set local role ${role}`);
    try {
      await sql.query(statement);
      await sql.script('reset role');
      return (await objects(sql)) !== before;
    } catch (error) {
      if (Object(error).code === '42501') return false;
      throw error;
    } finally {
      await sql.script('rollback to savepoint tried');
    }
  }

  async function objects(sql: Sql): Promise<string> {
    const rows = await sql.query('select bucket_id, name from storage.objects order by name');
    return JSON.stringify(rows);
  }

  const insert = (name: string, bucket = 'rooms') =>
    `insert into storage.objects (bucket_id, name) values ('${bucket}', '${name}')`;

  it('is not missed where there is no Storage', async () => {
    expect(await prepare(backend.database)).toBe('there is no Storage here');
  });

  it('is made public, small and for two types, again and again, and whatever was set in it meanwhile (PIC-02)', async () => {
    await withStorage(async (sql) => {
      expect(await prepare(sql)).toBe('the bucket rooms is ready');
      await sql.script(`update storage.buckets set public = false, allowed_mime_types = null`);
      expect(await prepare(sql)).toBe('the bucket rooms is ready');
      expect(await sql.query('select * from storage.buckets')).toEqual([
        {
          id: 'rooms',
          name: 'rooms',
          public: true,
          file_size_limit: 409_600,
          allowed_mime_types: ['image/webp', 'image/jpeg'],
        },
      ]);
      const policies = await sql.query(
        `select policyname, cmd, roles::text from pg_policies where schemaname = 'storage'`,
      );
      expect(policies).toEqual([
        { policyname: 'pictures_insert', cmd: 'INSERT', roles: '{authenticated}' },
      ]);
    });
  });

  it('is added to by owner and reception alone, under a name of a picture, and by nobody changed or emptied (PIC-02)', async () => {
    await withStorage(async (sql) => {
      await prepare(sql);
      await sql.script(`insert into storage.buckets (id, name) values ('other', 'other')`);
      await sql.script(insert(`${OTHER}/640.webp`));
      const outsiders = [
        'visitor',
        'stranger',
        'housekeeping',
        'removed',
        'unproven',
        'signed-out',
      ];
      for (const who of [...outsiders, 'reception', 'owner']) {
        const isStaff = !outsiders.includes(who);
        expect([who, await may(sql, who, insert(`${ONE}/640.webp`))]).toEqual([who, isStaff]);
        expect([who, await may(sql, who, insert('keys.json'))]).toEqual([who, false]);
        expect([who, await may(sql, who, insert(`${ONE}/640.webp`, 'other'))]).toEqual([
          who,
          false,
        ]);
        expect([
          who,
          await may(sql, who, `update storage.objects set name = 'changed'`),
          await may(sql, who, `delete from storage.objects`),
        ]).toEqual([who, false, false]);
      }
    });
  });

  it('holds five thousand files and no more (PIC-02)', async () => {
    await withStorage(async (sql) => {
      await prepare(sql);
      await sql.script(`insert into storage.objects (bucket_id, name)
        select 'rooms', encode(sha256(n::text::bytea), 'hex') || '/640.webp' from generate_series(1, 4999) n`);
      expect(await may(sql, 'reception', insert(`${ONE}/640.webp`))).toBe(true);
      await sql.script(insert(`${OTHER}/640.webp`));
      expect(await may(sql, 'reception', insert(`${ONE}/640.webp`))).toBe(false);
    });
  });

  it('says in words when it cannot be made (PIC-02)', async () => {
    await withStorage(async (sql) => {
      await sql.script(`
        create function storage.refuse() returns trigger language plpgsql as
        $$ begin raise exception 'must be owner of table buckets' using errcode = '42501'; end $$;
        create trigger refuse before insert on storage.buckets for each row execute function storage.refuse();`);
      expect(await prepare(sql)).toBe(
        'the bucket rooms cannot be made from here (must be owner of table buckets): see docs/deployment.md, Pictures',
      );
    });
  });

  it('stays without its policy where the project lets none be made by SQL, which is said in words (PIC-02)', async () => {
    await withStorage(async (sql) => {
      await sql.script(`
        grant all on schema storage to service_role;
        alter table storage.objects owner to service_role;
        grant execute on function private.prepare_pictures() to authenticated;
        grant usage on schema private to authenticated;
        grant all on storage.buckets to authenticated;
        set local role authenticated;`);
      expect(await prepare(sql)).toBe(
        'the policy of the bucket rooms cannot be made from here (must be owner of table objects): see docs/deployment.md, Pictures',
      );
      await sql.script('reset role');
      expect(await sql.query('select id, public from storage.buckets')).toEqual([
        { id: 'rooms', public: true },
      ]);
      expect(await pictureFinding(sql, { isEmbedded: false })).toMatchObject({ level: 'broken' });
      await sql.script(
        `create policy "pictures_insert 1ffg0oo_0" on storage.objects for insert to authenticated with check (true)`,
      );
      expect(await pictureFinding(sql, { isEmbedded: false })).toMatchObject({ level: 'ok' });
    });
  });

  it.each([
    ['as it should be', '', 'ok', 'the bucket rooms is ready'],
    ['private', 'update storage.buckets set public = false', 'broken', 'is missing or not as'],
    ['gone', 'delete from storage.buckets', 'broken', 'is missing or not as'],
    [
      'without its policy',
      'drop policy pictures_insert on storage.objects',
      'broken',
      'is missing',
    ],
    [
      'without its turn of the clock',
      'create schema cron; create table cron.job (jobname text, active boolean)',
      'broken',
      'no active job hostel-pictures',
    ],
    [
      'that is full',
      `insert into storage.objects (bucket_id, name)
       select 'rooms', encode(sha256(n::text::bytea), 'hex') || '/640.webp' from generate_series(1, 5000) n`,
      'attention',
      'holds its 5,000 files',
    ],
    [
      'that nobody tidies',
      `insert into storage.objects (bucket_id, name, created_at)
       values ('rooms', '${ONE}/640.webp', now() - interval '73 hours'), ('rooms', '${OTHER}/640.webp', now()),
              ('rooms', 'logo.png', now() - interval '73 hours')`,
      'attention',
      '1 files that no room names',
    ],
  ])('%s is told by the doctor (PIC-02)', async (_how, fault, level, words) => {
    await withStorage(async (sql) => {
      await prepare(sql);
      await sql.script(fault);
      expect(await pictureFinding(sql, { isEmbedded: false })).toMatchObject({
        level,
        what: expect.stringContaining(words),
      });
    });
  });

  it('is asked for by the doctor on a hosted project alone (PIC-02)', async () => {
    expect(await pictureFinding(backend.database, { isEmbedded: false })).toMatchObject({
      level: 'ok',
    });
  });
});
