/** The subjects of a contact message (CONTACT-07, ENT-17). */
import { SUBJECTS } from '@messages/contact-subjects';

/** The value that is stored is the same in every language. */
const LABELS = {
  reserva: SUBJECTS.booking,
  servicos: SUBJECTS.services,
  cancelamento: SUBJECTS.cancellation,
  feedback: SUBJECTS.feedback,
  outro: SUBJECTS.other,
} as const;

export type ContactSubject = keyof typeof LABELS;

/** The five values, in the order the form offers them. */
export const CONTACT_SUBJECTS: readonly ContactSubject[] = [
  'reserva',
  'servicos',
  'cancelamento',
  'feedback',
  'outro',
];

export function isContactSubject(value: string): value is ContactSubject {
  return CONTACT_SUBJECTS.some((subject) => subject === value);
}

/**
 * The label of a stored subject in the language of the page; an unknown value is returned as it is.
 */
export function contactSubjectLabel(subject: string): string {
  return isContactSubject(subject) ? LABELS[subject] : subject;
}
