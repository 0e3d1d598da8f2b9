import { countIn } from '@/domain/language/plural.ts';

const count = countIn('fr');

export const TITLE = 'Chambres';
export const DESCRIPTION =
  'Nos treize chambres\u202f: simples, doubles, twin, familiales et dortoirs, petit-déjeuner, Wi-Fi et linge de lit compris. Comparez les prix et réservez.';
export const LEAD =
  'Petit-déjeuner, Wi-Fi et linge de lit sont toujours compris. Le prix s’entend par chambre et par nuit.';

export const GUESTS = 'Voyageurs';
export const GUESTS_PER_ROOM = 'Voyageurs par chambre';
export const SORT_BY = 'Trier par';
export const SORTS = {
  number: 'Numéro de chambre',
  'price-low': 'Prix croissant',
  'price-high': 'Prix décroissant',
  capacity: 'Capacité',
};

export const FOUND = 'Chambres trouvées';
export const foundCount = count('chambre trouvée', 'chambres trouvées');
export const LOADING = 'Chargement…';
export const NOT_LOADED = 'Les chambres ne s’affichent pas';

export const perPerson = (price: string, guests: number) =>
  `${price} par personne, si vous êtes ${guests}`;

export const DETAILS = 'Voir les détails';
export const BOOK = 'Réserver';

export const RETRY = 'Réessayer';
