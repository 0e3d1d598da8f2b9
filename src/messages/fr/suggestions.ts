import { capitalised, countWords } from '@/domain/basics/number-words.ts';
import { countIn } from '@/domain/language/plural.ts';
import type { DayWords } from '../pt/suggestions.ts';

const count = countIn('fr');
/** Rooms and people are feminine. */
const inWords = countWords([
  'une',
  'deux',
  'trois',
  'quatre',
  'cinq',
  'six',
  'sept',
  'huit',
  'neuf',
  'dix',
  'onze',
  'douze',
]);
const roomsInWords = (rooms: number) =>
  `${capitalised(inWords(rooms))} ${rooms === 1 ? 'chambre' : 'chambres'}`;
const peopleInWords = (people: number) =>
  `${inWords(people)} ${people === 1 ? 'personne' : 'personnes'}`;

export const THREE_TOO_FEW = 'Trois chambres n’y suffisent pas.';
export const allFit = (rooms: number) =>
  `Avec ${inWords(rooms)} chambres, il y a de la place pour tous.`;
export const allFitUnevenly = (rooms: number) =>
  `Avec ${inWords(rooms)} chambres de tailles différentes, il y a de la place pour tous.`;
export const ONE_GROUP = {
  before:
    'Tout tient dans une seule réservation de groupe. Pour chaque ensemble, vous voyez qui dort où\u202f; vous pouvez ensuite le modifier par le',
  link: 'choix libre',
  after: '.',
};
export const SETS = 'Ensembles de chambres';

export const SET_TITLES = {
  noSparePlaces: (rooms: number) => `${roomsInWords(rooms)}, sans place en trop`,
  fewestRooms: (rooms: number) => `${roomsInWords(rooms)}, le moins possible`,
  lowestPrice: (rooms: number) => `${roomsInWords(rooms)}, le prix le plus bas`,
  couples: (rooms: number, forCouples: number) =>
    `${roomsInWords(rooms)}, dont ${inWords(forCouples)} ${forCouples === 1 ? 'double' : 'doubles'}`,
  smallerGroups: (rooms: number) => `${roomsInWords(rooms)}, groupes plus petits`,
};

export const SET_REASONS = {
  everybody: (people: string, places: number) =>
    `${people}, ${count('place', 'places')(places)}. Toutes les chambres conviennent à tous.`,
  womenOnly: (rooms: number) =>
    rooms === 1
      ? 'Une des chambres est réservée aux femmes.'
      : `${capitalised(inWords(rooms))} des chambres sont réservées aux femmes.`,
  couples: 'Pour les couples qui veulent leur propre porte.',
  inDormitory: (most: number, rest: string) =>
    `Au plus ${peopleInWords(most)} dans un dortoir, les autres dans des chambres de ${rest}.`,
  inRoom: (most: number, rest: string) =>
    `Au plus ${peopleInWords(most)} dans une chambre, les autres dans des chambres de ${rest}.`,
  alike: (most: number) => `Au plus ${peopleInWords(most)} par chambre.`,
  alsoCheapest: 'C’est aussi le prix le plus bas.',
};
/** '2 à 6', sizes of rooms. */
export const fromTo = (from: number, to: number) => (from === to ? `${from}` : `${from} à ${to}`);
export const WOMEN_ONLY = 'femmes uniquement';

export const perPerson = (price: string, isAverage: boolean) =>
  `${price} par personne et nuit${isAverage ? ', en moyenne' : ''}`;

const stay = (from: DayWords, to: DayWords) =>
  `Du ${from.weekday} ${from.date} au ${to.weekday} ${to.date}`;
export const FULLNESS = {
  full: (from: DayWords, to: DayWords) => `${stay(from, to)}, la maison est complète.`,
  almostFull: (from: DayWords, to: DayWords) =>
    `${stay(from, to)}, la maison est presque complète.`,
  placesLeft: (from: DayWords, to: DayWords, people: string) =>
    `${stay(from, to)}, il y a de la place pour ${people}.`,
  tooSmall: (people: string) => `La maison a de la place pour ${people} en tout.`,
};
export const OTHER_DATES = {
  near: (people: number) =>
    people === 1
      ? 'Mais il y a de la place tout près de ces dates.'
      : `Mais il y a de la place pour les ${inWords(people)} tout près de ces dates.`,
  far: (people: number) =>
    people === 1
      ? 'Mais il y a de la place à d’autres dates.'
      : `Mais il y a de la place pour les ${inWords(people)} à d’autres dates.`,
  shorter: 'Mais il y a de la place avec une nuit de moins.',
};

export const SEARCHING = 'Recherche d’autres dates…';
export const NONE = 'Il n’y a pas non plus de dates proches. Appelez-nous.';
export const FAILED = 'Impossible de chercher d’autres dates.';
export const TRY_AGAIN = 'Réessayer';

export const sameNights = (nights: number) =>
  nights === 1 ? 'Une nuit, à des dates proches' : `Les mêmes ${nights} nuits, à des dates proches`;
export const sameNightsElsewhere = (nights: number) =>
  nights === 1 ? 'Une nuit, à d’autres dates' : `Les mêmes ${nights} nuits, à d’autres dates`;
export const ONE_TAP = 'Un geste change dates et chambres\u202f; un autre rétablit les vôtres.';
const days = count('jour', 'jours');
export const earlier = (shift: number) => `${days(shift)} avant`;
export const later = (shift: number) => `${days(shift)} après`;
export const together = (people: number) =>
  people === 1 ? '1 personne' : `les ${people} ensemble`;

export const ONE_NIGHT_LESS = 'Une nuit de moins';
export const missingNight = (from: string, to: string) =>
  `Aux dates choisies, il ne manque une chambre que la nuit du ${from} au ${to}.`;
export const SHORTER_IS_FREE = 'Avec une nuit de moins, il y a de la place pour tous.';
export const insteadOf = (nights: string, asked: number) => `${nights} au lieu de ${asked}`;

export const datesChanged = (dates: string) => `Nous avons changé vos dates\u00a0: ${dates}`;
export const BACK = 'Revenir aux dates d’avant';

export const CALL =
  'Il existe parfois une solution que le site ne voit pas. Nous répondons 24\u00a0heures sur\u00a024.';
export const CALL_FOR_GROUP =
  'Un grand groupe\u202f? Parlez-nous\u00a0: nous organisons les arrivées et la facture en une fois.';
