import { guests, nights } from './counts.ts';

export const stayNights = nights;
export const stayGuests = guests;

export const onDay = (weekday: string, date: string) => `${weekday}, ${date}`;
export const fromTo = (from: string, to: string) => `${from}, bis ${to}`;
export const pair = (first: string, second: string) => `${first} und ${second}`;
export const range = (from: string, to: string) => `${from} bis ${to}`;
export const summary = (stay: string, party: string) => `${stay} · ${party}`;

export const TAP_ARRIVAL = 'Tippen Sie auf den Tag Ihrer Anreise.';
export const arrival = (day: string) => `Anreise am *${day}*. Jetzt der Tag der Abreise.`;
export const arrivalFrom = (day: string, first: string) =>
  // 'Montag, 8.' already ends with a full stop.
  `Anreise am *${day}*. Jetzt der Tag der Abreise, *ab ${first}${first.endsWith('.') ? '' : '.'}*`;
export const chosen = (stay: string, sum: string) =>
  `*${stay}: ${sum}.* Für eine andere Anreise tippen Sie auf einen anderen Tag.`;
export const CLEAR_DATES = 'Reisedaten löschen';

export const ARRIVAL = 'Anreise';
export const DEPARTURE = 'Abreise';
export const ONLY_DEPARTURE = 'nur Abreise';
export const NIGHT_OF_STAY = 'Nacht Ihres Aufenthalts';
export const PREVIOUS_MONTH = 'Vorheriger Monat';
export const NEXT_MONTH = 'Nächster Monat';

export const YOUR_STAY = 'Ihr Aufenthalt: ein Azulejo pro Nacht';
export const minimum = (count: number) => `Mindestaufenthalt: ${nights(count)}`;
export const TOO_EARLY = 'Zu früh für die Abreise';

export const NIGHT_PRICE = 'Preis des Zimmers pro Nacht.';
export const PRICE_UNKNOWN =
  'Wir kennen den Preis des Aufenthalts nicht. Anfragen können Sie trotzdem.';
export const bookableUntil = (day: string) => `Buchbar bis ${day}.`;

export const REASONS = {
  past: 'Dieser Tag ist vorbei.',
  'not-yet': 'Dieser Tag ist noch nicht buchbar.',
  taken: 'Diese Nacht ist belegt.',
  closed: 'An diesem Tag ist keine Anreise möglich.',
  'minimum-cut': 'Dazwischen ist eine Nacht belegt.',
  'before-arrival': 'Die Abreise liegt nach der Anreise.',
  'night-between': 'Dazwischen ist eine Nacht belegt.',
  'too-long': 'Das sind zu viele Nächte für eine Anfrage.',
};
export const tooEarly = (day: string) => `${day}, ist noch zu früh für die Abreise.`;
export const shortest = (day: string, count: number) =>
  `Wer am ${day} anreist, bleibt mindestens ${nights(count)}.`;

export const leaveOn = (day: string, sum: string) => `Abreise am ${day}: ${sum}`;
export const arriveOn = (day: string) => `Anreise am ${day}`;
export const CHANGE_ARRIVAL = 'Anreise ändern';

export const CHECK_IN = 'Anreise';
export const CHECK_OUT = 'Abreise';
export const CHOOSE_DAY = 'Tag wählen';
export const GUESTS = 'Gäste';
export const FEWER_GUESTS = 'Ein Gast weniger';
export const MORE_GUESTS = 'Ein Gast mehr';
export const ONE_TILE_A_NIGHT = 'ein Azulejo pro Nacht';
export const moreTiles = (count: number) => `+ ${count}`;
export const special = (stay: string) => `Sonderpreis, ${stay}`;
export const PER_PERSON_AND_NIGHT = 'Pro Person und Nacht';
export const PER_PERSON_ON_AVERAGE = 'Pro Person und Nacht, im Durchschnitt';
export const DEPARTURE_MISSING = 'Es fehlt die Abreise';
export const CHOOSE_DEPARTURE = 'Tippen Sie auf den Tag Ihrer Abreise.';
export const departureFrom = (day: string) => `Es fehlt der Tag der Abreise: ab ${day}.`;

export const ALL_FILLED_IN =
  'Zimmer, Reisedaten und Gäste sind schon ausgefüllt. Die Anfrage ist offen, bis die Rezeption sie bestätigt.';
export const ARRIVAL_FILLED_IN =
  'Ohne Abreisetag öffnet sich das Formular mit Zimmer, Anreise und Gästen und fragt nach dem Rest.';

export const since = (day: string) => `ab ${day}`;
export const sinceWithMinimum = (day: string, count: number) =>
  `ab ${day} · mindestens ${nights(count)}`;

export const specialByStaff = (price: string) => `Sonderpreis ${price}, vom Team zu bestätigen`;
