export const OPENS_ELSEWHERE = '(s’ouvre dans une nouvelle fenêtre)';
export const soon = (platform: string) => `${platform} (bientôt)`;
export const LOADING = 'Chargement…';
export const TRY_AGAIN = 'Réessayer';
export const CLOSE = 'Fermer';
export const OPTIONAL = '(facultatif)';
