import { countIn } from '@/domain/language/plural.ts';
import { nights, people } from './counts.ts';

const count = countIn('de');

export const CHOOSE = 'Sehen, was an Ihren Tagen frei ist';
export const CHOOSE_OTHERS = 'Diese Tage sind schon vorbei: bitte andere wählen';
export const CHECK_IN = 'Anreise';
export const CHECK_OUT = 'Abreise';
export const PEOPLE = 'Personen insgesamt';
export const SHOW = 'Freie Zimmer zeigen';
export const BOTH_DATES = 'Wählen Sie die Anreise und danach eine spätere Abreise.';
export const CLEAR = 'Reisedaten löschen';
export const fromSearch = (days: string) => `Frei ${days}`;

export const SEARCHING = 'Freie Zimmer werden gesucht …';
export const SEARCHING_DATES = 'Nahe gelegene Tage werden gesucht …';
export const freeRooms = count('Zimmer an diesen Tagen frei', 'Zimmer an diesen Tagen frei');
export const NONE_FREE = 'An diesen Tagen ist kein Zimmer frei';
export const NONE_FREE_HERE = 'Keines dieser Zimmer ist an diesen Tagen frei';
export const TAKEN = 'An diesen Tagen nicht frei';
export const FAILED = 'Es ließ sich nicht prüfen, was an diesen Tagen frei ist.';
export const OTHER_DATES = 'In der Nähe dieser Tage ist etwas frei:';
export const NO_OTHER_DATES = 'Manchmal gibt es eine Lösung, die die Website nicht sieht.';
export const outOfReach = (most: number, lastDay: string) =>
  `Hier können Sie bis zu ${nights(most)} anfragen, mit Abreise bis ${lastDay}. Für andere Tage sprechen Sie uns bitte an.`;

export const stayPrice = (nightCount: number, price: string) => `${nights(nightCount)}, ${price}`;
export const perPerson = (price: string, guests: number, isAverage: boolean) =>
  `${price} pro Person und Nacht${isAverage ? ' im Mittel' : ''} bei ${guests} Personen`;
export const tooSmall = (party: number) => `Für ${people(party)} nehmen Sie ein Zimmer dazu.`;
export const freeFrom = (day: string) => `Frei ab ${day}`;
export const freeBefore = (day: string) => `Frei bei Anreise am ${day}`;
export const freeFor = (nightCount: number) => `Frei für ${nights(nightCount)}`;
export const ASK = 'Rezeption fragen';
export const roomEnquiry = (room: string, from: string, to: string) =>
  `Guten Tag, ich möchte gern das Zimmer „${room}“ vom ${from} bis ${to} buchen. Können Sie mir weiterhelfen?`;
export const enquiry = (from: string, to: string) =>
  `Guten Tag, ich suche ein Zimmer vom ${from} bis ${to} und habe auf Ihrer Website keines gefunden, das frei ist. Können Sie mir weiterhelfen?`;

export const LET_WHOLE = 'Wird nur ganz vermietet';
export const DORMITORIES = 'Mehrbettzimmer werden nur ganz vermietet. Sie suchen nur ein Bett?';
export const ASK_FOR_BED = 'Fragen Sie die Rezeption';
export const bedEnquiry = (stay: string) =>
  `Guten Tag, ich suche nur ein Bett in einem Mehrbettzimmer${stay}. Ist das möglich?`;
export const stayClause = (from: string, to: string) => ` vom ${from} bis ${to}`;
