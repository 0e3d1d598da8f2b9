import { capitalised, countWords } from '@/domain/basics/number-words.ts';
import { countIn } from '@/domain/language/plural.ts';
import type { DayWords } from '../pt/suggestions.ts';

const count = countIn('de');
const FROM_TWO = [
  'zwei',
  'drei',
  'vier',
  'fünf',
  'sechs',
  'sieben',
  'acht',
  'neun',
  'zehn',
  'elf',
  'zwölf',
];
const inWords = countWords(['ein', ...FROM_TWO]);
/** For the feminine 'Person'. */
const feminine = countWords(['eine', ...FROM_TWO]);
const roomsInWords = (rooms: number) => `${capitalised(inWords(rooms))} Zimmer`;
const peopleInWords = (people: number) =>
  `${feminine(people)} ${people === 1 ? 'Person' : 'Personen'}`;

export const THREE_TOO_FEW = 'Drei Zimmer reichen nicht.';
export const allFit = (rooms: number) => `In ${inWords(rooms)} Zimmern ist Platz für alle.`;
export const allFitUnevenly = (rooms: number) =>
  `In ${inWords(rooms)} verschieden großen Zimmern ist Platz für alle.`;
export const ONE_GROUP = {
  before:
    'Alles steht in einer einzigen Gruppenbuchung. Bei jeder Zusammenstellung sehen Sie, wer wo schläft; danach können Sie die Zimmer auch',
  link: 'selbst wählen',
  after: '.',
};
export const SETS = 'Zusammenstellungen von Zimmern';

export const SET_TITLES = {
  noSparePlaces: (rooms: number) => `${roomsInWords(rooms)}, kein Platz zu viel`,
  fewestRooms: (rooms: number) => `${roomsInWords(rooms)}, so wenige wie möglich`,
  lowestPrice: (rooms: number) => `${roomsInWords(rooms)}, der niedrigste Preis`,
  couples: (rooms: number, forCouples: number) =>
    `${roomsInWords(rooms)}, davon ${inWords(forCouples)} Doppelzimmer`,
  smallerGroups: (rooms: number) => `${roomsInWords(rooms)}, kleinere Gruppen`,
};

export const SET_REASONS = {
  everybody: (people: string, places: number) =>
    `${people}, ${count('Platz', 'Plätze')(places)}. Alle können in jedem Zimmer schlafen.`,
  womenOnly: (rooms: number) =>
    rooms === 1
      ? 'Eines der Zimmer ist nur für Frauen.'
      : `${capitalised(inWords(rooms))} der Zimmer sind nur für Frauen.`,
  couples: 'Für Paare, die eine eigene Tür möchten.',
  inDormitory: (most: number, rest: string) =>
    `Höchstens ${peopleInWords(most)} in einem Mehrbettzimmer, die anderen in Zimmern für ${rest}.`,
  inRoom: (most: number, rest: string) =>
    `Höchstens ${peopleInWords(most)} in einem Zimmer, die anderen in Zimmern für ${rest}.`,
  alike: (most: number) => `Höchstens ${peopleInWords(most)} in jedem Zimmer.`,
  alsoCheapest: 'Es ist auch der niedrigste Preis.',
};
/** '2 bis 6', sizes of rooms. */
export const fromTo = (from: number, to: number) => (from === to ? `${from}` : `${from} bis ${to}`);
export const WOMEN_ONLY = 'nur Frauen';

export const perPerson = (price: string, isAverage: boolean) =>
  `${price} pro Person und Nacht${isAverage ? ', im Durchschnitt' : ''}`;

const stay = (from: DayWords, to: DayWords) =>
  `Von ${from.weekday}, ${from.date}, bis ${to.weekday}, ${to.date},`;
export const FULLNESS = {
  full: (from: DayWords, to: DayWords) => `${stay(from, to)} ist das Haus ausgebucht.`,
  almostFull: (from: DayWords, to: DayWords) => `${stay(from, to)} ist das Haus fast ausgebucht.`,
  placesLeft: (from: DayWords, to: DayWords, people: string) =>
    `${stay(from, to)} ist Platz für ${people}.`,
  tooSmall: (people: string) => `Das Haus hat insgesamt Platz für ${people}.`,
};
export const OTHER_DATES = {
  near: (people: number) =>
    people === 1
      ? 'Ganz in der Nähe dieser Tage ist aber etwas frei.'
      : `Ganz in der Nähe dieser Tage ist aber Platz für ${allOf(people)}.`,
  far: (people: number) =>
    people === 1
      ? 'An anderen Tagen ist aber etwas frei.'
      : `An anderen Tagen ist aber Platz für ${allOf(people)}.`,
  shorter: 'Mit einer Nacht weniger ist aber Platz.',
};

export const SEARCHING = 'Andere Reisedaten werden gesucht …';
export const NONE = 'Auch in der Nähe dieser Tage ist nichts frei. Rufen Sie uns an.';
export const FAILED = 'Andere Reisedaten konnten nicht gesucht werden.';
export const TRY_AGAIN = 'Erneut versuchen';

export const sameNights = (nights: number) =>
  nights === 1 ? 'Eine Nacht an anderen Tagen' : `Dieselben ${nights} Nächte, etwas verschoben`;
export const sameNightsElsewhere = (nights: number) =>
  nights === 1 ? 'Eine Nacht an anderen Tagen' : `Dieselben ${nights} Nächte an anderen Tagen`;
export const ONE_TAP =
  'Einmal tippen ändert die Reisedaten und wählt die Zimmer, noch einmal bringt Ihre Reisedaten zurück.';
const days = count('Tag', 'Tage');
export const earlier = (shift: number) => `${days(shift)} früher`;
export const later = (shift: number) => `${days(shift)} später`;
export function together(people: number): string {
  if (people === 1) return '1 Person';
  return people === 2 ? 'beide zusammen' : `alle ${people} zusammen`;
}

export const ONE_NIGHT_LESS = 'Eine Nacht weniger';
export const missingNight = (from: string, to: string) =>
  `In Ihrem Reisezeitraum fehlt nur in der Nacht vom ${from} auf den ${to} ein Zimmer.`;
export const SHORTER_IS_FREE = 'Mit einer Nacht weniger ist Platz für alle.';
export const insteadOf = (nights: string, asked: number) => `${nights} statt ${asked}`;

export const datesChanged = (dates: string) => `Wir haben Ihre Reisedaten geändert: ${dates}`;
export const BACK = 'Zurück zu den vorigen Reisedaten';

export const CALL =
  'Manchmal gibt es eine Lösung, die die Website nicht kennt. Wir sind rund um die Uhr erreichbar.';
export const CALL_FOR_GROUP =
  'Eine große Gruppe? Sprechen Sie mit uns: Wir regeln Anreisen und Rechnung in einem Zug.';

function allOf(people: number): string {
  return people === 2 ? 'Sie beide' : `alle ${inWords(people)}`;
}
