/** The hostel in two sentences, for the footer and for search engines. */
export const SUMMARY = 'Treze quartos a 50 m da estação. Receção aberta 24h, todos os dias.';
/** What a call costs, beside every telephone number (LEGAL-03). */
export const CALL_PRICE = 'Chamada para a rede fixa nacional';
/** Before the number under which the house may lodge guests (LEGAL-02). */
export const LODGING_NUMBER = 'Registo de Alojamento Local';

// What the law wants a house to say of itself, in the footer and beside its rooms (LEGAL-02).

export const ABOUT_THE_FIRM = 'Quem somos, perante a lei';
export const FIRM = 'Firma';
export const TAX_NUMBER = 'NIPC';
export const REGISTER = 'Matrícula';
/** Below the name of the complaints book, which stays Portuguese. */
export const opensComplaints = (site: string) => `abre ${site}`;
export const DISPUTES = 'Resolução de litígios';
