import type { Refusal } from '../pt/refusals.ts';

/**
 * Why the database refuses a request, by its code, because its own message is Portuguese (LANG-03).
 */

const TAKEN =
  'A room you have chosen is no longer available on these dates. Please choose other dates or another room.';
const BY_CODE: Readonly<Record<string, string>> = {
  '23P01': TAKEN,
  HS001: 'The main contact’s details are incomplete. Please fill them in.',
  HS002: 'Please choose your check-in and check-out dates.',
  HS003: 'Check-out must be after check-in.',
  HS004: 'This check-in date has passed. Please choose a later one.',
  HS005: 'These dates are too far ahead. Please choose earlier ones.',
  HS006: 'A room you have chosen is no longer offered. Please choose another.',
  HS007: 'The rooms you have chosen do not sleep everyone. Please add another.',
  HS008: 'The price of a room has changed.',
  HS009: TAKEN,
  HS010: 'One of the texts is too long. Please shorten it.',
  HS011: 'This email address does not look right. Please check it.',
  HS012: 'This phone number does not look right. Please check it.',
  HS013: 'We have already received this request.',
  HS015: 'These dates have a minimum stay. Please choose a later check-out.',
  HS016: 'There is no check-in on this day. Please choose another.',
  HS017: 'We are not taking requests on this site at the moment. Please call us.',
  HS018: 'Many requests for these dates are still waiting for a reply. Please call us.',
  HS019: 'We cannot confirm email addresses at the moment. Please call us.',
  HS022: 'Something went wrong. Please reload the page.',
  HS023: 'Stays this long cannot be booked on this site. Please call us.',
  HS024: 'One request cannot take more rooms than the house has. Please call us.',
  HS050: 'There is nothing to pay at the moment.',
  HS051: 'The time to pay is over. Please call us.',
  HS052: 'You cannot pay online at the moment. Please call us.',
  HS053: 'This tax number does not look right. Please check it.',
  HS429: 'Too many requests in a short time. Please try again later or call us.',
};
const CONFIRM_FIRST =
  'Many requests for these dates are still waiting for a reply. To send yours, confirm your email address first or call us.';

const shortestStay = (nights: string) =>
  `The shortest stay on these dates is ${nights} nights. Please choose a later check-out.`;

export const refusal = ({ code, hint }: Refusal): string => {
  if (code === 'HS015' && hint !== null) return shortestStay(hint);
  return hint === 'confirm-email' ? CONFIRM_FIRST : (BY_CODE[code] ?? '');
};
