export const UNCONFIRMED = 'Die Preise von heute ließen sich nicht abrufen.';
export const RETRY = 'Erneut versuchen';
