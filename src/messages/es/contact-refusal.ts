/** Why the database refuses a message, by its code; null for a code without a text. */
export const refusal = (code: string, _words: string): string | null => REFUSALS[code] ?? null;

const REFUSALS: Partial<Record<string, string>> = {
  HS010: 'El texto es demasiado largo: acórtalo.',
  HS011: 'El correo electrónico no es válido: revísalo.',
  HS101: 'Rellena todos los campos obligatorios.',
  HS429: 'Demasiados mensajes en poco tiempo. Inténtalo más tarde o llámanos.',
};
