/** Where the house is (LOC-01 to LOC-09). */

export const TITLE = 'Accès';
export const DESCRIPTION =
  'À 50\u00a0m de la gare et à 69\u00a0km de l’aéroport\u202f: carte, adresse, téléphone, ce qu’il y a à proximité et comment venir en train, en bus ou en voiture.';
export const LEAD = 'À 50\u00a0m de la gare. À la sortie, traversez la rue et vous y êtes.';

export const ADDRESS = 'Adresse';
export const PHONE = 'Téléphone';
export const EMAIL = 'E-mail';

export const OPEN_MAP = 'Voir la carte';
/** Behind it, for those who listen. */
export const inService = (service: string) => `dans ${service}`;
export const openIn = (service: string) => `Ouvrir dans ${service}`;
export const GETTING_HERE = 'Comment venir';
export const routeIn = (service: string) => `Tracer l’itinéraire dans ${service}`;

export const MAP = 'Carte centrée sur la maison';
export const MAP_FAILED =
  'La carte n’a pas pu être chargée. L’adresse et les indications sont plus bas.';
