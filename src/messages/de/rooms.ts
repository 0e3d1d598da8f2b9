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
