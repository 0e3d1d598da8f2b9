/** Why the database refuses a message: it says so in Portuguese itself. */
export const refusal = (_code: string, words: string): string | null => words || null;
