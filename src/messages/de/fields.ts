export const typed = (length: number, limit: number) => `${length} von ${limit}`;

// What is offered in the place of an address or a telephone that reaches nobody.

export const meant = (text: string) => `Meinten Sie ${text}?`;

export const PHONE_WITHOUT_CODE = 'Bitte beginnen Sie mit der Landesvorwahl, zum Beispiel +49.';
