/** What the database stores instead of an address that a guest asked to have erased. */
const ERASED_EMAIL = 'apagado@apagado.invalid';

/** An e-mail address for comparison, without differences of case or surrounding spaces. */
export function comparableEmail(email: string): string {
  return email.trim().toLowerCase();
}

/** Whether an address is the placeholder that all erased guests share. */
export function isErasedEmail(email: string): boolean {
  return comparableEmail(email) === ERASED_EMAIL;
}
