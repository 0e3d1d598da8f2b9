/** Why the database refuses a message: its own text is Portuguese already. */
export const refusal = (_code: string, words: string): string | null => words || null;
