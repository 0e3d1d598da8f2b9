/**
 * Suggestions in step 3 of the booking form when nothing fits: more rooms, other dates, the
 * telephone (SUGG-01).
 */
import { capitalised, countWords } from '@/domain/basics/number-words.ts';
import { countIn } from '@/domain/language/plural.ts';

const count = countIn('pt');
const FROM_THREE = [
  'três',
  'quatro',
  'cinco',
  'seis',
  'sete',
  'oito',
  'nove',
  'dez',
  'onze',
  'doze',
];
const masculine = countWords(['um', 'dois', ...FROM_THREE]);
const feminine = countWords(['uma', 'duas', ...FROM_THREE]);
const roomsInWords = (rooms: number) =>
  `${capitalised(masculine(rooms))} ${rooms === 1 ? 'quarto' : 'quartos'}`;
const peopleInWords = (people: number) =>
  `${feminine(people)} ${people === 1 ? 'pessoa' : 'pessoas'}`;

/** Put before the sentence that says that no combination is free. */
export const THREE_TOO_FEW = 'Três quartos não chegam.';
export const allFit = (rooms: number) => `Com ${masculine(rooms)} quartos, cabem todos.`;
/**
 * When three rooms or fewer are enough, but the recommendations miss them because they divide the
 * guests evenly.
 */
export const allFitUnevenly = (rooms: number) =>
  `Com ${masculine(rooms)} quartos de tamanhos diferentes, cabem todos.`;
/** `link` opens the manual selection with this set. */
export const ONE_GROUP = {
  before:
    'Ficam numa só reserva de grupo. Em cada conjunto vê quem dorme onde; depois pode trocar na',
  link: 'seleção manual',
  after: '.',
};
export const SETS = 'Conjuntos de quartos';

/** The titles of the sets, by number of rooms. */
export const SET_TITLES = {
  noSparePlaces: (rooms: number) => `${roomsInWords(rooms)}, sem lugares a mais`,
  fewestRooms: (rooms: number) => `${roomsInWords(rooms)}, o menor número`,
  lowestPrice: (rooms: number) => `${roomsInWords(rooms)}, o preço mais baixo`,
  couples: (rooms: number, forCouples: number) =>
    `${roomsInWords(rooms)}, com ${masculine(forCouples)} ${forCouples === 1 ? 'quarto' : 'quartos'} de casal`,
  smallerGroups: (rooms: number) => `${roomsInWords(rooms)}, grupos mais pequenos`,
};

export const SET_REASONS = {
  everybody: (people: string, places: number) =>
    `${people}, ${count('lugar', 'lugares')(places)}. Qualquer pessoa em qualquer quarto.`,
  womenOnly: (rooms: number) =>
    rooms === 1
      ? 'Um dos quartos é só para mulheres.'
      : `${capitalised(masculine(rooms))} dos quartos são só para mulheres.`,
  couples: 'Para casais que querem porta própria.',
  inDormitory: (most: number, rest: string) =>
    `No máximo ${peopleInWords(most)} num dormitório, o resto em quartos de ${rest}.`,
  inRoom: (most: number, rest: string) =>
    `No máximo ${peopleInWords(most)} num quarto, o resto em quartos de ${rest}.`,
  alike: (most: number) => `No máximo ${peopleInWords(most)} em cada quarto.`,
  alsoCheapest: 'É também o preço mais baixo.',
};
/** '2 a 6', sizes of rooms. */
export const fromTo = (from: number, to: number) => (from === to ? `${from}` : `${from} a ${to}`);
/** Beside the beds of a room. */
export const WOMEN_ONLY = 'só mulheres';

export const perPerson = (price: string, isAverage: boolean) =>
  `${price} por pessoa e noite${isAverage ? ', em média' : ''}`;

export interface DayWords {
  weekday: string;
  /** With its month, except in a first day whose month is that of the last. */
  date: string;
}

/** How much is free on the requested dates. */
const stay = (from: DayWords, to: DayWords) =>
  `De ${from.weekday}, ${from.date}, a ${to.weekday}, ${to.date},`;
export const FULLNESS = {
  full: (from: DayWords, to: DayWords) => `${stay(from, to)} a casa está cheia.`,
  almostFull: (from: DayWords, to: DayWords) => `${stay(from, to)} a casa está quase cheia.`,
  placesLeft: (from: DayWords, to: DayWords, people: string) =>
    `${stay(from, to)} há lugar para ${people}.`,
  tooSmall: (people: string) => `A casa tem lugar para ${people} ao todo.`,
};
/** Follows `FULLNESS`, when other dates were found. */
export const OTHER_DATES = {
  near: (people: number) =>
    people === 1
      ? 'Mas há lugar muito perto dessas datas.'
      : `Mas há lugar para os ${masculine(people)} muito perto dessas datas.`,
  far: (people: number) =>
    people === 1
      ? 'Mas há lugar noutras datas.'
      : `Mas há lugar para os ${masculine(people)} noutras datas.`,
  shorter: 'Mas há lugar com uma noite a menos.',
};

export const SEARCHING = 'A procurar outras datas...';
export const NONE = 'Também não há datas próximas. Ligue-nos.';
export const FAILED = 'Não foi possível procurar outras datas.';
export const TRY_AGAIN = 'Tentar Novamente';

export const sameNights = (nights: number) =>
  nights === 1 ? 'Uma noite, em datas próximas' : `As mesmas ${nights} noites, em datas próximas`;
/** Where none of them is near. */
export const sameNightsElsewhere = (nights: number) =>
  nights === 1 ? 'Uma noite, noutras datas' : `As mesmas ${nights} noites, noutras datas`;
export const ONE_TAP = 'Um toque muda as datas e escolhe os quartos; outro traz de volta as suas.';
const days = count('dia', 'dias');
export const earlier = (shift: number) => `${days(shift)} antes`;
export const later = (shift: number) => `${days(shift)} depois`;
export const together = (people: number) => (people === 1 ? '1 pessoa' : `os ${people} juntos`);

export const ONE_NIGHT_LESS = 'Uma noite a menos';
/** The day numbers before and after the missing night. */
export const missingNight = (from: string, to: string) =>
  `Com as datas que escolheu, falta quarto só na noite de ${from} para ${to}.`;
export const SHORTER_IS_FREE = 'Com uma noite a menos, há lugar para todos.';
export const insteadOf = (nights: string, asked: number) => `${nights} em vez de ${asked}`;

/** After a suggestion was taken. */
export const datesChanged = (dates: string) => `Mudámos as suas datas: ${dates}`;
export const BACK = 'Voltar às datas de antes';

/** At the end, followed by the phone number. */
export const CALL = 'Às vezes há uma solução que o site não vê. Atendemos 24 horas por dia.';
export const CALL_FOR_GROUP =
  'Grupo grande? Fale connosco: combinamos as chegadas e a fatura de uma vez.';
