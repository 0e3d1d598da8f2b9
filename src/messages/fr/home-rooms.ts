export const TITLE = 'Choisissez votre porte';
export const TEXT = 'Le prix est celui de la chambre entière, par nuit, petit-déjeuner compris.';
export const allOf = (count: number) => `Voir les ${count} chambres`;
export const FAILED = 'Les chambres ne s’affichent pas.';

export const FROM = 'dès';
export const PER_NIGHT = 'par nuit';
