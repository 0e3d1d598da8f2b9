export const typed = (length: number, limit: number) => `${length} sur ${limit}`;

// What is offered in the place of an address or a telephone that reaches nobody.

export const meant = (text: string) => `Vouliez-vous dire ${text}\u00a0?`;

export const PHONE_WITHOUT_CODE = 'Commencez par l’indicatif du pays, par exemple +33.';
