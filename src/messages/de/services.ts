import { LATE_CHECK_OUT_FEE, LUGGAGE_UNTIL } from '@/domain/stay/stay-conditions.ts';

export const TITLE = 'Leistungen';
export const DESCRIPTION =
  'Rezeption rund um die Uhr in fünf Sprachen, Frühstück, WLAN, Gemeinschaftsküche, Gepäckaufbewahrung und was sonst zu jedem Aufenthalt gehört.';
export const LEAD =
  'Alles, was Sie brauchen, um gut zu schlafen, gut zu essen und den Zug zu erwischen.';

export const MAIN = {
  reception: {
    title: 'Rezeption rund um die Uhr',
    text: 'Es ist immer jemand für Sie da. Wir sprechen Portugiesisch, Englisch, Spanisch, Französisch und Deutsch.',
  },
  breakfast: {
    title: 'Frühstück',
    text: 'Kontinental und im Preis inbegriffen, von 7:00 bis 10:00\u00a0Uhr.',
  },
  kitchen: {
    title: 'Gemeinschaftsküche',
    text: 'Herd, Backofen und ein großer Tisch, für alle Gäste.',
  },
};

export const FURTHER = {
  wifi: { title: 'Kostenloses WLAN', text: 'Bei jedem Aufenthalt inbegriffen.' },
  lounge: {
    title: 'Aufenthaltsraum und Terrasse',
    text: 'Sofas, Bücher und Blick aufs Meer, für alle Gäste.',
  },
  luggage: {
    title: 'Gepäckaufbewahrung',
    text: `Am Abreisetag kostenlos, bis ${LUGGAGE_UNTIL}\u00a0Uhr.`,
  },
  selfCheckIn: {
    title: 'Self-Check-in',
    text: 'Kommen Sie herein, wann es Ihnen passt, ab 14:00\u00a0Uhr.',
  },
  lateCheckOut: {
    title: 'Späte Abreise',
    text: `Bleiben Sie für ${LATE_CHECK_OUT_FEE}\u00a0€ etwas länger, je nach Verfügbarkeit.`,
  },
  parking: {
    title: 'Parkplätze bei unseren Partnern',
    text: 'Rabatt auf Parkplätzen unserer Partner in der Nähe.',
  },
  safety: {
    title: 'Sicherheit',
    text: 'Zugangskontrolle, Videoüberwachung nur in den Gemeinschaftsräumen, Rauchmelder, Feuerlöscher und Erste Hilfe an der Rezeption.',
  },
};

export const INCLUDED_TITLE = 'Bei jedem Aufenthalt inbegriffen';
export const INCLUDED_NOTE = 'Alles ist im Preis pro Nacht enthalten.';
export const INCLUDED = [
  'Kontinentales Frühstück',
  'Kostenloses WLAN',
  'Bettwäsche',
  'Fernseher in den Privatzimmern',
  'Nutzung der Küche',
  'Nutzung der Gemeinschaftsräume',
  'Rezeption und Team rund um die Uhr',
  `Gepäckaufbewahrung bis ${LUGGAGE_UNTIL}\u00a0Uhr`,
  'MwSt.',
];
