/** Why the database refuses a message, by its code; null for a code without a text. */
export const refusal = (code: string, _words: string): string | null => REFUSALS[code] ?? null;

const REFUSALS: Partial<Record<string, string>> = {
  HS010: 'The text is too long. Please shorten it.',
  HS011: 'This email address does not look right. Please check it.',
  HS101: 'Please fill in all the required fields.',
  HS429: 'Too many messages in a short time. Please try again later or call us.',
};
