import { nights } from './counts.ts';

export const GUEST_COUNT = 'Anzahl der Gäste';
export const GUEST_COUNT_HINT = '1 bis 50 Gäste pro Anfrage.';
export const ONE_LESS = 'Ein Gast weniger';
export const ONE_MORE = 'Ein Gast mehr';
export const ROOMS_FOLLOW =
  'Im nächsten Schritt zeigen wir Ihnen Zimmer, in denen alle Platz haben, zusammen oder auf zwei oder drei Zimmer verteilt.';
export const MINORS =
  'Das Mindestalter beträgt 18 Jahre. Minderjährige schlafen im Zimmer ihrer Eltern: Zählen Sie sie hier mit.';

export const FIRST_GUEST =
  'Wir brauchen nur die Angaben des ersten Gastes. Diese Person ist unser Hauptkontakt.';
export const NAME = 'Vor- und Nachname';
export const EMAIL = 'E-Mail';
export const PHONE = 'Telefon';
export const PHONE_HINT = 'Zum Beispiel +49 171 3920012 oder 0049 171 3920012.';
export const MESSAGE = 'Nachricht';
export const PRIVACY = {
  before: 'Wir verwenden diese Angaben nur für Ihre Buchung. Lesen Sie unsere',
  link: 'Datenschutzerklärung',
  after: '.',
};

export const DATES = 'Reisedaten';
export const ROOMS = 'Zimmer';
export const CONTACT = 'Hauptkontakt';
export const NO_MESSAGE = 'Keine Nachricht';
export const CHANGE = 'Ändern';
export const CHANGE_WHAT = {
  dates: 'Ändern: Reisedaten',
  guests: 'Ändern: Gäste',
  rooms: 'Ändern: Zimmer',
  contact: 'Ändern: Kontakt',
  message: 'Ändern: Nachricht',
};
export const GOOD_TO_KNOW = 'Gut zu wissen';
export const TAXES = 'Alle Preise inkl. MwSt. Die Touristensteuer zahlen Sie vor Ort.';
export const TERMS = {
  before: 'Mit dem Absenden akzeptieren Sie unsere',
  link: 'Allgemeinen Geschäftsbedingungen',
  after: '.',
};

/** A no-break space, so that a line in the narrow bar on a phone does not end after the number. */
export const shortNights = (count: number) => nights(count).replace(' ', '\u00a0');

export const withVat = (length: string) => `${length}, inkl. MwSt.`;
export const INCLUDED = 'Frühstück und WLAN inbegriffen';
export const totalOf = (sum: string) => `Gesamt (${sum})`;

export const YOUR_DATES = 'Ihre Reisedaten';
export const CHOOSE_CHECK_IN = 'Anreise wählen';
export const CHOOSE_CHECK_OUT = 'Abreise wählen';
export const checkInOn = (day: string) => `Anreise ${day}`;
export const CHOOSE_ROOMS = 'Zimmer wählen';
export const CHOOSE_DATES = 'Andere Reisedaten';
export const CALL = 'Anrufen';
export const totalFor = (length: string) => `Gesamt, ${length}`;
export const SUMMARY_BUTTON = 'Übersicht Ihres Aufenthalts: ';
