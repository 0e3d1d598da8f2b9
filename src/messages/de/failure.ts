export const TITLE = 'Da ist etwas schiefgegangen';
export const ADVICE =
  'Diese Seite wurde nicht richtig geladen. Versuchen Sie es noch einmal oder rufen Sie uns an:';
export const OFFLINE = 'Keine Internetverbindung';
export const HOME = 'Zur Startseite';
