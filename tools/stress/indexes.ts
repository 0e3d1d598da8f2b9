import type { SqlRow } from '../../supabase/local/engine.ts';

type Query = (text: string) => Promise<SqlRow[]>;

/**
 * The B-tree indexes that do not fit their tables, by PostgreSQL's own examination (amcheck): every
 * row must be in every index. Asks as a superuser.
 */
export async function damagedIndexes(query: Query): Promise<string[]> {
  await query('create extension if not exists amcheck with schema extensions');
  const indexes = await query(`
    select c.oid::regclass::text as name
      from pg_index i join pg_class c on c.oid = i.indexrelid join pg_am a on a.oid = c.relam
      join pg_namespace n on n.oid = c.relnamespace
     where a.amname = 'btree' and n.nspname in ('public', 'private', 'auth', 'pg_catalog')
       and c.relpersistence = 'p' and i.indisvalid`);
  if (indexes.length === 0) throw new Error('There is no index to examine.');
  const damaged: string[] = [];
  for (const { name } of indexes) {
    const examined = query(`select extensions.bt_index_check('${String(name)}'::regclass, true)`);
    await examined.catch((error: unknown) => damaged.push(`${String(name)}: ${String(error)}`));
  }
  return damaged;
}
