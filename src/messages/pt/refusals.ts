/**
 * Why the database refuses a request. Its own message is Portuguese already (ERR-BOOK-07); the
 * other languages have their own texts by code.
 */

/** A refusal: the database's code, its hint and its message. */
export interface Refusal {
  code: string;
  hint: string | null;
  message: string;
}

export const refusal = ({ message }: Refusal): string => message;
