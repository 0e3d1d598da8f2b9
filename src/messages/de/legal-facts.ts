export const ABOUT_THE_FIRM = 'Angaben zum Unternehmen';
export const FIRM = 'Firma';
export const TAX_NUMBER = 'Steuernummer (NIPC)';
export const REGISTER = 'Handelsregister';
/** Below the name of the complaints book, which stays Portuguese. */
export const opensComplaints = (site: string) => `Beschwerdebuch, öffnet ${site}`;
export const DISPUTES = 'Streitbeilegung';
