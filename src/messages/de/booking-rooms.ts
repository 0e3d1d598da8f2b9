import { guests, people, rooms } from './counts.ts';
import type { Figures } from '../pt/booking-rooms.ts';

export const ROOMS = 'Zimmer';
export const MODE = 'Zimmerauswahl';
export const RECOMMENDED_MODE = 'Empfehlungen';
export const MANUAL_MODE = 'Selbst wählen';
export const LOADING_ROOMS = 'Freie Zimmer werden gesucht …';

export const COMBINATIONS = 'Zimmerkombinationen';
export const RECOMMENDED = 'Empfohlen';
export const OWN_CHOICE = 'Ihre Auswahl';
export const CLEAR_CHOICE = 'Auswahl löschen';
export const CHOOSE_COMBINATION = 'Wählen Sie die Kombination, die Ihnen zusagt.';
export const CHOSEN_FOR_YOU = 'Wir haben schon eine Kombination ausgewählt. Sie können sie ändern.';
export const CHOSEN_BY_YOU = 'Ihre Auswahl ist markiert.';
export const perNight = (price: string) => `${price} / Nacht`;

export const SEARCH = 'Zimmer suchen';
export const SEARCH_IN = 'Name oder Beschreibung';
export const CLEAR_SEARCH = 'Suche löschen';
export const CAPACITY = 'Personen';
export const NONE_FOUND = 'Kein Zimmer passt zu diesen Filtern.';
export const CLEAR_FILTERS = 'Filter löschen';
export const freeRooms = (count: number) =>
  count === 1
    ? '1 Zimmer ist in Ihrem Reisezeitraum frei.'
    : `${count} Zimmer sind in Ihrem Reisezeitraum frei, das günstigste zuerst.`;
export const moreRooms = (count: number) =>
  count === 1 ? '1 weiteres Zimmer zeigen' : `${count} weitere Zimmer zeigen`;

export const roomNumber = (number: string) => `Zimmer ${number}`;
const upTo = (capacity: number) => (capacity === 1 ? 'für' : 'bis zu') + ` ${people(capacity)}`;
export const roomFacts = (number: string, capacity: number) =>
  `Zimmer ${number}, ${upTo(capacity)}.`;
export const roomSubtitle = (number: string, capacity: number) =>
  `Zimmer ${number}, ${upTo(capacity)}`;
export const WOMEN_ONLY = 'Nur Frauen';
export const PER_NIGHT = 'pro Nacht';
export const guestsIn = (room: string) => `Gäste in ${room}`;
export const oneLessIn = (room: string) => `Ein Gast weniger in ${room}`;
export const oneMoreIn = (room: string) => `Ein Gast mehr in ${room}`;
export const removeRoom = (room: string) => `${room} entfernen`;
export const addRoom = (room: string) => `${room} wählen`;
export const ADD = 'Wählen';
export const FULL_ROOM = 'Voll belegt';
export const places = (taken: number, capacity: number) => `${taken} von ${capacity} Plätzen`;

export const DETAILS = 'Fotos und Ausstattung';
export const detailsOf = (names: string) => `Fotos und Ausstattung: ${names}`;

export const HOW_MANY = 'Wie viele Personen kommen?';
export const unplaced = (count: number) =>
  count === 1 ? '1 Gast hat noch kein Bett.' : `${count} Gäste haben noch kein Bett.`;
export const spare = (count: number) =>
  count === 1
    ? 'In den Zimmern ist 1 Gast zu viel.'
    : `In den Zimmern sind ${count} Gäste zu viel.`;
export const placement = (total: number, accommodated: number) => {
  const missing = total - accommodated;
  if (missing > 0) return `${missing} von ${total} offen`;
  return missing < 0
    ? `${accommodated} Plätze für ${total}`
    : `${accommodated} von ${total} mit Bett`;
};
export const shared = (guestCount: string, shares: string) => `${guestCount}: ${shares}`;

export const figures = ({ total }: Figures) => ({
  total: total === 1 ? 'Gast' : 'Gäste',
  accommodated: 'mit Bett',
  remaining: 'ohne Bett',
});

export const noCombination = (count: number) =>
  `Für ${guests(count)} ist keine Zimmerkombination frei.`;
export const BY_HAND =
  'Die Empfehlungen umfassen bis zu drei Zimmer. Wenn Sie selbst wählen, können es mehr sein.';
export const CHOOSE_BY_HAND = 'Zimmer selbst wählen';
export const OTHER_DATES =
  'Versuchen Sie es mit anderen Reisedaten oder sprechen Sie mit uns: Manchmal gibt es eine Lösung, die die Website nicht kennt.';
export const CHANGE_DATES = 'Reisedaten ändern';
export const SEND_MESSAGE = 'Nachricht schreiben';
export const NOT_LOADED = 'Die Zimmer konnten nicht geladen werden.';
export const NOT_LOADED_ADVICE =
  'Vielleicht sind noch Zimmer frei: Versuchen Sie es noch einmal oder rufen Sie die Rezeption an. Ihre Auswahl bleibt erhalten.';

const heldSubject = (names: readonly string[]) =>
  names.length === 1
    ? `${names[0]} ist in Ihrem Reisezeitraum frei, hat aber eine Buchung an anderen Tagen`
    : `${rooms(names.length)} sind in Ihrem Reisezeitraum frei, haben aber Buchungen an anderen Tagen`;
export const heldRooms = (names: readonly string[]) => ({
  before: `${heldSubject(names)}. Deshalb kann nur die Rezeption ${names.length === 1 ? 'es' : 'sie'} für Sie buchen: Rufen Sie an unter`,
  between: 'oder',
  link: 'schreiben Sie uns',
  after: '.',
});
export const onlyHeldRooms = (names: readonly string[]) =>
  `${heldSubject(names)}: Nur die Rezeption kann ${names.length === 1 ? 'es' : 'sie'} für Sie buchen, per Telefon oder Nachricht.`;

export const NOTICES = {
  gone: (room: string) =>
    `${room} ist in Ihrem Reisezeitraum nicht mehr frei und wurde aus Ihrer Auswahl genommen.`,
  repriced: (room: string) =>
    `Der Preis von ${room} hat sich geändert. Der Gesamtpreis ist schon aktualisiert.`,
  wantedNotFree: (room: string) =>
    `${room} kann in Ihrem Reisezeitraum hier nicht gebucht werden. Sehen Sie sich die anderen freien Zimmer an.`,
  wantedUnknown:
    'Das gesuchte Zimmer wird nicht mehr angeboten. Sehen Sie sich die anderen freien Zimmer an.',
  guestsChanged: (count: number) =>
    `Die gewählte Kombination war nicht für ${guests(count)}. Sehen Sie sich an, was wir jetzt empfehlen.`,
};

export const WANTED = {
  gone: 'Das gesuchte Zimmer wird nicht mehr angeboten: Der Kalender zeigt die freien Tage aller Zimmer.',
  refused: (room: string) =>
    `${room} hat schon andere Buchungen und kann nur bei der Rezeption angefragt werden. Im Kalender sehen Sie, an welchen Tagen es frei ist.`,
  shown: (room: string) => `Der Kalender zeigt, an welchen Tagen ${room} frei ist.`,
  seeAllRooms: 'Alle Zimmer zeigen',
  seeAllDays: 'Freie Tage aller Zimmer zeigen',
};

export const roomEnquiry = (room: string, stay: string) =>
  `Guten Tag, ich möchte gern das Zimmer „${room}“${stay} buchen. Können Sie mir weiterhelfen?`;
export const enquiry = (count: number, stay: string) =>
  `Guten Tag, ich suche eine Unterkunft für ${guests(count)}${stay} und habe auf Ihrer Website keine freien Zimmer gefunden. Können Sie mir weiterhelfen?`;
export const stayClause = (checkIn: string, checkOut: string, length: string) =>
  ` vom ${checkIn} bis ${checkOut} (${length})`;

export const THESE_ROOMS = 'Die Zimmer dieser Kombination';
export const picture = (room: string, number: number, count: number) =>
  `${room}, Foto ${number} von ${count}`;
export const LOADING = 'Wird geladen …';
export const AMENITIES_NOT_LOADED = 'Die weitere Ausstattung konnte nicht geladen werden.';
export const TRY_AGAIN = 'Erneut versuchen';
