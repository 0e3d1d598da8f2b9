/** Who comes, asked of the guest before the day of arrival (REG-02): the list of persons, and what is said of all. */
import { capitalised, countWords } from '@/domain/basics/number-words.ts';

const WORDS = ['eine', 'zwei', 'drei', 'vier', 'fünf', 'sechs', 'sieben', 'acht', 'neun', 'zehn'];
const words = countWords(WORDS);
const people = (count: number) => `${words(count)} ${count === 1 ? 'Person' : 'Personen'}`;

export const TITLE = 'Vor der Anreise';
export const titleFor = (name: string | null) => (name === null ? TITLE : `${TITLE}, ${name}`);
export const BACK_TO_BOOKING = 'Ihre Buchung';
export const RETURN_TO_BOOKING = 'Zurück zur Buchung';

export const ENTRY = {
  fill: 'Angaben ausfüllen',
  continue: 'Weiter ausfüllen',
  review: 'Ansehen oder ändern',
};

const missingPeople = (left: number, of: number) =>
  `Es ${left === 1 ? 'fehlt' : 'fehlen'} noch ${left === of ? people(of) : `${words(left)} von ${people(of)}`}`;
export const missing = (left: number, of: number) =>
  `${missingPeople(left, of)}: etwa eine Minute${left === 1 ? '' : ' pro Person'}, und an der Rezeption holen Sie nur noch den Schlüssel.`;
export const allThere = (of: number) =>
  of === 1 ? 'Alle Angaben sind da.' : `${capitalised(words(of))} von ${people(of)}.`;
export const stay = (room: string, days: string) => `${room}, ${days}.`;

export const person = (number: number) => `Person ${number}`;
export const ofPeople = (of: number) => `von ${of}`;
export const personOf = (number: number, of: number) => `Person ${number} von ${of}`;

export const STATES = {
  empty: 'Noch nicht ausgefüllt',
  begun: 'Begonnen.',
  savedAt: (clock: string) => `Vollständig. Um ${clock}\u00a0Uhr gespeichert.`,
  savedOn: (day: string) => `Vollständig. Am ${day} gespeichert.`,
  seen: 'Vollständig. Von der Rezeption geprüft.',
};
export const stillMissing = (count: number, things: string) =>
  `Es ${count === 1 ? 'fehlt' : 'fehlen'} noch: ${things}.`;
export const THINGS = {
  nationality: { missing: 'Staatsangehörigkeit', saved: 'Staatsangehörigkeit' },
  name: { missing: 'Name', saved: 'Name' },
  birth: { missing: 'Geburtsdatum', saved: 'Geburt' },
  document: { missing: 'Ausweis', saved: 'Ausweis' },
  residence: { missing: 'Wohnsitz', saved: 'Wohnsitz' },
};
export const ACTIONS = { fill: 'Ausfüllen', continue: 'Weiter', correct: 'Ändern' };

export const UNTIL =
  'Das geht bis zum Ende des Anreisetags, auch nach und nach. Was fehlt, erledigen wir an der Rezeption.';

export const done = (name: string | null) => (name === null ? 'Alles da.' : `Alles da, ${name}.`);
export const DONE_NEXT =
  'Zeigen Sie bei der Anreise die Ausweise; die Rezeption prüft sie nur noch.';

export const WHY = {
  title: 'Warum wir fragen',
  law: 'Das Gesetz',
  lawText:
    'Wer ausländische Gäste beherbergt, muss sie den Behörden melden (portugiesisches Gesetz 23/2007, Art.\u00a016). Portugiesische Staatsangehörige fragen wir nur nach Name und Wohnsitz.',
  who: 'Wer es sieht',
  whoText:
    'Die Rezeption. Bei ausländischen Gästen auch die Grenzbehörde. Sonst niemand: Auch diese Seite zeigt nicht mehr, was Sie geschrieben haben.',
  until: 'Wie lange',
  untilText: 'Ein Jahr nach der Abreise. Dann löschen wir Ausweis und Geburt.',
  noPictures: 'Keine Fotos',
  noPicturesText:
    'Wir verlangen nie ein Bild des Ausweises. Zeigen Sie ihn bei der Anreise, das genügt.',
  privacy: 'Datenschutz\u00aderklärung',
};

export const saved = (next: string) => (next === '' ? 'Gespeichert.' : `Gespeichert. ${next}.`);

export const FAILED = {
  offline: 'Nicht gespeichert: keine Verbindung. Was Sie geschrieben haben, steht noch hier.',
  refused:
    'Nicht gespeichert: Eine Angabe kann nicht stimmen. Was Sie geschrieben haben, steht noch hier.',
  tooOften:
    'Diese Angaben wurden schon sehr oft geändert. Was fehlt, erledigen wir an der Rezeption.',
  other:
    'Nicht gespeichert. Was Sie geschrieben haben, steht noch hier: Versuchen Sie es gleich noch einmal.',
};

export const room = (number: string) => `Zimmer ${number}`;
