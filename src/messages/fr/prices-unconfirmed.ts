export const UNCONFIRMED = 'Impossible de confirmer les prix d’aujourd’hui.';
export const RETRY = 'Réessayer';
