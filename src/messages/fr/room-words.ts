export const DEFAULT_DESCRIPTION =
  'Une chambre confortable avec tout le nécessaire pour votre séjour';

export const numbered = (roomNumber: string) => `Chambre ${roomNumber}`;

export const upTo = (guests: number) =>
  guests === 1 ? 'Pour 1 personne' : `Jusqu’à ${guests} personnes`;

export const FROM = 'À partir de';
export const PER_NIGHT = '/ nuit';

export const ANY_CAPACITY = 'Tous';

export const ALL_ROOMS = 'Les chambres de la maison';

export const OWN_FEATURES = 'Dans cette chambre';

export const UNCONFIRMED = 'Impossible de confirmer les prix d’aujourd’hui.';
export const RETRY = 'Réessayer';
