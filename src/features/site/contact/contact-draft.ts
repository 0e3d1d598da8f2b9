import { CONTACT_FIELDS, type ContactEntry } from '@/domain/message/contact-message';
import { storedValue } from '@/lib/stored-value';

/** A message that is being written, and the text that the address filled in. */
interface ContactDraft {
  entry: ContactEntry;
  presetMessage: string;
}

/** What is being written, in this tab alone; forgotten once it is sent. */
export const contactDraft = storedValue('hostel.contact-draft', checked);

/**
 * What was being written, or null. Where the address fills in another text, that text stays, and
 * only name, e-mail and telephone come from the draft.
 */
export function readContactDraft(presetMessage: string): Partial<ContactEntry> | null {
  const draft = contactDraft.read();
  if (draft === null || draft.presetMessage === presetMessage) return draft?.entry ?? null;
  const { name, email, phone } = draft.entry;
  return presetMessage === '' ? draft.entry : { name, email, phone };
}

function checked(stored: unknown): ContactDraft | null {
  const { entry, presetMessage }: Partial<ContactDraft> = stored ?? {};
  const isWhole =
    entry !== undefined && CONTACT_FIELDS.every((field) => typeof entry[field] === 'string');
  return isWhole && typeof presetMessage === 'string' ? { entry, presetMessage } : null;
}
