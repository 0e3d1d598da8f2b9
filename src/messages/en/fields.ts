export const typed = (length: number, limit: number) => `${length} of ${limit}`;

// What is offered in the place of an address or a telephone that reaches nobody.

export const meant = (text: string) => `Did you mean ${text}?`;

export const PHONE_WITHOUT_CODE = 'Please begin with the country code, for example +44.';
