import type { Database } from '../../../supabase/local/engine.ts';

/** Everything the migrations define, by name: a table, a column, a rule, who may do what. */
export type Schema = Map<string, string>;

// Of the two roles of the API only: what service_role has differs between platforms.
const DESCRIPTION = `
  with ours as (
    select oid, nspname from pg_catalog.pg_namespace where nspname in ('public', 'private')
  ),
  relations as (
    select c.oid, c.relname, c.relkind, c.relrowsecurity, c.relacl, ours.nspname || '.' || c.relname as name
      from pg_catalog.pg_class c join ours on ours.oid = c.relnamespace
     where c.relkind in ('r', 'v', 'm', 'p')
  )
  select 'row level security of ' || name as name, relrowsecurity::text as definition from relations
  union all
  select 'column ' || r.name || '.' || a.attname,
    concat_ws(' ', pg_catalog.format_type(a.atttypid, a.atttypmod), a.attnotnull, a.attidentity,
      pg_catalog.pg_get_expr(d.adbin, d.adrelid))
    from relations r
    join pg_catalog.pg_attribute a on a.attrelid = r.oid and a.attnum > 0 and not a.attisdropped
    left join pg_catalog.pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum
  union all
  -- Since PostgreSQL 18 NOT NULL counts as a constraint; the columns above have it.
  select 'constraint ' || c.conname || ' on ' || r.name,
    pg_catalog.pg_get_constraintdef(c.oid) || case when c.convalidated then '' else ' NOT VALID' end
    from relations r join pg_catalog.pg_constraint c on c.conrelid = r.oid and c.contype <> 'n'
  union all
  select 'index ' || i.indexrelid::pg_catalog.regclass,
    pg_catalog.pg_get_indexdef(i.indexrelid) || case when i.indisvalid then '' else ' INVALID' end
    from relations r join pg_catalog.pg_index i on i.indrelid = r.oid
  union all
  select 'trigger ' || t.tgname || ' on ' || r.name,
    pg_catalog.pg_get_triggerdef(t.oid) || case t.tgenabled when 'O' then '' else ' DISABLED' end
    from relations r join pg_catalog.pg_trigger t on t.tgrelid = r.oid and not t.tgisinternal
  union all
  select 'policy ' || p.polname || ' on ' || r.name,
    concat_ws(' | ', p.polcmd, p.polpermissive,
      (select string_agg(coalesce(o.rolname, 'public'), ',' order by o.rolname)
         from unnest(p.polroles) member left join pg_catalog.pg_roles o on o.oid = member),
      pg_catalog.pg_get_expr(p.polqual, p.polrelid), pg_catalog.pg_get_expr(p.polwithcheck, p.polrelid))
    from relations r join pg_catalog.pg_policy p on p.polrelid = r.oid
  union all
  select 'function ' || f.oid::pg_catalog.regprocedure,
    concat_ws(' | ', pg_catalog.pg_get_function_result(f.oid), f.prosecdef, f.provolatile, f.proconfig,
      coalesce(pg_catalog.pg_get_function_sqlbody(f.oid), f.prosrc))
    from pg_catalog.pg_proc f join ours on ours.oid = f.pronamespace
  union all
  select 'access of ' || role || ' to ' || r.name,
    concat_ws(' ', (select string_agg(p.name, ',' order by p.name)
       from unnest(array['SELECT', 'INSERT', 'UPDATE', 'DELETE']) p (name)
      where pg_catalog.has_table_privilege(role, r.oid, p.name)),
      (select string_agg(a.attname || ':' || p.name, ',' order by a.attname, p.name)
         from pg_catalog.pg_attribute a cross join unnest(array['SELECT', 'INSERT', 'UPDATE']) p (name)
        where a.attrelid = r.oid and a.attnum > 0 and not a.attisdropped
          and pg_catalog.has_column_privilege(role, r.oid, a.attnum, p.name)
          and not pg_catalog.has_table_privilege(role, r.oid, p.name)))
    from relations r cross join unnest(array['anon', 'authenticated']) role
  union all
  select 'access of ' || role || ' to function ' || f.oid::pg_catalog.regprocedure,
    pg_catalog.has_function_privilege(role, f.oid, 'EXECUTE')::text
    from pg_catalog.pg_proc f join ours on ours.oid = f.pronamespace
   cross join unnest(array['anon', 'authenticated']) role`;

/** The schemas public and private as they stand. */
export async function readSchema(database: Database): Promise<Schema> {
  const schema: Schema = new Map();
  await database.transaction(async (sql) => {
    // Without a search_path, PostgreSQL writes every name with its schema, on every server alike.
    await sql.query(`select set_config('search_path', '', true)`);
    for (const { name, definition } of await sql.query(DESCRIPTION)) {
      schema.set(String(name), String(definition));
    }
  });
  return schema;
}
