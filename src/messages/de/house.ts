export const SUMMARY =
  'Dreizehn Zimmer, 50\u00a0m vom Bahnhof. Die Rezeption ist jeden Tag rund um die\u00a0Uhr besetzt.';
export const CALL_PRICE = 'Anruf ins portugiesische Festnetz';
export const LODGING_NUMBER = 'Registriernummer der Unterkunft';

export const ABOUT_THE_FIRM = 'Angaben zum Unternehmen';
export const FIRM = 'Firma';
export const TAX_NUMBER = 'Steuernummer (NIPC)';
export const REGISTER = 'Handelsregister';
/** Below the name of the complaints book, which stays Portuguese. */
export const opensComplaints = (site: string) => `Beschwerdebuch, öffnet ${site}`;
export const DISPUTES = 'Streitbeilegung';
