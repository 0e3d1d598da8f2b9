/** What the database puts in the place of an address that a guest asked to be erased. */
const ERASED_EMAIL = 'apagado@apagado.invalid';

/** An e-mail address as two of them are compared: capitals and blanks around it mean nothing. */
export function comparableEmail(email: string): string {
  return email.trim().toLowerCase();
}

/** Whether the person behind an address has been erased: it stands for nobody, and for many. */
export function isErasedEmail(email: string): boolean {
  return comparableEmail(email) === ERASED_EMAIL;
}
