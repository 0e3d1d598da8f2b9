export const TITLE = 'Accès';
export const DESCRIPTION =
  'À 50\u00a0m de la gare et à 69\u00a0km de l’aéroport\u202f: carte, adresse, téléphone, ce qu’il y a à proximité et comment venir en train, en bus ou en voiture.';
export const LEAD = 'À 50\u00a0m de la gare. À la sortie, traversez la rue et vous y êtes.';

export const ADDRESS = 'Adresse';
export const PHONE = 'Téléphone';
export const EMAIL = 'E-mail';

export const OPEN_MAP = 'Voir la carte';
export const inService = (service: string) => `dans ${service}`;
export const openIn = (service: string) => `Ouvrir dans ${service}`;
export const GETTING_HERE = 'Comment venir';
export const routeIn = (service: string) => `Tracer l’itinéraire dans ${service}`;

export const MAP = 'Carte centrée sur la maison';
export const MAP_LOADING = 'Chargement du plan des rues…';
export const MAP_FAILED = 'Le plan des rues ne s’est pas chargé. Reste le nôtre, dessiné.';
export const DRAWN_MAP = 'Plan dessiné des environs';
export const NO_SCALE = 'Plan non à l’échelle';
export const STATION = 'Gare';
export const AIRPORT = 'Aéroport';

export const minutesOnFoot = (minutes: number) => `${minutes} min à pied`;
export const ON_FOOT = 'à pied';

export const seeAddress = (house: string) => `${house}\u202f: voir l’adresse`;
export const TWO_FINGERS = 'Déplacez la carte avec deux doigts';
export const CLOSER = 'Zoom avant';
export const FURTHER = 'Zoom arrière';
export const KEYS = 'Carte\u202f: déplacez-la avec les flèches, zoomez avec + et dézoomez avec −';
