/** Words of shared parts that stand on every page. */

/** Behind the words of a link that leaves the site. */
export const OPENS_ELSEWHERE = '(s’ouvre dans une nouvelle fenêtre)';
/** A platform whose listing is still to come. */
export const soon = (platform: string) => `${platform} (bientôt)`;
export const LOADING = 'Chargement…';
export const TRY_AGAIN = 'Réessayer';
export const CLOSE = 'Fermer';
/** Behind the label of a field that may stay empty. */
export const OPTIONAL = '(facultatif)';
