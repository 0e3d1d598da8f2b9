export const TITLE = 'Page introuvable';
export const NO_SUCH_TILE = 'Cet azulejo ne fait pas partie du mur.';
export const ADVICE =
  'L’adresse a peut-être changé, ou contient une faute de frappe. Repartez de la page d’accueil.';
export const HOME = 'Retour à l’accueil';
export const BOOK = 'Réserver';
