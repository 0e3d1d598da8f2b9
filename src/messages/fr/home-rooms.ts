/** Three rooms of Home with their prices, and the lowest one over its window (SITE-02). */

export const TITLE = 'Choisissez votre porte';
export const TEXT = 'Le prix est celui de la chambre entière, par nuit, petit-déjeuner compris.';
export const allOf = (count: number) => `Voir les ${count} chambres`;
export const FAILED = 'Les chambres ne s’affichent pas.';

/** On the plaque in the window, around the price. */
export const FROM = 'dès';
export const PER_NIGHT = 'par nuit';
