export const SUMMARY =
  'Treize chambres à 50\u00a0m de la gare. Réception ouverte 24\u00a0h/24, tous les jours.';
