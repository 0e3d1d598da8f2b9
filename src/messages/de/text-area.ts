/** Below a long text: how many characters were typed, and how many it takes. */
export const typed = (length: number, limit: number) => `${length} von ${limit}`;
