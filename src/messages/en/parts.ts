export const OPENS_ELSEWHERE = '(opens in a new window)';
export const soon = (platform: string) => `${platform} (coming soon)`;
export const LOADING = 'Loading…';
export const TRY_AGAIN = 'Try again';
export const CLOSE = 'Close';
export const OPTIONAL = '(optional)';
