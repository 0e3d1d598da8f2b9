/** Of whom a mail server speaks when it refuses for good: only of the recipient is nothing to be done. */
export type RefusedFor = 'recipient' | 'house' | 'unclear';

// RFC 3463: 5.1.x speaks of an address, 7 and 8 of the sender's; 5.2.x of the recipient's mailbox.
const RECIPIENT = /\b5\.(?:1\.(?:[1-4]|6|10)|2\.[1-4])\b/;
const HOUSE = /\b5\.(?:1\.[78]|4\.5)\b/;
/** As Office 365 and others say it, under codes that mean anything (5.2.0, 5.7.0, 5.7.1). */
const HOUSE_IN_WORDS =
  /\bsubmission ?quota|\b(?:limit|quota) (?:is |was |has been )?(?:exceeded|reached)|exceeded .*\b(?:limit|quota)|\bsender\b|\bnot owned by\b/i;
const ANY_CODE = /\b5\.\d{1,3}\.\d{1,3}\b/;

/**
 * Whose refusal a 5xx is (MAIL-03).
 *
 * @param command at which it came: 'MAIL FROM', 'RCPT TO', 'DATA'
 * @param words the server's answer
 */
export function refusedFor({ command, words }: { command: string; words: string }): RefusedFor {
  if (command === 'MAIL FROM' || HOUSE.test(words)) return 'house';
  if (RECIPIENT.test(words)) return 'recipient';
  if (HOUSE_IN_WORDS.test(words)) return 'house';
  return command === 'RCPT TO' && !ANY_CODE.test(words) ? 'recipient' : 'unclear';
}
