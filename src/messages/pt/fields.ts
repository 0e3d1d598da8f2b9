/** Below a long text field: how many characters are typed, and the limit. */
export const typed = (length: number, limit: number) => `${length} de ${limit}`;

// What is offered in the place of an address or a telephone that reaches nobody.

export const meant = (text: string) => `Quis dizer ${text}?`;

export const PHONE_WITHOUT_CODE = 'Comece pelo indicativo do país, por exemplo +351.';
