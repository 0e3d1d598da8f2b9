import type { Connection } from '@supabase/lite';
import type { RunExclusively } from './one-at-a-time.ts';

export type SqlRow = Record<string, unknown>;
export type SqlValue = string | number | boolean | null | readonly string[];

/** Plain SQL as the owner of the database, past row-level security. */
export interface Sql {
  /** One statement with its parameters ($1, $2, …); gives its rows. */
  query(text: string, params?: SqlValue[]): Promise<SqlRow[]>;
  /** Any number of statements without parameters. */
  script(text: string): Promise<void>;
}

export interface Database extends Sql {
  /** All of the work or none of it. */
  transaction(work: (sql: Sql) => Promise<void>): Promise<void>;
}

/** A PostgreSQL engine with the two ways to it: SQL for us, a connection for the API. */
export interface Engine {
  connection: Connection;
  database: Database;
  /** Every API request runs through this; see engine-pglite.ts. */
  runRequest: RunExclusively;
  close(): Promise<void>;
}

// The types the API would otherwise give as text, in the form hosted Supabase gives them.
export const NUMERIC_OID = 1700;
export const TIMESTAMPTZ_OID = 1184;
export const DATE_OID = 1082;

export const parseNumeric = (text: string): number => Number(text);

/**
 * '2026-11-20 10:00:00.5+00' to '2026-11-20T10:00:00.5+00:00'; sign-in fails on the short offset.
 */
export const parseTimestamp = (text: string): string =>
  text.replace(' ', 'T').replace(/([+-]\d{2})$/, '$1:00');

export const keepText = (text: string): string => text;
