import { capitalised, countWords } from '@/domain/basics/number-words.ts';
import { countIn } from '@/domain/language/plural.ts';
import type { DayWords } from '../pt/suggestions.ts';

const count = countIn('es');
const FROM_TWO = [
  'dos',
  'tres',
  'cuatro',
  'cinco',
  'seis',
  'siete',
  'ocho',
  'nueve',
  'diez',
  'once',
  'doce',
];
/** Rooms and people are feminine. */
const inWords = countWords(['una', ...FROM_TWO]);
const roomsInWords = (rooms: number) =>
  `${capitalised(inWords(rooms))} ${rooms === 1 ? 'habitación' : 'habitaciones'}`;
const peopleInWords = (people: number) =>
  `${inWords(people)} ${people === 1 ? 'persona' : 'personas'}`;

export const THREE_TOO_FEW = 'Tres habitaciones no bastan.';
export const allFit = (rooms: number) => `Con ${inWords(rooms)} habitaciones cabéis todos.`;
export const allFitUnevenly = (rooms: number) =>
  `Con ${inWords(rooms)} habitaciones de distinto tamaño cabéis todos.`;
export const ONE_GROUP = {
  before:
    'Todo va en una sola reserva de grupo. En cada conjunto ves quién duerme dónde; después puedes cambiarlo con la',
  link: 'elección libre',
  after: '.',
};
export const SETS = 'Conjuntos de habitaciones';

export const SET_TITLES = {
  noSparePlaces: (rooms: number) => `${roomsInWords(rooms)}, sin plazas de más`,
  fewestRooms: (rooms: number) => `${roomsInWords(rooms)}, las menos posibles`,
  lowestPrice: (rooms: number) => `${roomsInWords(rooms)}, el precio más bajo`,
  couples: (rooms: number, forCouples: number) =>
    `${roomsInWords(rooms)}, con ${inWords(forCouples)} ${forCouples === 1 ? 'doble' : 'dobles'}`,
  smallerGroups: (rooms: number) => `${roomsInWords(rooms)}, grupos más pequeños`,
};

export const SET_REASONS = {
  everybody: (people: string, places: number) =>
    `${people}, ${count('plaza', 'plazas')(places)}. Cualquiera en cualquier habitación.`,
  womenOnly: (rooms: number) =>
    rooms === 1
      ? 'Una de las habitaciones es solo para mujeres.'
      : `${capitalised(inWords(rooms))} de las habitaciones son solo para mujeres.`,
  couples: 'Para parejas que quieren su propia puerta.',
  inDormitory: (most: number, rest: string) =>
    `Como máximo ${peopleInWords(most)} en un dormitorio compartido, el resto en habitaciones de ${rest}.`,
  inRoom: (most: number, rest: string) =>
    `Como máximo ${peopleInWords(most)} en una habitación, el resto en habitaciones de ${rest}.`,
  alike: (most: number) => `Como máximo ${peopleInWords(most)} en cada habitación.`,
  alsoCheapest: 'También es el precio más bajo.',
};
export const fromTo = (from: number, to: number) => (from === to ? `${from}` : `${from} a ${to}`);
export const WOMEN_ONLY = 'solo mujeres';

export const perPerson = (price: string, isAverage: boolean) =>
  `${price} por persona y noche${isAverage ? ', de media' : ''}`;

const stay = (from: DayWords, to: DayWords) =>
  `Del ${from.weekday} ${from.date} al ${to.weekday} ${to.date}`;
export const FULLNESS = {
  full: (from: DayWords, to: DayWords) => `${stay(from, to)} la casa está completa.`,
  almostFull: (from: DayWords, to: DayWords) => `${stay(from, to)} la casa está casi completa.`,
  placesLeft: (from: DayWords, to: DayWords, people: string) =>
    `${stay(from, to)} hay sitio para ${people}.`,
  tooSmall: (people: string) => `La casa tiene sitio para ${people} en total.`,
};
export const OTHER_DATES = {
  near: (people: number) =>
    people === 1
      ? 'Pero hay sitio muy cerca de esas fechas.'
      : `Pero hay sitio para los ${inWords(people)} muy cerca de esas fechas.`,
  far: (people: number) =>
    people === 1
      ? 'Pero hay sitio en otras fechas.'
      : `Pero hay sitio para los ${inWords(people)} en otras fechas.`,
  shorter: 'Pero hay sitio con una noche menos.',
};

export const SEARCHING = 'Buscando otras fechas…';
export const NONE = 'Tampoco hay fechas cercanas. Llámanos.';
export const FAILED = 'No hemos podido buscar otras fechas.';
export const TRY_AGAIN = 'Volver a intentarlo';

export const sameNights = (nights: number) =>
  nights === 1
    ? 'Una noche, en fechas cercanas'
    : `Las mismas ${nights} noches, en fechas cercanas`;
export const sameNightsElsewhere = (nights: number) =>
  nights === 1 ? 'Una noche, en otras fechas' : `Las mismas ${nights} noches, en otras fechas`;
export const ONE_TAP =
  'Un toque cambia las fechas y elige las habitaciones; otro recupera las tuyas.';
const days = count('día', 'días');
export const earlier = (shift: number) => `${days(shift)} antes`;
export const later = (shift: number) => `${days(shift)} después`;
export const together = (people: number) => (people === 1 ? '1 persona' : `los ${people} juntos`);

export const ONE_NIGHT_LESS = 'Una noche menos';
export const missingNight = (from: string, to: string) =>
  `En las fechas que has elegido solo falta habitación la noche del ${from} al ${to}.`;
export const SHORTER_IS_FREE = 'Con una noche menos hay sitio para todos.';
export const insteadOf = (nights: string, asked: number) => `${nights} en vez de ${asked}`;

export const datesChanged = (dates: string) => `Hemos cambiado tus fechas: ${dates}`;
export const BACK = 'Volver a las fechas de antes';

export const CALL = 'A veces hay una solución que la web no ve. Atendemos las 24 horas del día.';
export const CALL_FOR_GROUP =
  '¿Un grupo grande? Habla con nosotros: organizamos las llegadas y la factura de una vez.';
