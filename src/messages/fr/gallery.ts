import { countIn } from '@/domain/language/plural.ts';

export const TITLE = 'Galerie';
export const DESCRIPTION =
  'Onze images de la maison, dedans et dehors\u202f: chambres, cuisine, salon, réception, petit-déjeuner, terrasse et façade, à 50\u00a0m de la gare.';
export const LEAD = 'Onze fenêtres sur la maison, dedans comme dehors.';

export const FILTER = 'Filtrer les images';
export const ALL = 'Toutes';
export const CATEGORIES = {
  rooms: 'Chambres',
  shared: 'Espaces communs',
  outside: 'Extérieurs',
};
export const pictures = countIn('fr')('image', 'images');
export const PICTURES = 'images';

export const VIEWER = 'Visionneuse d’images';
export const placeOf = (place: number, count: number) => `${place} sur ${count}`;
export const titled = (title: string) => `\u202f: ${title}`;
export const PREVIOUS = 'Image précédente';
export const NEXT = 'Image suivante';
export const THUMBNAILS = 'Toutes les images';

export const WORDS = {
  front: {
    title: 'Notre maison',
    alt: 'Notre maison\u202f: façade blanchie à la chaux, volets cobalt et la gare à côté, avec un train qui passe',
  },
  double: {
    title: 'Chambre double',
    alt: 'Chambre double avec lit double, tête de lit en azulejos et fenêtre à volets',
  },
  kitchen: {
    title: 'Cuisine commune',
    alt: 'Cuisine commune avec plan de travail cobalt, grande table et trois tabourets',
  },
  lounge: {
    title: 'Salon',
    alt: 'Salon avec canapé, bibliothèque et deux fenêtres en arc sur la mer',
  },
  dormitory: {
    title: 'Dortoir',
    alt: 'Dortoir avec lits superposés en bois, casiers de couleur et fenêtre au fond',
  },
  reception: {
    title: 'Réception 24\u00a0h/24',
    alt: 'Réception 24\u00a0h/24, la nuit\u202f: comptoir d’azulejos, clés au mur et l’horloge au-dessus',
  },
  twin: {
    title: 'Chambre twin',
    alt: 'Chambre twin avec deux lits, table de chevet au milieu et fenêtre sur la mer',
  },
  terrace: {
    title: 'Terrasse en fin d’après-midi',
    alt: 'Terrasse en fin d’après-midi, avec deux chaises longues, un parasol et vue sur la mer',
  },
  bathroom: {
    title: 'Salle de bain',
    alt: 'Salle de bain avec deux lavabos, miroirs en arc et douche',
  },
  breakfast: {
    title: 'Petit-déjeuner',
    alt: 'Petit-déjeuner près de la fenêtre\u202f: pain, jus d’orange, pastéis de nata et café',
  },
  family: {
    title: 'Chambre familiale',
    alt: 'Chambre familiale avec lit double, lits superposés et un petit bateau sur le tapis',
  },
};
