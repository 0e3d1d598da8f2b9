export const TITLE = 'Da ist etwas schiefgegangen';
export const ADVICE =
  'Diese Seite wurde nicht richtig geladen. Versuchen Sie es noch einmal oder rufen Sie uns an:';
export const OUT_OF_REACH =
  'Die Website ist nicht erreichbar. Prüfen Sie Ihre Verbindung und versuchen Sie es noch einmal.';
export const HOME = 'Zur Startseite';
