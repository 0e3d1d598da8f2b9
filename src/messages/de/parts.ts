/** Texts of shared components that are on every page. */

/** Added to a link that leaves the site, for screen readers. */
export const OPENS_ELSEWHERE = '(öffnet ein neues Fenster)';
/** A platform on which the hostel is not listed yet. */
export const soon = (platform: string) => `${platform} (demnächst)`;
export const LOADING = 'Wird geladen …';
export const TRY_AGAIN = 'Erneut versuchen';
export const CLOSE = 'Schließen';
/** Added to the label of an optional field. */
export const OPTIONAL = '(optional)';
