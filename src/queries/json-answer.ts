import type { PostgrestSingleResponse } from '@supabase/postgrest-js';
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
  if (isObject<T>(found) && key in found) return found;
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
  const failure = new QueryError(operation, { kind: 'server', message: '' });
  if (!Array.isArray(found)) throw failure;
  return found.map((one) => {
    if (isObject<T>(one)) return one;
    throw failure;
  });
}

function isObject<T>(value: unknown): value is T {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
