import { LUGGAGE_UNTIL, MINIMUM_AGE } from '@/domain/stay/stay-conditions.ts';

export const TITLE = 'Gut zu wissen';
export const DESCRIPTION =
  'An- und Abreisezeiten, Hausordnung, Notfallkontakte, Ausstattung der Zimmer, Ziele in der Nähe und Parkmöglichkeiten.';
export const LEAD = 'Zeiten, Hausordnung und wichtige Kontakte, vor und während Ihres Aufenthalts.';

export const HOURS = 'Zeiten';
export const TIMETABLE = {
  checkIn: { what: 'Anreise', note: `Mindestalter: ${MINIMUM_AGE} Jahre` },
  checkOut: {
    what: 'Abreise',
    note: `Bis ${LUGGAGE_UNTIL}\u00a0Uhr bewahren wir Ihr Gepäck kostenlos auf`,
  },
  breakfast: { what: 'Frühstück', note: 'Kontinental, im Preis inbegriffen' },
  quiet: { what: 'Nachtruhe', note: 'In den Zimmern und Gemeinschaftsräumen' },
  reception: { what: 'Rezeption', note: 'An jedem Tag des Jahres' },
};
export const ALWAYS_OPEN = '24\u00a0Stunden';

export const RULES = 'Hausordnung';
export const MINIMUM_AGE_RULE = {
  text: `Mindestalter: ${MINIMUM_AGE} Jahre.`,
  note: 'Minderjährige in Familienzimmern, in Begleitung ihrer Eltern.',
};
export const PAYMENT = {
  text: 'Sie zahlen bei der Anreise.',
  note: 'Bar, mit Karte oder per Überweisung.',
};
export const READ_TERMS = 'Allgemeine Geschäftsbedingungen lesen';

export const EMERGENCY_CONTACTS = 'Notfallkontakte';
export const EMERGENCY = 'Notruf';
export const HOUSE_LINE = 'Hostel, 24\u00a0h';
export const FIRST_AID = 'Erste Hilfe';
export const AT_RECEPTION = 'An der Rezeption';

export const SEE_MAP = 'Karte und Anfahrt ansehen';

export const ROOM_AMENITIES = 'Ausstattung der Zimmer';
export const DIFFERENCES = {
  before: 'Was sich von Zimmer zu Zimmer unterscheidet, steht auf der jeweiligen Seite:',
  link: 'Zimmer ansehen',
};
export const AMENITIES = [
  {
    name: 'Inbegriffen',
    names: [
      'Kostenloses WLAN',
      'Fernseher',
      'Küche',
      'Bettwäsche',
      'Rauchmelder',
      'Feuerlöscher',
      'Erste-Hilfe-Kasten',
    ],
  },
  {
    name: 'Nicht inbegriffen',
    names: [
      'Kühlschrank',
      'Mikrowelle',
      'Geschirr und Besteck',
      'Gefrierfach',
      'Backblech',
      'Kleiderbügel',
      'Zusätzliche Decken',
      'Kleiderschrank',
      'Gartenmöbel',
    ],
  },
  {
    name: 'Zu jedem Zimmer',
    names: [
      'Gemeinschaftsbad',
      'Self-Check-in',
      'Team rund um die Uhr',
      'Zugang zu den Gemeinschaftsräumen',
      'Frühstück inbegriffen',
      'Zentrale Lage',
    ],
  },
];

export const PARKING = {
  title: 'Parken',
  text: 'Das Hostel hat keine eigenen Parkplätze. Auf der Straße ist das Parken kostenpflichtig; auf den Parkplätzen unserer Partner in der Nähe bekommen Gäste Rabatt.',
};
export const LOCATION = {
  title: 'Lage',
  text: 'Wir sind 50\u00a0m vom Bahnhof entfernt. Vom Flughafen sind es 69\u00a0km: Kommen Sie mit Bus oder Bahn und gehen Sie die letzten 50\u00a0m zu Fuß.',
};
