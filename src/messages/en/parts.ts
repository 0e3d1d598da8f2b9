/** Texts of shared components that are on every page. */

/** Added to a link that leaves the site, for screen readers. */
export const OPENS_ELSEWHERE = '(opens in a new window)';
/** A platform on which the hostel is not listed yet. */
export const soon = (platform: string) => `${platform} (coming soon)`;
export const LOADING = 'Loading…';
export const TRY_AGAIN = 'Try again';
export const CLOSE = 'Close';
/** Added to the label of an optional field. */
export const OPTIONAL = '(optional)';
