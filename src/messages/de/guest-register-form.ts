/** The form of one person who comes (REG-02). */
export const START =
  'Beginnen Sie mit der Staatsangehörigkeit: Von ihr hängt ab, was wir noch fragen.';
export const INTRO = 'Alle Felder wie im Ausweis. Auch für Kinder.';
export const PORTUGUESE_INTRO =
  'Portugiesische Staatsangehörige fragen wir nur nach Name und Wohnsitz.';

export const KEPT = {
  these: (things: string, _count: number) => `Schon gespeichert: ${things}.`,
  why: (_count: number) =>
    'Wir zeigen es nicht noch einmal, damit niemand über die Schulter mitliest.',
  anew: 'Alles neu schreiben',
};
export const CORRECTION =
  'Was schon gespeichert ist, zeigen wir nicht. Schreiben Sie alles neu: Es gilt erst, wenn Sie speichern.';

export const LEGENDS = { person: 'Zur Person', document: 'Ausweis', home: 'Wohnsitz' };
export const LABELS = {
  nationality: 'Staatsangehörigkeit',
  surname: 'Nachname',
  given_names: 'Vornamen',
  birth_date: 'Geburtsdatum',
  day: 'Tag',
  month: 'Monat',
  year: 'Jahr',
  birth_place: 'Geburtsort',
  doc_type: 'Ausweis',
  doc_number: 'Nummer',
  doc_country: 'Ausgestellt von (Land)',
  residence_country: 'Land',
  residence_place: 'Ort',
};
export const HINTS = {
  nationality: 'Land oder Kürzel',
  surname: 'Nur ein Name? Dann hier.',
  birth_place: 'Stadt oder Land, falls im Ausweis',
  doc_number: 'Buchstaben und Ziffern, ohne Leerzeichen',
};
export const DOCUMENTS = { P: 'Reisepass', B: 'Personal\u00adausweis', O: 'Anderes' };

export const COUNTRIES = {
  found: (count: number) => (count === 1 ? '1 Land' : `${count} Länder`),
  none: (typed: string) =>
    `Kein Land mit „${typed}“. Schreiben Sie es in Ihrer Sprache oder sein Kürzel.`,
};

export const PROBLEMS = {
  country: 'Wählen Sie ein Land aus der Liste.',
  nationality: 'Geben Sie die Staatsangehörigkeit an.',
  surname: 'Schreiben Sie den Nachnamen.',
  birth_date: 'Schreiben Sie Tag, Monat und Jahr.',
  noSuchDay: 'Diesen Tag gibt es nicht.',
  future: 'Das Jahr liegt in der Zukunft.',
  futureDay: 'Dieser Tag liegt in der Zukunft.',
  tooEarly: 'Das Jahr hat vier Ziffern, ab 1900.',
  doc_type: 'Wählen Sie den Ausweis.',
  doc_number: 'Schreiben Sie die Nummer des Ausweises.',
  doc_country: 'Geben Sie an, welches Land ihn ausgestellt hat.',
  residence_country: 'Geben Sie das Land an, in dem Sie wohnen.',
  residence_place: 'Schreiben Sie den Wohnort.',
};
/** One field alone takes the focus instead. */
export const summary = (count: number) => `${count} Felder stimmen noch nicht:`;

export const SAVE = 'Speichern';
export const SAVE_AND_NEXT = 'Speichern und weiter';
export const SAVING = 'Wird gespeichert...';
export const LEAVING = 'Schließen: Eingaben bleiben gespeichert';

export const BAR = {
  missing: (count: number) => (count === 1 ? '1 fehlt' : `${count} fehlen`),
  wrong: (count: number) => (count === 1 ? '1 Feld' : `${count} Felder`),
  wrongNote: 'prüfen',
  nothing: 'Nichts fehlt',
  nothingNote: 'jetzt speichern',
  start: 'Zuerst',
};
export const SHORT = {
  nationality: 'Nationalität',
  surname: 'Nachname',
  birth_date: 'Geburtsdatum',
  doc_type: 'Ausweis',
  doc_number: 'Nummer',
  doc_country: 'Ausstellerland',
  residence_country: 'Land',
  residence_place: 'Ort',
};
