export const TITLE = 'Rechnung mit Steuernummer?';
export const NAME = 'Name auf der Rechnung';
export const TAX_NUMBER = 'Steuernummer';
export const TAX_HINT =
  '9 Ziffern einer portugiesischen NIF oder die USt-IdNr. eines anderen Landes';

export const PROBLEMS = {
  digits: 'Eine portugiesische NIF hat 9 Ziffern. Eine USt-IdNr. beginnt mit zwei Buchstaben.',
  check: 'Die letzte Ziffer passt nicht. Fehlt eine, oder sind zwei vertauscht?',
  format: 'Eine USt-IdNr. beginnt mit den zwei Buchstaben des Landes, etwa DE123456789.',
  empty: 'Bitte geben Sie den Namen oder die Steuernummer an.',
};

export const SAVE = 'Speichern';
export const SAVING = 'Wird gespeichert...';
export const SAVED = {
  number: (end: string) => `Gespeichert. Die Steuernummer endet auf ${end}.`,
  nameAlone: 'Name gespeichert, ohne Steuernummer.',
};
export const CHANGE = 'Ändern';
export const ANEW =
  'Gespeichertes wird nicht angezeigt. Bitte geben Sie alles neu ein; was leer bleibt, wird gelöscht.';
export const KEEP = 'So lassen';

export const FAILED = {
  offline: 'Nicht gespeichert: keine Verbindung. Ihre Eingaben sind noch da.',
  tooOften: 'Das wurde schon oft geändert. Bitte sagen Sie es uns an der Rezeption.',
  other:
    'Nicht gespeichert. Ihre Eingaben sind noch da: Bitte versuchen Sie es gleich noch einmal.',
};
