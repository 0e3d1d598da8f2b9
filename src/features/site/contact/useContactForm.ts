import { useEffect, useLayoutEffect, useRef, useState, type FormEvent } from 'react';
import {
  checkContactEntry,
  CONTACT_FIELDS,
  type ContactEntry,
  type ContactProblems,
  type ReadyContactMessage,
} from '@/domain/message/contact-message';
import type { ContactSubject } from '@/domain/message/contact-subjects';
import { logError } from '@/lib/log';
import { retryImport } from '@/lib/retry-import';
import { storedValue } from '@/lib/stored-value';
import type { Outcome } from './send-message';

/** A message that is being written, and the text that the address filled in. */
interface ContactDraft {
  entry: ContactEntry;
  presetMessage: string;
}

/** What is being written, in this tab alone; forgotten once it is sent. */
const contactDraft = storedValue('hostel.contact-draft', checked);

/**
 * What was being written, or null. Where the address fills in another text, that text stays, and
 * only name, e-mail and telephone come from the draft.
 */
function readContactDraft(presetMessage: string): Partial<ContactEntry> | null {
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

/** How long the success message stays (CONST-BOOK-12). */
const SUCCESS_MS = 5000;

/** A message that an address fills in comes from the booking form. */
const PRESET_SUBJECT: ContactSubject = 'reserva';

/** The fields before anybody writes. */
function untouchedEntry(presetMessage: string): ContactEntry {
  const subject = presetMessage === '' ? '' : PRESET_SUBJECT;
  return { name: '', email: '', phone: '', subject, message: presetMessage };
}

interface ContactFormOptions {
  /** The text that the address fills in, or ''. */
  presetMessage: string;
  isHydrated: boolean;
}

/** The form's states: idle, sending, sent, failed (CONTACT-08 to CONTACT-12). */
export function useContactForm({ presetMessage, isHydrated }: ContactFormOptions) {
  const formRef = useRef<HTMLFormElement>(null);
  const [draft, setDraft] = useState<Partial<ContactEntry> | null>(null);
  const [problems, setProblems] = useState<ContactProblems>({});
  const [isSending, setIsSending] = useState(false);
  /** How the last sending ended, until the next one or until there is nothing more to say. */
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const [sentCount, setSentCount] = useState(0);
  // What someone typed before the script arrived is newer than what was kept.
  useLayoutEffect(() => {
    if (!isHydrated || formRef.current === null) return;
    const shown = entryOf(formRef.current);
    const untouched = untouchedEntry(presetMessage);
    const isUntouched = CONTACT_FIELDS.every((field) => shown[field] === untouched[field]);
    if (isUntouched) setDraft(readContactDraft(presetMessage));
  }, [isHydrated, presetMessage]);

  // A second press may come before the first has been rendered.
  const isUnderWay = useRef(false);

  useEffect(() => {
    if (outcome?.kind !== 'sent') return undefined;
    const timer = setTimeout(() => setOutcome(null), SUCCESS_MS);
    return () => clearTimeout(timer);
  }, [outcome]);

  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isUnderWay.current) return;
    const form = event.currentTarget;
    const entry = entryOf(form);
    const check = checkContactEntry(entry);
    if ('problems' in check) {
      setProblems(check.problems);
      focusFirst(form, check.problems);
      return;
    }
    setProblems({});
    void send(check.message, entry);
  }

  async function send(message: ReadyContactMessage, entry: ContactEntry) {
    isUnderWay.current = true;
    setIsSending(true);
    setOutcome(null);
    try {
      // The code that sends is loaded only when there is something to send.
      const { sendMessage } = await retryImport(() => import('./send-message'));
      const result = await sendMessage(message);
      // Text typed while sending belongs to another message and must stay.
      if (result.kind === 'sent' && holds(formRef.current, entry)) {
        contactDraft.clear();
        setSentCount((count) => count + 1);
      }
      setOutcome(result);
    } catch (error) {
      logError('insertContactMessage', error);
      setOutcome({ kind: 'failed', reason: null });
    } finally {
      isUnderWay.current = false;
      setIsSending(false);
    }
  }

  /** An error goes as soon as its field is right; new errors wait for the next sending. */
  function handleChange(event: FormEvent<HTMLFormElement>) {
    const entry = entryOf(event.currentTarget);
    contactDraft.write({ entry, presetMessage });
    const check = checkContactEntry(entry);
    const now = 'problems' in check ? check.problems : {};
    setProblems((known) =>
      Object.fromEntries(
        CONTACT_FIELDS.filter((field) => known[field] && now[field]).map((field) => [
          field,
          now[field],
        ]),
      ),
    );
  }

  const initial =
    sentCount === 0 ? { ...untouchedEntry(presetMessage), ...draft } : untouchedEntry('');

  return { formRef, initial, problems, isSending, outcome, sentCount, handleSubmit, handleChange };
}

/** Whether the form shows this entry, or is gone. */
function holds(form: HTMLFormElement | null, entry: ContactEntry): boolean {
  if (form === null) return true;
  const shown = entryOf(form);
  return CONTACT_FIELDS.every((field) => shown[field] === entry[field]);
}

function entryOf(form: HTMLFormElement): ContactEntry {
  const data = new FormData(form);
  const text = (field: keyof ContactEntry) => {
    const value = data.get(field);
    return typeof value === 'string' ? value : '';
  };
  return {
    name: text('name'),
    email: text('email'),
    phone: text('phone'),
    subject: text('subject'),
    message: text('message'),
  };
}

function focusFirst(form: HTMLFormElement, problems: ContactProblems) {
  const first = CONTACT_FIELDS.find((field) => problems[field] !== undefined);
  const control = first && form.elements.namedItem(first);
  if (control instanceof HTMLElement) control.focus();
}
