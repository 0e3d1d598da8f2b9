import { countIn } from '@/domain/language/plural.ts';

const count = countIn('de');

export const TITLE = 'Zimmer';
export const DESCRIPTION =
  'Dreizehn Zimmer, vom Einzel- bis zum Mehrbettzimmer, alle mit Frühstück, WLAN und Bettwäsche im Preis. Vergleichen Sie die Preise und buchen Sie.';
export const LEAD =
  'Frühstück, WLAN und Bettwäsche sind immer inbegriffen. Der Preis gilt pro Zimmer und Nacht.';

export const GUESTS = 'Gäste';
export const GUESTS_PER_ROOM = 'Gäste pro Zimmer';
export const SORT_BY = 'Sortieren nach';
export const SORTS = {
  number: 'Zimmernummer',
  'price-low': 'Niedrigster Preis',
  'price-high': 'Höchster Preis',
  capacity: 'Personenzahl',
};

export const FOUND = 'Gefundene Zimmer';
export const foundCount = count('Zimmer gefunden', 'Zimmer gefunden');
export const LOADING = 'Wird geladen …';
export const NOT_LOADED = 'Die Zimmer wurden nicht geladen';

export const perPerson = (price: string, guests: number) =>
  `${price} pro Person bei ${guests} Personen`;

export const DETAILS = 'Details';
export const BOOK = 'Buchen';

export const RETRY = 'Erneut versuchen';

export const GROUP_TITLE = 'Sie kommen als Gruppe?';
export const GROUP_TEXT =
  'Sagen Sie uns, wie viele Sie sind: bis zu 50 Personen. Das Formular stellt die Zimmer zusammen und zeigt, wer wo schläft: eine Anfrage und ein Kontakt für alle.';
export const BOOK_AS_GROUP = 'Als Gruppe buchen';
export const PREFER_TO_TALK = 'Lieber telefonisch?';

export const forExample = (guests: number) => `Zum Beispiel ${guests} Personen`;
export const groupPerPerson = (price: string) => `${price} pro Person`;

export const NONE_FOUND = 'Kein Zimmer passt zu Ihren Filtern.';
export const FAILED =
  'Die Zimmer konnten nicht geladen werden. Prüfen Sie Ihre Verbindung und versuchen Sie es noch einmal.';
export const CLEAR_FILTERS = 'Filter zurücksetzen';
export const BOOK_FOR_GROUP = 'Für eine Gruppe buchen';
export const CONTACT_US = 'Kontakt aufnehmen';
export const LARGER_GROUPS = 'Größere Gruppen verteilt das Formular auf mehrere Zimmer.';
export const ASK_RECEPTION = 'Die Rezeption ist rund um die Uhr da und sagt Ihnen, was frei ist.';
