export const SUMMARY =
  'Thirteen rooms, 50\u00a0m from the station. Reception is open 24 hours, every day.';
export const CALL_PRICE = 'Call to the Portuguese landline network';
export const LODGING_NUMBER = 'Lodging registration';

export const ABOUT_THE_FIRM = 'Who we are, by law';
export const FIRM = 'Company';
export const TAX_NUMBER = 'Tax number (NIPC)';
export const REGISTER = 'Company register';
/** Below the name of the complaints book, which stays Portuguese. */
export const opensComplaints = (site: string) => `complaints book, opens ${site}`;
export const DISPUTES = 'Dispute resolution';
