export const KIND_OF_ROOM = 'Zimmerart';

export const MIXED = {
  name: 'Gemischtes Mehrbettzimmer',
  subtitle: 'Ein Bett im gemischten Mehrbettzimmer',
  description:
    'Etagenbetten aus Holz, an jedem Bett Schließfach und Leselampe, und Menschen von überall her. Das Zimmer ist gemischt, das Bad ein Gemeinschaftsbad.',
};
export const WOMEN = {
  name: 'Mehrbettzimmer für Frauen',
  subtitle: 'Ein Bett im Mehrbettzimmer nur für Frauen',
  description:
    'Ein Mehrbettzimmer nur für Frauen, mit Schließfach und Leselampe an jedem Bett. Das Gemeinschaftsbad liegt auf dem Flur.',
};
export const PRIVATE = {
  name: 'Privatzimmer Standard',
  subtitle: 'Doppelbett und eine Tür zum Abschließen',
  description:
    'Ein Zimmer für Sie allein, mit Doppelbett, Fensterläden und Schlüssel in der Tür. Das Gemeinschaftsbad liegt auf dem Flur.',
};

export const FEATURES = {
  wifi: 'Kostenloses WLAN',
  breakfast: 'Frühstück inbegriffen',
  linen: 'Bettwäsche',
  bathroom: 'Gemeinschaftsbad',
  commonAreas: 'Zugang zu den Gemeinschaftsräumen',
  locker: 'Schließfach',
  readingLight: 'Leselampe',
  womenOnly: 'Nur Frauen',
  doubleBed: 'Doppelbett',
  television: 'Fernseher',
};
