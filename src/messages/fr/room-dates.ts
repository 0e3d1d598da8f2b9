import { countIn } from '@/domain/language/plural.ts';
import { nights, people } from './counts.ts';

const count = countIn('fr');

export const CHOOSE = 'Voir ce qui est libre à vos dates';
export const CHOOSE_OTHERS = 'Ces dates sont passées\u00a0: choisissez-en d’autres';
export const CHECK_IN = 'Arrivée';
export const CHECK_OUT = 'Départ';
export const PEOPLE = 'Personnes en tout';
export const SHOW = 'Voir les chambres libres';
export const BOTH_DATES = 'Choisissez l’arrivée puis, après elle, le départ.';
export const CLEAR = 'Effacer les dates';
export const fromSearch = (days: string) => `Libres\u00a0: ${days}`;

export const SEARCHING = 'Recherche des chambres libres…';
export const SEARCHING_DATES = 'Recherche de dates proches…';
export const freeRooms = count('chambre libre à ces dates', 'chambres libres à ces dates');
export const NONE_FREE = 'Aucune chambre libre à ces dates';
export const NONE_FREE_HERE = 'Aucune de ces chambres n’est libre à ces dates';
export const TAKEN = 'Pas de chambre à ces dates';
export const FAILED = 'Impossible de voir ce qui est libre à ces dates.';
export const OTHER_DATES = 'Il y a de la place à des dates proches\u00a0:';
export const NO_OTHER_DATES = 'Il existe parfois une solution que le site ne voit pas.';
export const outOfReach = (most: number, lastDay: string) =>
  `Ici, vous pouvez demander jusqu’à ${nights(most)}, avec un départ le ${lastDay} au plus tard. Pour d’autres dates, contactez-nous.`;

export const stayPrice = (nightCount: number, price: string) => `${nights(nightCount)}, ${price}`;
export const perPerson = (price: string, guests: number, isAverage: boolean) =>
  `${price} par personne et par nuit${isAverage ? ' en moyenne' : ''}, à ${guests}`;
export const tooSmall = (party: number) => `Pour ${people(party)}, ajoutez une autre chambre.`;
export const freeFrom = (day: string) => `Libre à partir du ${day}`;
export const freeBefore = (day: string) => `Libre si vous arrivez le ${day}`;
export const freeFor = (nightCount: number) => `Libre pour ${nights(nightCount)}`;
export const ASK = 'Demander à la réception';
export const roomEnquiry = (room: string, from: string, to: string) =>
  `Bonjour, je voudrais réserver «\u00a0${room}\u00a0» du ${from} au ${to}. Pouvez-vous m’aider\u202f?`;
export const enquiry = (from: string, to: string) =>
  `Bonjour, je cherche une chambre du ${from} au ${to} et je n’en ai pas trouvé de libre sur votre site. Pouvez-vous m’aider\u202f?`;

export const LET_WHOLE = 'Se réserve en entier';
export const DORMITORIES = 'Les dortoirs se réservent en entier. Vous ne cherchez qu’un lit\u202f?';
export const ASK_FOR_BED = 'Demandez à la réception';
export const bedEnquiry = (stay: string) =>
  `Bonjour, je voudrais un seul lit en dortoir${stay}. Est-ce possible\u202f?`;
export const stayClause = (from: string, to: string) => ` du ${from} au ${to}`;
