/** How many digits the code of an authenticator has (STAFF-04). */
export const CODE_LENGTH = 6;

/**
 * The digits of what was typed or pasted, no more than a code has: '418 305' gives '418305', as some
 * applications copy it.
 */
export function plainCode(typed: string): string {
  return typed.replace(/\D/g, '').slice(0, CODE_LENGTH);
}
