/** Checks a contact message (CONTACT-02 to CONTACT-06; decisions.md, Contact form). */
import * as t from '@messages/contact';
import { PHONE_WITHOUT_CODE } from '@messages/fields';
import {
  EMAIL_MAX_LENGTH,
  isEmail,
  NAME_MAX_LENGTH,
  PHONE_MAX_LENGTH,
  plainEmail,
  plainPhone,
  storedPhone,
} from '../guest/contact-details.ts';
import { isCodeMissing } from '../guest/country-code.ts';
import { isContactSubject, type ContactSubject } from './contact-subjects.ts';

export const CONTACT_MESSAGE_MAX_LENGTH = 5000;

/** The fields, in the order the form shows them. */
export const CONTACT_FIELDS = ['name', 'email', 'phone', 'subject', 'message'] as const;
export type ContactField = (typeof CONTACT_FIELDS)[number];

export type ContactEntry = Record<ContactField, string>;

/** What is wrong, by field; empty when nothing is. */
export type ContactProblems = Partial<Record<ContactField, string>>;

export interface ReadyContactMessage {
  name: string;
  email: string;
  /** Null when none was given (ENT-16). */
  phone: string | null;
  subject: ContactSubject;
  message: string;
}

function nameProblem(name: string): string | undefined {
  if (name === '') return t.NAME_MISSING;
  return name.length > NAME_MAX_LENGTH ? t.nameTooLong(NAME_MAX_LENGTH) : undefined;
}

function emailProblem(email: string): string | undefined {
  if (email === '') return t.EMAIL_MISSING;
  if (email.length > EMAIL_MAX_LENGTH) return t.emailTooLong(EMAIL_MAX_LENGTH);
  return isEmail(email) ? undefined : t.EMAIL_WRONG;
}

/** Asks for the code of a foreign country; beyond it reception can call any number that is given. */
function phoneProblem(phone: string): string | undefined {
  if (isCodeMissing(phone)) return PHONE_WITHOUT_CODE;
  return phone.length > PHONE_MAX_LENGTH ? t.phoneTooLong(PHONE_MAX_LENGTH) : undefined;
}

function messageProblem(message: string): string | undefined {
  if (message === '') return t.MESSAGE_MISSING;
  return message.length > CONTACT_MESSAGE_MAX_LENGTH
    ? t.messageTooLong(CONTACT_MESSAGE_MAX_LENGTH)
    : undefined;
}

/**
 * Trims what was typed and checks it: gives the message to send, or what is wrong by field. Name,
 * e-mail, subject and message are required, the phone is not (CONTACT-02 to CONTACT-06).
 */
export function checkContactEntry(
  entry: ContactEntry,
): { message: ReadyContactMessage } | { problems: ContactProblems } {
  const { subject } = entry;
  const name = entry.name.trim();
  const email = plainEmail(entry.email);
  const phone = storedPhone(entry.phone) ?? plainPhone(entry.phone);
  const message = entry.message.trim();
  const findings: Record<ContactField, string | undefined> = {
    name: nameProblem(name),
    email: emailProblem(email),
    phone: phoneProblem(phone),
    subject: isContactSubject(subject) ? undefined : t.SUBJECT_MISSING,
    message: messageProblem(message),
  };
  const found = Object.entries(findings).filter(([, problem]) => problem !== undefined);
  if (found.length > 0 || !isContactSubject(subject)) {
    return { problems: Object.fromEntries(found) };
  }
  return { message: { name, email, phone: phone || null, subject, message } };
}

/**
 * The message an address fills in (the booking form's link to the contact page): plain text with
 * line breaks, or '' when there is none or it is longer than can be sent (decisions.md, Booking
 * form).
 */
export function presetContactMessage(text: string | null): string {
  const message = (text ?? '')
    .replaceAll('\r\n', '\n')
    .replace(/[^\P{Cc}\n\t]/gu, '')
    .trim();
  return message.length > CONTACT_MESSAGE_MAX_LENGTH ? '' : message;
}
