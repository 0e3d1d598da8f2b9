export const seeAddress = (house: string) => `${house}\u202f: voir l’adresse`;
export const TWO_FINGERS = 'Déplacez la carte avec deux doigts';
export const CLOSER = 'Zoom avant';
export const FURTHER = 'Zoom arrière';
export const KEYS = 'Carte\u202f: déplacez-la avec les flèches, zoomez avec + et dézoomez avec −';
