export const NOT_FOUND = 'Chambre introuvable';
export const NOT_OPENED = 'Impossible d’afficher cette chambre';
export const NO_NUMBER = 'Il manque le numéro de chambre dans l’adresse';
export const notActive = (numbered: string) => `${numbered} introuvable ou fermée pour le moment`;
export const loadFailed = (detail: string) =>
  `Erreur lors du chargement de la chambre\u202f: ${detail}`;
export const UNKNOWN_ERROR = 'erreur inconnue';
export const NO_ANSWER =
  'Les informations sur cette chambre ne sont pas arrivées. Vérifiez votre connexion et réessayez.';
export const NOT_THERE = 'La chambre que vous cherchez n’existe pas ou n’est pas disponible.';
export const RETRY = 'Réessayer';
export const BACK_TO_ROOMS = 'Retour aux chambres';
export const BOOK = 'Réserver';
