export const ABOUT_THE_FIRM = 'Mentions de la société';
export const FIRM = 'Société';
export const TAX_NUMBER = 'N° fiscal (NIPC)';
export const REGISTER = 'Registre du commerce';
/** Below the name of the complaints book, which stays Portuguese. */
export const opensComplaints = (site: string) => `livre de réclamations, ouvre ${site}`;
export const DISPUTES = 'Règlement des litiges';
