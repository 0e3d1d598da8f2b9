export const typed = (length: number, limit: number) => `${length} von ${limit}`;
