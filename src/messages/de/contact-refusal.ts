/** Why the database refuses a message, by its code; null for a code without a text. */
export const refusal = (code: string, _words: string): string | null => REFUSALS[code] ?? null;

const REFUSALS: Partial<Record<string, string>> = {
  HS010: 'Der Text ist zu lang.',
  HS011: 'Diese E-Mail-Adresse ist ungültig.',
  HS101: 'Bitte füllen Sie alle Pflichtfelder aus.',
  HS429:
    'Zu viele Nachrichten in kurzer Zeit. Versuchen Sie es später noch einmal oder rufen Sie uns an.',
};
