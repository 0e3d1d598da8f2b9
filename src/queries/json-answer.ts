import type { PostgrestSingleResponse } from '@supabase/postgrest-js';
import * as v from 'valibot';
import type { Json } from '@/types/database';
import { QueryError, unwrap } from './query-error';

// Functions of the database give JSON, whose columns no generated type knows. The query that calls one says
// what comes back; here it is made sure that it is an object, or a list of objects.

/**
 * Gives the object that a function of the database answered with.
 *
 * @param key one that the object always has, by which it is known
 * @throws QueryError of kind 'server' when something else came
 */
export function unwrapObject<T extends object>(
  operation: string,
  answer: PostgrestSingleResponse<Json>,
  key: string & keyof T,
): T {
  const found = unwrap(operation, answer);
  const result = v.safeParse(v.custom<T>(isObject), found);
  if (result.success && key in result.output) return result.output;
  throw new QueryError(operation, { kind: 'server', message: '' });
}

/**
 * Gives the list of objects that a function of the database answered with.
 *
 * @throws QueryError of kind 'server' when something else came
 */
export function unwrapObjects<T extends object>(
  operation: string,
  answer: PostgrestSingleResponse<Json>,
): T[] {
  const found = unwrap(operation, answer);
  const result = v.safeParse(v.array(v.custom<T>(isObject)), found);
  if (result.success) return result.output;
  throw new QueryError(operation, { kind: 'server', message: '' });
}

function isObject(value: unknown): boolean {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
