import type { Database } from '../../supabase/local/engine.ts';

/** A snapshot of a database, by which it can be restored and the result checked. */
export interface Photograph {
  /** The rows of each table that has some, as JSON. */
  tables: { name: string; columns: string; rows: string }[];
  /** Where each sequence stands. */
  sequences: { name: string; value: string; isCalled: boolean }[];
  /** What is set for the session. */
  settings: { name: string; value: string }[];
  fingerprint: string;
}

/** Tables that requests write to; the list of applied migrations is only compared. */
const TABLES_OF_THE_HOUSE = `pg_class join pg_namespace on pg_namespace.oid = relnamespace
  where relkind = 'r' and nspname not in ('pg_catalog', 'information_schema', 'supabase_migrations')`;

const SETTINGS_OF_THE_SESSION = `select name, setting as value from pg_settings
  where source = 'session' order by name`;

/** Every change of the structure, the rights or the roles of a database rewrites a row of these. */
const CATALOGUES =
  'attribute attrdef auth_members authid cast collation constraint db_role_setting default_acl depend enum event_trigger extension index inherits language namespace operator policy proc publication rewrite shdepend trigger type';

export async function photograph(database: Database): Promise<Photograph> {
  const named = await database.query(`
    select format('%I.%I', nspname, relname) as name,
      (select string_agg(quote_ident(attname), ', ' order by attnum) from pg_attribute
       where attrelid = pg_class.oid and attnum > 0 and not attisdropped and attgenerated = '') as columns
    from ${TABLES_OF_THE_HOUSE}`);
  const tables: Photograph['tables'] = [];
  for (const { name, columns } of named) {
    // oxlint-disable-next-line no-await-in-loop -- one session
    const [all] = await database.query(`select json_agg(t)::text as rows from ${String(name)} t`);
    const rows = all?.['rows'];
    if (typeof rows === 'string') {
      tables.push({ name: String(name), columns: String(columns), rows });
    }
  }
  const sequences = await database.query(`
    select format('%I.%I', schemaname, sequencename) as name,
      coalesce(last_value, start_value)::text as value, last_value is not null as called
    from pg_sequences`);
  const settings = await database.query(SETTINGS_OF_THE_SESSION);
  return {
    tables,
    sequences: sequences.map(({ name, value, called }) => ({
      name: String(name),
      value: String(value),
      isCalled: called === true,
    })),
    settings: settings.map(({ name, value }) => ({ name: String(name), value: String(value) })),
    fingerprint: await fingerprint(database),
  };
}

/** Gives a database the rows, sequences and settings of a snapshot. */
export async function restoreHouse(
  database: Database,
  { tables, sequences, settings }: Photograph,
): Promise<void> {
  await database.script('reset role; reset all; discard temp; select pg_advisory_unlock_all()');
  await database.transaction(async (sql) => {
    // In the role of a replica, because triggers would refuse the rows or change them.
    await sql.script(`
      set local session_replication_role = replica;
      do $$
      begin
        execute (select 'truncate ' || string_agg(format('%I.%I', nspname, relname), ', ')
                 from ${TABLES_OF_THE_HOUSE});
      end $$`);
    for (const { name, columns, rows } of tables) {
      // oxlint-disable-next-line no-await-in-loop -- one session
      await sql.query(
        `insert into ${name} (${columns}) overriding system value
         select ${columns} from json_populate_recordset(null::${name}, $1)`,
        [rows],
      );
    }
    for (const { name, value, isCalled } of sequences) {
      // oxlint-disable-next-line no-await-in-loop -- one session
      await sql.query('select setval($1::regclass, $2::bigint, $3)', [name, value, isCalled]);
    }
  });
  for (const { name, value } of settings) {
    // oxlint-disable-next-line no-await-in-loop -- one session
    await database.query('select set_config($1, $2, false)', [name, value]);
  }
  // The embedded engine keeps its log in memory, and has no process that empties it.
  await database.script('checkpoint');
}

/** Differs as soon as a row, a table, a function, a right, a role or a setting does. */
export async function fingerprint(database: Database): Promise<string> {
  // Only some columns, because emptying a table writes its row here again.
  const relations = await database.query(`
    select format('%I.%I', nspname, relname) as name, relkind, relowner, relacl::text,
      relrowsecurity, relforcerowsecurity, reloptions::text
    from pg_class join pg_namespace on pg_namespace.oid = relnamespace
    where nspname not in ('pg_catalog', 'information_schema', 'pg_toast') order by 1`);
  const sums = [
    ...CATALOGUES.split(' ').map((name) => sumOf(`pg_catalog.pg_${name}`, 'xmin::text')),
    ...relations
      .filter(({ relkind }) => relkind === 'r')
      .map(({ name }) => sumOf(String(name), 't::text')),
  ];
  return JSON.stringify([
    relations,
    await database.query(sums.join(' union all ')),
    await database.query(
      'select schemaname, sequencename, last_value from pg_sequences order by 2',
    ),
    await database.query(SETTINGS_OF_THE_SESSION),
  ]);
}

const sumOf = (table: string, text: string): string =>
  `select '${table}' as name, count(*)::text as rows, sum(hashtextextended(${text}, 0))::text as sum
   from ${table} t`;
