/**
 * Why the database refuses a request, by its code. It says so in Portuguese itself (ERR-BOOK-07); guests
 * of another language read what stands here.
 */

/** What was refused: the database's code, its hint and its own words. */
interface Refusal {
  code: string;
  hint: string | null;
  message: string;
}

export const refusal = ({ message }: Refusal): string => message;
