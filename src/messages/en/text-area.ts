export const typed = (length: number, limit: number) => `${length} of ${limit}`;
