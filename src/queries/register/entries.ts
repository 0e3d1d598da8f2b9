import type { RestClient } from '@/lib/rest-client';
import type { RegisterEntry } from '@/domain/register/entry';
import type { StayRegister, StoredEntry, TaxReason } from '@/domain/register/stay-register';
import { unwrapObject, unwrapObjects } from '../json-answer';
import { QueryError, unwrap, unwrapChanged, unwrapRows } from '../query-error';

// The register of a stay, for reception (REG-01, REG-03).

/** What the desk writes of one person; the age only where no birth date tells it. */
export type EntryToSave = RegisterEntry & { age: number | null; tax_reason: TaxReason | null };

/** How far a person of a stay is registered, without any of it. */
export interface RegisterCount {
  booking_id: string;
  person: number;
  is_proposal: boolean;
  /** The names of the fields that are still to be given. */
  missing: string[];
}

/** An earlier stay with the same document, or somebody else of the same stay. */
export interface DocumentSeen {
  booking_number: string;
  /** yyyy-mm-dd. */
  arrival: string;
  person: number;
  is_same_stay: boolean;
}

/** Everybody of the stay that a booking is a part of, what guests propose, and the tourist tax. */
export async function readStayRegister(
  client: RestClient,
  bookingId: string,
): Promise<StayRegister> {
  return unwrapObject<StayRegister>(
    'readStayRegister',
    await client.rpc('stay_register', { booking: bookingId }),
    'entries',
  );
}

/**
 * How far the people of some bookings are registered, for the lists of a day: entries, and open
 * proposals beside them. A later part of a divided stay has none.
 */
export async function listRegisterCounts(
  client: RestClient,
  bookingIds: readonly string[],
): Promise<RegisterCount[]> {
  return unwrapRows(
    'listRegisterCounts',
    await client
      .from('register_entries')
      .select('booking_id,person,is_proposal,missing')
      .in('booking_id', bookingIds)
      .is('settled_at', null),
  );
}

/**
 * Stores a person as reception has seen it, new or anew; who and when is added by the database.
 * Fails with code HS400 for what no document can say, as a birth date to come.
 */
export async function saveEntry(
  client: RestClient,
  { bookingId, person, entry }: { bookingId: string; person: number; entry: EntryToSave },
): Promise<void> {
  const changed = unwrapRows(
    'saveEntry',
    await client
      .from('register_entries')
      .update(entry)
      .eq('booking_id', bookingId)
      .eq('person', person)
      .eq('is_proposal', false)
      .select('id'),
  );
  if (changed.length > 0) return;
  unwrap(
    'saveEntry',
    await client
      .from('register_entries')
      .insert({ booking_id: bookingId, person, ...entry })
      .select('id')
      .single(),
  );
}

/** Takes a person out of the register, who did not come or was entered twice. */
export async function removeEntry(
  client: RestClient,
  { bookingId, person }: { bookingId: string; person: number },
): Promise<void> {
  unwrapRows(
    'removeEntry',
    await client
      .from('register_entries')
      .delete()
      .eq('booking_id', bookingId)
      .eq('person', person)
      .eq('is_proposal', false)
      .select('id'),
  );
}

/**
 * Takes what a guest proposes, all of it or only what is missing (REG-02). Returns the entry as it
 * was before, to undo the step; null where there was none. Fails with code HS014 when a colleague
 * has settled it meanwhile.
 */
export async function acceptProposal(
  client: RestClient,
  { id, onlyMissing }: { id: string; onlyMissing: boolean },
): Promise<StoredEntry | null> {
  const answer = await client.rpc('accept_register', { proposal: id, only_missing: onlyMissing });
  if (answer.error === null && answer.data === null) return null;
  return unwrapObject<StoredEntry>('acceptProposal', answer, 'person');
}

/** Settles a proposal without taking it, or opens it again. */
export async function settleProposal(
  client: RestClient,
  { id, isSettled }: { id: string; isSettled: boolean },
): Promise<void> {
  unwrapChanged(
    'settleProposal',
    await client
      .from('register_entries')
      .update({ settled_at: isSettled ? new Date().toISOString() : null })
      .eq('id', id)
      .eq('is_proposal', true)
      .select('id'),
  );
}

/** Where this document was seen before: in an earlier stay, or with somebody else of this one. */
export async function findDocument(
  client: RestClient,
  place: { number: string; country: string; bookingId: string; person: number },
): Promise<DocumentSeen[]> {
  return unwrapObjects<DocumentSeen>(
    'findDocument',
    await client.rpc('document_seen', {
      number: place.number,
      country: place.country,
      booking: place.bookingId,
      person: place.person,
    }),
  );
}

/** A refusal that means that a colleague was faster. */
export const isSettledElsewhere = (error: unknown): boolean =>
  error instanceof QueryError && error.code === 'HS014';
