/** What the law wants a house to say of itself, in the footer and beside its rooms (LEGAL-02). */

export const ABOUT_THE_FIRM = 'Quem somos, perante a lei';
export const FIRM = 'Firma';
export const TAX_NUMBER = 'NIPC';
export const REGISTER = 'Matrícula';
/** Below the name of the complaints book, which stays Portuguese. */
export const opensComplaints = (site: string) => `abre ${site}`;
export const DISPUTES = 'Resolução de litígios';
