/**
 * A password as it is hashed: the same however its letters were composed, which keyboards and
 * browsers do differently, and with plain spaces (RFC 8265, OpaqueString; STAFF-03).
 */
export function passwordForm(typed: string): string {
  return typed.replaceAll(/\p{Zs}/gu, ' ').normalize('NFC');
}
