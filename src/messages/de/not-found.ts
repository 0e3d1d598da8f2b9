export const TITLE = 'Seite nicht gefunden';
export const NO_SUCH_TILE = 'Diese Kachel gehört nicht zur Wand.';
export const ADVICE =
  'Vielleicht hat sich die Adresse geändert, oder sie enthält einen Tippfehler. Beginnen Sie am besten auf der Startseite.';
export const HOME = 'Zur Startseite';
export const BOOK = 'Buchen';
