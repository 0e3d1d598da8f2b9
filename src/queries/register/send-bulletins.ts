import { FunctionsHttpError } from '@supabase/supabase-js';
import * as v from 'valibot';
import { supabaseClient } from '@/lib/staff-client';
import { kindOfFunctionError } from '../edge-functions';
import { QueryError } from '../query-error';

// What goes through the Edge Function `send-siba` (REG-04).

const sent = v.object({
  state: v.picklist(['accepted', 'refused', 'failed', 'uncertain']),
  number: v.number(),
  guests: v.number(),
  code: v.nullable(v.string()),
});

/** What became of a file: the authority's word, 'failed' where nothing was handed over. */
export type SentFile = v.InferOutput<typeof sent>;

const refused = v.object({ code: v.optional(v.string()), message: v.optional(v.string()) });

/**
 * Sends the bulletins of entries to the authority as one file, which nothing repeats by itself.
 * Fails with code HS046 while another is under way, HS047 when nobody is due any more, 'no-service'
 * where the house has no key; as 'network' when no answer came: the file may be on its way.
 *
 * @param entries those that are ready; who is not due any more is left out
 */
export async function sendBulletins(entries: readonly string[]): Promise<SentFile> {
  const answer = v.safeParse(sent, await askFunction('sendBulletins', { entries }));
  if (answer.success) return answer.output;
  throw new QueryError('sendBulletins', { kind: 'server', message: '' });
}

/** Has the function say where it would send to, which the database then keeps. */
export async function learnSibaService(): Promise<'real' | 'rehearsal' | null> {
  const service = v.object({ service: v.nullable(v.picklist(['real', 'rehearsal'])) });
  const answer = v.safeParse(service, await askFunction('learnSibaService', {}));
  if (answer.success) return answer.output.service;
  throw new QueryError('learnSibaService', { kind: 'server', message: '' });
}

async function askFunction(
  operation: string,
  body: { entries?: readonly string[] },
): Promise<unknown> {
  const { data, error } = await supabaseClient().functions.invoke<unknown>('send-siba', {
    body: { ...body },
  });
  if (!error) return data;
  const { code = '', message = '' } = await refusalIn(error);
  throw new QueryError(operation, {
    kind: kindOfFunctionError(error),
    code,
    message,
    cause: error,
  });
}

/** The database's refusal, which the function passes on. */
async function refusalIn(error: unknown): Promise<v.InferOutput<typeof refused>> {
  const answer: unknown = error instanceof FunctionsHttpError ? error.context : null;
  if (!(answer instanceof Response) || answer.status !== 409) return {};
  const given = v.safeParse(refused, await answer.json().catch(() => null));
  return given.success ? given.output : {};
}
