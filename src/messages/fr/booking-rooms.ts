import { guests, people, rooms } from './counts.ts';
import type { Figures } from '../pt/booking-rooms.ts';

/**
 * A name within a sentence: French names of rooms begin with the kind of room, without an article.
 */
const quoted = (room: string) => `«\u00a0${room}\u00a0»`;

export const ROOMS = 'Chambres';
export const MODE = 'Façon de choisir';
export const RECOMMENDED_MODE = 'Nos suggestions';
export const MANUAL_MODE = 'Choix libre';
export const LOADING_ROOMS = 'Recherche de chambres libres…';

export const COMBINATIONS = 'Combinaisons de chambres';
export const RECOMMENDED = 'Recommandée';
export const OWN_CHOICE = 'Votre choix';
export const CLEAR_CHOICE = 'Effacer le choix';
export const CHOOSE_COMBINATION = 'Choisissez la combinaison que vous préférez.';
export const CHOSEN_FOR_YOU = 'Nous avons déjà choisi une combinaison. Vous pouvez en changer.';
export const CHOSEN_BY_YOU = 'Votre choix est sélectionné.';
export const perNight = (price: string) => `${price} / nuit`;

export const SEARCH = 'Rechercher une chambre';
export const SEARCH_IN = 'Nom ou description';
export const CLEAR_SEARCH = 'Effacer la recherche';
export const CAPACITY = 'Voyageurs';
export const NONE_FOUND = 'Aucune chambre ne correspond à ces filtres.';
export const CLEAR_FILTERS = 'Effacer les filtres';
export const freeRooms = (count: number) =>
  count === 1
    ? '1 chambre libre à vos dates.'
    : `${count} chambres libres à vos dates, de la moins chère à la plus chère.`;
export const moreRooms = (count: number) =>
  count === 1 ? 'Afficher 1 autre chambre' : `Afficher ${count} autres chambres`;

export const roomNumber = (number: string) => `Chambre ${number}`;
export const roomFacts = (number: string, capacity: number) =>
  `Chambre ${number}. Jusqu’à ${people(capacity)}.`;
export const roomSubtitle = (number: string, capacity: number) =>
  `Chambre ${number}, jusqu’à ${people(capacity)}`;
export const WOMEN_ONLY = 'Femmes uniquement';
export const PER_NIGHT = 'par nuit';
export const guestsIn = (room: string) => `Voyageurs\u202f: ${room}`;
export const oneLessIn = (room: string) => `Un voyageur de moins\u202f: ${room}`;
export const oneMoreIn = (room: string) => `Un voyageur de plus\u202f: ${room}`;
export const removeRoom = (room: string) => `Retirer ${room}`;
export const addRoom = (room: string) => `Ajouter ${room}`;
export const ADD = 'Ajouter';
export const FULL_ROOM = 'Chambre complète';
export const places = (taken: number, capacity: number) => `${taken} places sur ${capacity}`;

export const DETAILS = 'Photos et équipements';
export const detailsOf = (names: string) => `Photos et équipements\u202f: ${names}`;

export const HOW_MANY = 'Combien serez-vous\u202f?';
export const unplaced = (count: number) =>
  count === 1 ? 'Il manque encore 1 lit.' : `Il manque encore ${count} lits.`;
export const spare = (count: number) => `Il y a ${guests(count)} de trop dans les chambres.`;
const placed = (count: number) => (count > 1 ? 'placés' : 'placé');
export const placement = (total: number, accommodated: number) => {
  const missing = total - accommodated;
  if (missing > 0) return `${missing} à placer sur ${total}`;
  return missing < 0
    ? `${accommodated} places pour ${total}`
    : `${accommodated} ${placed(accommodated)} sur ${total}`;
};
export const shared = (guestCount: string, shares: string) => `${guestCount}\u202f: ${shares}`;

export const figures = ({ total, accommodated }: Figures) => ({
  total: total === 1 ? 'voyageur' : 'voyageurs',
  accommodated: placed(accommodated),
  remaining: 'à placer',
});

export const noCombination = (count: number) =>
  `Aucune combinaison de chambres n’est libre pour ${guests(count)}.`;
export const BY_HAND =
  'Nos suggestions réunissent jusqu’à trois chambres. En choisissant vous-même, vous pouvez en réunir plus.';
export const CHOOSE_BY_HAND = 'Choisir les chambres';
export const OTHER_DATES =
  'Essayez d’autres dates ou parlez-nous\u202f: il existe parfois une solution que le site ne voit pas.';
export const CHANGE_DATES = 'Modifier les dates';
export const SEND_MESSAGE = 'Envoyer un message';
export const NOT_LOADED = 'Impossible de charger les chambres.';
export const NOT_LOADED_ADVICE =
  'Il reste peut-être des chambres libres\u202f: réessayez ou appelez la réception. Vos choix sont conservés.';

const heldSubject = (names: readonly string[]) =>
  names.length === 1
    ? `${quoted(names[0] ?? '')} est libre à vos dates, mais a déjà une réservation à d’autres dates`
    : `${rooms(names.length)} sont libres à vos dates, mais elles ont déjà des réservations à d’autres dates`;
export const heldRooms = (names: readonly string[]) => ({
  before: `${heldSubject(names)}. Seule la réception peut donc ${names.length === 1 ? 'prendre cette réservation' : 'les réserver'}\u202f: appelez le`,
  between: 'ou',
  link: 'envoyez-nous un message',
  after: '.',
});
export const onlyHeldRooms = (names: readonly string[]) =>
  `${heldSubject(names)}\u202f: seule la réception peut ${names.length === 1 ? 'prendre cette réservation' : 'les réserver'}, par téléphone ou par message.`;

export const NOTICES = {
  gone: (room: string) =>
    `${quoted(room)} n’est plus libre à vos dates et ne figure plus dans votre choix.`,
  repriced: (room: string) => `Le prix de ${quoted(room)} a changé. Le total est déjà à jour.`,
  wantedNotFree: (room: string) =>
    `Impossible de réserver ${quoted(room)} ici à vos dates. Consultez les autres chambres libres.`,
  wantedUnknown:
    'La chambre que vous cherchiez n’est plus proposée. Consultez les autres chambres libres.',
  guestsChanged: (count: number) =>
    `La combinaison que vous aviez choisie n’était pas prévue pour ${guests(count)}. Voici celle que nous recommandons maintenant.`,
};

export const WANTED = {
  gone: 'La chambre que vous cherchiez n’est plus proposée\u202f: le calendrier montre les jours de toutes les chambres.',
  refused: (room: string) =>
    `${quoted(room)} a déjà d’autres réservations\u202f: seule la réception peut répondre à votre demande. Le calendrier montre les jours libres.`,
  shown: (room: string) => `Le calendrier montre les jours où ${quoted(room)} est libre.`,
  seeAllRooms: 'Voir toutes les chambres',
  seeAllDays: 'Voir les jours de toutes les chambres',
};

export const roomEnquiry = (room: string, stay: string) =>
  `Bonjour, je voudrais réserver ${quoted(room)}${stay}. Pouvez-vous m’aider\u202f?`;
export const enquiry = (count: number, stay: string) =>
  `Bonjour, je cherche un hébergement pour ${guests(count)}${stay} et je n’ai pas trouvé de chambre libre sur votre site. Pouvez-vous m’aider\u202f?`;
export const stayClause = (checkIn: string, checkOut: string, length: string) =>
  ` du ${checkIn} au ${checkOut} (${length})`;

export const THESE_ROOMS = 'Les chambres de cette combinaison';
export const picture = (room: string, number: number, count: number) =>
  `${room}, photo ${number} sur ${count}`;
export const LOADING = 'Chargement…';
export const AMENITIES_NOT_LOADED = 'Impossible de charger les autres équipements.';
export const TRY_AGAIN = 'Réessayer';
