export const SUMMARY =
  'Treize chambres à 50\u00a0m de la gare. Réception ouverte 24\u00a0h/24, tous les jours.';
export const CALL_PRICE = 'Appel vers le réseau fixe portugais';
export const LODGING_NUMBER = 'N° d’enregistrement de l’hébergement';

export const ABOUT_THE_FIRM = 'Mentions de la société';
export const FIRM = 'Société';
export const TAX_NUMBER = 'N° fiscal (NIPC)';
export const REGISTER = 'Registre du commerce';
/** Below the name of the complaints book, which stays Portuguese. */
export const opensComplaints = (site: string) => `livre de réclamations, ouvre ${site}`;
export const DISPUTES = 'Règlement des litiges';
