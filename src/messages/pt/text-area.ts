/** Below a long text field: how many characters are typed, and the limit. */
export const typed = (length: number, limit: number) => `${length} de ${limit}`;
