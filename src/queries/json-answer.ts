import type { PostgrestSingleResponse } from '@supabase/postgrest-js';
import * as v from 'valibot';
import type { Json } from '@/types/database';
import { QueryError, unwrap } from './query-error';

// Database functions return JSON without generated types. The query that calls one states the type;
// these helpers only check that the answer is an object or a list of objects.

/**
 * Returns the object from a database function's answer. Fails as 'server' when the answer is
 * something else.
 *
 * @param key a property that the object always has, to recognize it
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
 * Returns the list of objects from a database function's answer. Fails as 'server' when the answer
 * is something else.
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
