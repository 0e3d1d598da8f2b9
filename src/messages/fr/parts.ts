/** Texts of shared components that are on every page. */

/** Added to a link that leaves the site, for screen readers. */
export const OPENS_ELSEWHERE = '(s’ouvre dans une nouvelle fenêtre)';
/** A platform on which the hostel is not listed yet. */
export const soon = (platform: string) => `${platform} (bientôt)`;
export const LOADING = 'Chargement…';
export const TRY_AGAIN = 'Réessayer';
export const CLOSE = 'Fermer';
/** Added to the label of an optional field. */
export const OPTIONAL = '(facultatif)';
