export const SUMMARY =
  'Treize chambres à 50\u00a0m de la gare. Réception ouverte 24\u00a0h/24, tous les jours.';
export const CALL_PRICE = 'Appel vers le réseau fixe portugais';
export const LODGING_NUMBER = 'N° d’enregistrement de l’hébergement';
