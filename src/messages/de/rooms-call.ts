export const TITLE = 'Wählen Sie Ihr Zimmer';
export const TEXT =
  'Dreizehn Zimmer, jedes mit einer eigenen Kachel. Auf der Seite jedes Zimmers stehen Bilder, freie Tage und Preis.';
export const SEE_ROOMS = 'Zimmer ansehen';
