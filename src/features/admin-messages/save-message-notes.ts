import type { RestClient } from '@/lib/rest-client';
import { findContactMessage, setMessageNotes } from '@/queries/contact-messages';
import { QueryError } from '@/queries/query-error';
import type { ContactMessageRow } from '@/types/rows';

/**
 * Saves the notes of a message unless somebody else has changed them meanwhile.
 *
 * @param options.base the notes that were on the screen when typing began; '' for none
 * @returns the message as it now stands: with `notes` when they were saved, else with the other
 *   person's
 * @throws QueryError of kind 'missing' when the message is gone
 */
export async function saveMessageNotes(
  client: RestClient,
  { id, notes, base }: { id: string; notes: string; base: string },
): Promise<ContactMessageRow> {
  const current = await findContactMessage(client, id);
  if (current === null) throw new QueryError('saveMessageNotes', { kind: 'missing', message: '' });
  if ((current.admin_notes ?? '') !== base) return current;
  const stored = await setMessageNotes(client, {
    id,
    notes,
    ifUnchangedSince: current.updated_at,
  });
  // Somebody was a moment faster: whether with the notes or with something else shows at the next look.
  return stored ?? saveMessageNotes(client, { id, notes, base });
}
