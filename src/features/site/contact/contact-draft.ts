import { CONTACT_FIELDS, type ContactEntry } from '@/domain/message/contact-message';
import { safeSessionStorage } from '@/lib/safe-storage';

const KEY = 'hostel.contact-draft';

/** A message that is being written, and the text that the address filled in. */
interface ContactDraft {
  entry: ContactEntry;
  presetMessage: string;
}

/** Keeps what is being written until it is sent, in this tab alone. */
export function keepContactDraft(draft: ContactDraft): void {
  safeSessionStorage.setItem(KEY, JSON.stringify(draft));
}

/** Forgets it: it was sent. */
export function forgetContactDraft(): void {
  safeSessionStorage.removeItem(KEY);
}

/**
 * What was being written, or null. Where the address fills in another text, that text stays, and
 * only name, e-mail and telephone come from the draft.
 */
export function readContactDraft(presetMessage: string): Partial<ContactEntry> | null {
  const draft = parsed(safeSessionStorage.getItem(KEY));
  if (draft === null || draft.presetMessage === presetMessage) return draft?.entry ?? null;
  const { name, email, phone } = draft.entry;
  return presetMessage === '' ? draft.entry : { name, email, phone };
}

/** A store may hold anything: what is no draft counts as none. */
function parsed(text: string | null): ContactDraft | null {
  try {
    const draft: Partial<ContactDraft> | null = JSON.parse(text ?? 'null');
    const { entry, presetMessage } = draft ?? {};
    const isWhole =
      entry !== undefined && CONTACT_FIELDS.every((field) => typeof entry[field] === 'string');
    return isWhole && typeof presetMessage === 'string' ? { entry, presetMessage } : null;
  } catch {
    return null;
  }
}
