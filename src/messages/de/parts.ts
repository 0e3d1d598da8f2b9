/** Words of shared parts that stand on every page. */

/** Behind the words of a link that leaves the site. */
export const OPENS_ELSEWHERE = '(öffnet ein neues Fenster)';
/** A platform whose listing is still to come. */
export const soon = (platform: string) => `${platform} (demnächst)`;
export const LOADING = 'Wird geladen …';
export const TRY_AGAIN = 'Erneut versuchen';
export const CLOSE = 'Schließen';
/** Behind the label of a field that may stay empty. */
export const OPTIONAL = '(optional)';
