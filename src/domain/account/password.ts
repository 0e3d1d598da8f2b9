import { COMMON_PASSWORDS } from './common-passwords.ts';
import { passwordForm } from './password-form.ts';

/** The fewest characters of a password; there is no other rule (STAFF-03). */
export const PASSWORD_LENGTH = 12;

/** bcrypt reads no more than so many bytes, so that what stands behind them would count for nothing. */
const MOST_BYTES = 72;

export type PasswordProblem = 'password-short' | 'password-long' | 'password-common';

/**
 * Why a password is not taken, or null: too short, too long, or one of the most used. Letters count
 * the same in both cases, and so does what only repeats one sign or a short piece (STAFF-03).
 */
export function passwordProblem(typed: string): PasswordProblem | null {
  const password = passwordForm(typed);
  const bytes = new TextEncoder().encode(password).length;
  if (Array.from(password).length < PASSWORD_LENGTH) return 'password-short';
  if (bytes > MOST_BYTES) return 'password-long';
  return isCommon(password.toLowerCase()) ? 'password-common' : null;
}

function isCommon(password: string): boolean {
  // One sign, or a piece of up to four, over and over: aaaaaaaaaaaa, 123412341234.
  if (/^(?<piece>.{1,4})\k<piece>+$/u.test(password)) return true;
  return COMMON_PASSWORDS.has(password);
}
