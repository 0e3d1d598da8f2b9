/** Words of shared parts that stand on every page. */

/** Behind the words of a link that leaves the site. */
export const OPENS_ELSEWHERE = '(opens in a new window)';
/** A platform whose listing is still to come. */
export const soon = (platform: string) => `${platform} (coming soon)`;
export const LOADING = 'Loading…';
export const TRY_AGAIN = 'Try again';
export const CLOSE = 'Close';
/** Behind the label of a field that may stay empty. */
export const OPTIONAL = '(optional)';
