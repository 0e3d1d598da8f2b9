export const OPENS_ELSEWHERE = '(öffnet ein neues Fenster)';
export const soon = (platform: string) => `${platform} (demnächst)`;
export const LOADING = 'Wird geladen …';
export const TRY_AGAIN = 'Erneut versuchen';
export const CLOSE = 'Schließen';
export const OPTIONAL = '(optional)';
