import type { Database } from '../../supabase/local/engine.ts';

/** What a database is, by name: every object of the schemas public and private, and all about it. */
export type Catalogue = ReadonlyMap<string, string>;

/**
 * Columns are named and not numbered, because a later migration adds at the end what a schema file
 * has where it belongs.
 */
const FACTS = `
  with ours as (select * from pg_catalog.pg_namespace where nspname in ('public', 'private')),
  rights as (
    select 'schema ' || nspname as name, coalesce(nspacl, acldefault('n', nspowner)) as acl from ours
    union all
    select 'relation ' || c.oid::regclass,
      coalesce(c.relacl, acldefault(case c.relkind when 'S' then 's' else 'r' end::"char", c.relowner))
      from pg_catalog.pg_class c join ours on ours.oid = c.relnamespace where c.relkind in ('r', 'v', 'm', 'S')
    union all
    select 'column ' || c.oid::regclass || '.' || a.attname, a.attacl
      from pg_catalog.pg_attribute a join pg_catalog.pg_class c on c.oid = a.attrelid
      join ours on ours.oid = c.relnamespace
     where a.attnum > 0 and not a.attisdropped and a.attacl is not null
    union all
    select 'function ' || f.oid::regprocedure, coalesce(f.proacl, acldefault('f', f.proowner))
      from pg_catalog.pg_proc f join ours on ours.oid = f.pronamespace
    union all
    select concat('default ', d.defaclobjtype, ' of ', n.nspname), d.defaclacl
      from pg_catalog.pg_default_acl d left join pg_catalog.pg_namespace n on n.oid = d.defaclnamespace
  )
  select 'rights: ' || name as name,
    (select string_agg(concat(coalesce(r.rolname, 'public'), ' ', x.privilege_type,
         case when x.is_grantable then '*' end), ', ' order by r.rolname, x.privilege_type)
       from aclexplode(acl) x left join pg_catalog.pg_roles r on r.oid = x.grantee) as fact
    from rights
  union all
  select 'owner: schema ' || nspname, pg_catalog.pg_get_userbyid(nspowner) from ours where nspname = 'private'
  union all
  select 'extension: ' || extname, extnamespace::regnamespace::text from pg_catalog.pg_extension
  union all
  select 'relation: ' || c.oid::regclass, concat_ws(' | ', c.relkind, pg_catalog.pg_get_userbyid(c.relowner),
      c.relrowsecurity, c.relforcerowsecurity, c.reloptions)
    from pg_catalog.pg_class c join ours on ours.oid = c.relnamespace where c.relkind in ('r', 'v', 'm', 'S', 'c')
  union all
  select 'column: ' || c.oid::regclass || '.' || a.attname,
    concat_ws(' | ', pg_catalog.format_type(a.atttypid, a.atttypmod), a.attnotnull, a.attidentity, a.attgenerated,
      pg_catalog.pg_get_expr(d.adbin, d.adrelid))
    from pg_catalog.pg_attribute a join pg_catalog.pg_class c on c.oid = a.attrelid
    join ours on ours.oid = c.relnamespace
    left join pg_catalog.pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum
   where a.attnum > 0 and not a.attisdropped and c.relkind in ('r', 'v', 'm', 'c')
  union all
  select 'constraint: ' || c.conname || ' of ' || c.conrelid::regclass,
    concat_ws(' | ', pg_catalog.pg_get_constraintdef(c.oid), c.convalidated)
    from pg_catalog.pg_constraint c join ours on ours.oid = c.connamespace
   where c.conrelid <> 0 and c.contype <> 'n'
  union all
  select 'index: ' || i.indexrelid::regclass, concat_ws(' | ', pg_catalog.pg_get_indexdef(i.indexrelid), i.indisvalid)
    from pg_catalog.pg_index i join pg_catalog.pg_class c on c.oid = i.indexrelid
    join ours on ours.oid = c.relnamespace
  union all
  select 'trigger: ' || t.tgname || ' of ' || t.tgrelid::regclass,
    concat_ws(' | ', pg_catalog.pg_get_triggerdef(t.oid), t.tgenabled)
    from pg_catalog.pg_trigger t join pg_catalog.pg_class c on c.oid = t.tgrelid
    join ours on ours.oid = c.relnamespace where not t.tgisinternal
  union all
  select 'policy: ' || p.polname || ' of ' || p.polrelid::regclass,
    concat_ws(' | ', p.polcmd, p.polpermissive, p.polroles::regrole[],
      'using ' || pg_catalog.pg_get_expr(p.polqual, p.polrelid),
      'check ' || pg_catalog.pg_get_expr(p.polwithcheck, p.polrelid))
    from pg_catalog.pg_policy p join pg_catalog.pg_class c on c.oid = p.polrelid
    join ours on ours.oid = c.relnamespace
  union all
  select 'function: ' || f.oid::regprocedure,
    concat_ws(' | ', pg_catalog.pg_get_userbyid(f.proowner), pg_catalog.pg_get_functiondef(f.oid))
    from pg_catalog.pg_proc f join ours on ours.oid = f.pronamespace where f.prokind = 'f'
  union all
  select 'sequence: ' || s.seqrelid::regclass, concat_ws(' | ', s.seqtypid::regtype, s.seqstart, s.seqincrement,
      s.seqmin, s.seqmax, s.seqcache, s.seqcycle)
    from pg_catalog.pg_sequence s join pg_catalog.pg_class c on c.oid = s.seqrelid
    join ours on ours.oid = c.relnamespace
  union all
  select 'comment: ' || i.type || ' ' || i.identity, d.description
    from pg_catalog.pg_description d
   cross join lateral pg_catalog.pg_identify_object(d.classoid, d.objoid, d.objsubid) i
   where i.schema in ('public', 'private') and i.identity not like 'public'`;

/** The schemas public and private as they stand, with what whoever owns or meets them may do. */
export async function readCatalogue(database: Database): Promise<Catalogue> {
  const found = new Map<string, string>();
  await database.transaction(async (sql) => {
    // Without a search_path, PostgreSQL writes every name with its schema.
    await sql.query(`select set_config('search_path', '', true)`);
    for (const { name, fact } of await sql.query(FACTS)) found.set(String(name), String(fact));
  });
  return found;
}

/** In what two databases differ, one line each; empty when in nothing. */
export function differences(one: Catalogue, other: Catalogue): string[] {
  const names = [...new Set([...one.keys(), ...other.keys()])].toSorted();
  return names
    .filter((name) => one.get(name) !== other.get(name))
    .map((name) => `${name}: ${one.get(name) ?? 'none'} <> ${other.get(name) ?? 'none'}`);
}
