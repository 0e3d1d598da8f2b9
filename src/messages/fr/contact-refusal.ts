/** Why the database refuses a message, by its code; null for a code without a text. */
export const refusal = (code: string, _words: string): string | null => REFUSALS[code] ?? null;

const REFUSALS: Partial<Record<string, string>> = {
  HS010: 'Le texte est trop long. Raccourcissez-le.',
  HS011: 'L’adresse e-mail n’est pas valide. Vérifiez-la.',
  HS101: 'Remplissez tous les champs obligatoires.',
  HS429: 'Trop de messages en peu de temps. Réessayez plus tard ou appelez-nous.',
};
