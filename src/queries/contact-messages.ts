import type { ContactSubject } from '@/domain/message/contact-subjects';
import { comparableEmail } from '@/domain/guest/erased-guest';
import type { RestClient } from '@/lib/rest-client';
import type { ContactMessageRow } from '@/types/rows';
import { QueryError, unwrap, unwrapChanged, unwrapFirst, unwrapRows } from './query-error';
import { olderThanCursor, readAllPages, ROW_CAP } from './read-all-pages';

const MESSAGE_COLUMNS =
  'id,name,email,phone,subject,message,is_read,archived,archived_at,admin_notes,created_at,updated_at';

/** What the contact form sends (DATA-MSG-01). */
export interface NewContactMessage {
  name: string;
  email: string;
  phone: string | null;
  subject: ContactSubject;
  message: string;
}

/**
 * Sends a message to the hostel. Nothing is returned, because a visitor may not read messages.
 * Fails with a Portuguese message for the guest when its code begins with HS; as
 * 'duplicate-request' when the same message came in within the last half hour.
 */
export async function insertContactMessage(
  client: RestClient,
  message: NewContactMessage,
): Promise<void> {
  unwrap('insertContactMessage', await client.from('contact_messages').insert(message));
}

/** All messages, newest first (staff; DATA-MSG-02). */
export async function listContactMessages(client: RestClient): Promise<ContactMessageRow[]> {
  return readAllPages<ContactMessageRow>(async (last) => {
    let query = client.from('contact_messages').select(MESSAGE_COLUMNS);
    if (last) query = query.lte('created_at', last.created_at).or(olderThanCursor(last));
    return unwrapRows(
      'listContactMessages',
      await query
        .order('created_at', { ascending: false })
        .order('id', { ascending: false })
        .limit(ROW_CAP),
    );
  });
}

/**
 * One message, to see whether somebody changed it meanwhile (staff). Null when it is gone or
 * hidden.
 */
export async function findContactMessage(
  client: RestClient,
  id: string,
): Promise<ContactMessageRow | null> {
  return unwrapFirst(
    'findContactMessage',
    await client.from('contact_messages').select(MESSAGE_COLUMNS).eq('id', id),
  );
}

/** The most messages of one person that are shown. */
const MESSAGES_OF_ONE = 50;

export type MessageMention = Pick<
  ContactMessageRow,
  'id' | 'email' | 'subject' | 'is_read' | 'archived' | 'created_at'
>;

/**
 * The messages that came from an address, archived or not, newest first (staff).
 *
 * @param email compared without regard to case and surrounding spaces
 */
export async function listMessagesFrom(
  client: RestClient,
  email: string,
): Promise<MessageMention[]> {
  const found = unwrapRows(
    'listMessagesFrom',
    await client
      .from('contact_messages')
      .select('id,email,subject,is_read,archived,created_at')
      .ilike('email', email.trim())
      .order('created_at', { ascending: false })
      .limit(MESSAGES_OF_ONE),
  );
  // The characters '_', '%' and '*' are wildcards in a pattern, so other addresses may match too.
  const wanted = comparableEmail(email);
  return found.filter((message) => comparableEmail(message.email) === wanted);
}

/** How many messages are unread (staff; DATA-MSG-07). */
export async function countUnreadMessages(client: RestClient): Promise<number> {
  const answer = await client
    .from('contact_messages')
    .select('id', { count: 'exact', head: true })
    .eq('is_read', false);
  unwrap('countUnreadMessages', answer);
  // An answer without a count is not from the backend, and returning 0 would be a guess.
  if (answer.count === null) {
    throw new QueryError('countUnreadMessages', { kind: 'server', message: '' });
  }
  return answer.count;
}

/** Marks a message read or unread (staff). */
export async function setMessageRead(
  client: RestClient,
  { id, isRead }: { id: string; isRead: boolean },
): Promise<void> {
  unwrapChanged(
    'setMessageRead',
    await client.from('contact_messages').update({ is_read: isRead }).eq('id', id).select('id'),
  );
}

/**
 * Sets the internal notes of a message that nobody has changed meanwhile (staff). Returns the
 * message as stored, or null when none was changed.
 *
 * @param options.notes up to 5,000 characters; may be empty
 * @param options.ifUnchangedSince the message's `updated_at` as it was read
 */
export async function setMessageNotes(
  client: RestClient,
  { id, notes, ifUnchangedSince }: { id: string; notes: string; ifUnchangedSince: string },
): Promise<ContactMessageRow | null> {
  return unwrapFirst(
    'setMessageNotes',
    await client
      .from('contact_messages')
      .update({ admin_notes: notes })
      .eq('id', id)
      .eq('updated_at', ifUnchangedSince)
      .select(MESSAGE_COLUMNS),
  );
}

/**
 * Archives a message, or unarchives it (staff; DATA-MSG-05).
 *
 * @param options.at ISO time of archiving, or null to unarchive
 */
export async function setMessageArchived(
  client: RestClient,
  { id, at }: { id: string; at: string | null },
): Promise<void> {
  unwrapChanged(
    'setMessageArchived',
    await client
      .from('contact_messages')
      .update({ archived: at !== null, archived_at: at })
      .eq('id', id)
      .select('id'),
  );
}

/** Deletes an archived message permanently (staff; the database refuses to delete others). */
export async function deleteContactMessage(client: RestClient, id: string): Promise<void> {
  unwrapChanged(
    'deleteContactMessage',
    await client.from('contact_messages').delete().eq('id', id).select('id'),
  );
}
