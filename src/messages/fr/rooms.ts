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

export const GROUP_TITLE = 'Vous venez en groupe\u202f?';
export const GROUP_TEXT =
  'Dites-nous combien vous êtes, jusqu’à 50. Le formulaire réunit les chambres et montre qui dort où\u202f: une seule demande et un seul contact pour tous.';
export const BOOK_AS_GROUP = 'Réserver en groupe';
export const PREFER_TO_TALK = 'Vous préférez appeler\u202f?';

export const forExample = (guests: number) => `Par exemple, ${guests} personnes`;
export const groupPerPerson = (price: string) => `${price} par personne`;

export const NONE_FOUND = 'Aucune chambre ne correspond à vos filtres.';
export const FAILED = 'Impossible de charger les chambres. Vérifiez votre connexion et réessayez.';
export const CLEAR_FILTERS = 'Effacer les filtres';
export const BOOK_FOR_GROUP = 'Réserver pour un groupe';
export const CONTACT_US = 'Nous contacter';
export const LARGER_GROUPS =
  'Si vous êtes plus nombreux, le formulaire répartit votre groupe dans plusieurs chambres.';
export const ASK_RECEPTION = 'La réception vous répond 24\u00a0h/24 et vous dit ce qui est libre.';
