export const TITLE = 'Choisissez votre chambre';
export const TEXT =
  'Treize chambres, chacune avec son azulejo. La page de chacune montre ses images, ses jours libres et son prix.';
export const SEE_ROOMS = 'Voir les chambres';
