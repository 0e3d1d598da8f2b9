export const NOT_FOUND = 'Zimmer nicht gefunden';
export const NOT_OPENED = 'Die Seite des Zimmers ließ sich nicht öffnen';
export const NO_NUMBER = 'In der Adresse fehlt die Zimmernummer';
export const notActive = (numbered: string) =>
  `${numbered} nicht gefunden oder zurzeit nicht im Angebot`;
export const loadFailed = (detail: string) =>
  `Die Angaben zum Zimmer konnten nicht geladen werden: ${detail}`;
export const UNKNOWN_ERROR = 'unbekannter Fehler';
export const NO_ANSWER =
  'Die Angaben zu diesem Zimmer sind nicht angekommen. Prüfen Sie Ihre Verbindung und versuchen Sie es noch einmal.';
export const NOT_THERE = 'Das gesuchte Zimmer gibt es nicht oder es ist nicht verfügbar.';
export const RETRY = 'Erneut versuchen';
export const BACK_TO_ROOMS = 'Zurück zu den Zimmern';
export const BOOK = 'Buchen';
