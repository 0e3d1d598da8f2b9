export const typed = (length: number, limit: number) => `${length} de ${limit}`;
