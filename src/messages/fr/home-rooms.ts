/** Three rooms on Home with their prices, and the plaque with the lowest price (SITE-02). */

export const TITLE = 'Choisissez votre porte';
export const TEXT = 'Le prix est celui de la chambre entière, par nuit, petit-déjeuner compris.';
export const allOf = (count: number) => `Voir les ${count} chambres`;
export const FAILED = 'Les chambres ne s’affichent pas.';

/** Before and after the price on the plaque. */
export const FROM = 'dès';
export const PER_NIGHT = 'par nuit';
