export const TITLE = 'Un problème est survenu';
export const ADVICE =
  'Cette page ne s’est pas ouverte correctement. Réessayez\u202f; si le problème persiste, appelez-nous au';
export const OFFLINE = 'Pas de connexion à Internet';
export const HOME = 'Retour à l’accueil';
