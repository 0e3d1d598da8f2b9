export const typed = (length: number, limit: number) => `${length} de ${limit}`;

// What is offered in the place of an address or a telephone that reaches nobody.

export const meant = (text: string) => `¿Querías decir ${text}?`;

export const PHONE_WITHOUT_CODE = 'Empieza por el prefijo del país, por ejemplo +34.';
