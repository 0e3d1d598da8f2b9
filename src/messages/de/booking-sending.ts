export const GENERIC_FAILURE =
  'Ihre Anfrage konnte nicht gesendet werden. Bitte versuchen Sie es noch einmal.';
export const refused = (why: string) => `Ihre Anfrage wurde nicht gesendet. ${why}`;
export const NOTHING_LOST = 'Es ist nichts verloren: Ihre Angaben bleiben ausgefüllt.';
export const NOT_TWICE =
  'Sollte Ihre Anfrage doch angekommen sein, wird sie nicht doppelt gezählt.';
export const ONLY_ROOMS = 'Sie müssen nur die Zimmer neu wählen.';
export const NEW_PRICES =
  'Die Preise auf dieser Seite sind schon aktualisiert: Prüfen Sie den neuen Gesamtpreis und senden Sie die Anfrage ab.';
export const alreadyHas = (bookingNumber: string) =>
  `Ihre Buchung ${bookingNumber} enthält schon eines dieser Zimmer im selben Zeitraum. Wählen Sie andere Zimmer oder sprechen Sie mit uns.`;
export const CHOOSE_OTHER_ROOMS = 'Andere Zimmer wählen';
export const CHANGE_DATES = 'Reisedaten ändern';

export const CONFIRM_EMAIL = 'E-Mail-Adresse bestätigen';
export const SENDING = 'Wird gesendet …';
export const linkSent = (email: string) =>
  `Wir haben einen Link an ${email} gesendet. Öffnen Sie ihn, kehren Sie auf diese Seite zurück und klicken Sie noch einmal auf „Anfrage senden“.`;
export const LINK_FAILED =
  'Der Link konnte nicht gesendet werden. Versuchen Sie es noch einmal oder rufen Sie uns an.';

export const PAUSED = 'Zurzeit nehmen wir online keine Anfragen an';
export const PAUSED_TEXT =
  'Telefonisch können Sie weiterhin rund um die Uhr Zimmer anfragen. Sie können uns auch schreiben.';
export const SEND_MESSAGE = 'Nachricht schreiben';

export const RECEIVED = 'Anfrage eingegangen';
export const SENT = 'Ihre Buchungsanfrage wurde gesendet!';
export const SENT_TEXT =
  'Ihre Anfrage ist noch nicht bestätigt. Unser Team prüft sie, schickt Ihnen dann eine Bestätigung per E-Mail und meldet sich bei Ihnen.';
export const BOOKING_NUMBER = 'Buchungsnummer';
export const COPY_NUMBER = 'Nummer kopieren';
export const GROUP_REFERENCE = 'Gruppennummer';
export const COPY_REFERENCE = 'Gruppennr. kopieren';
export const NUMBER_UNKNOWN = 'erfahren Sie an der Rezeption';
export const NEXT_CONTACT =
  'Die Rezeption meldet sich innerhalb von 24 Stunden bei Ihnen, um Buchung und Zahlung zu bestätigen.';
export const answerUntil = (moment: string) =>
  `Die Rezeption meldet sich bis ${moment} (portugiesische Zeit) bei Ihnen, um Buchung und Zahlung zu bestätigen.`;
export const heldUntil = (count: number, moment: string) =>
  `Wir halten ${count === 1 ? 'das' : 'die'} Zimmer bis ${moment} für Sie frei.`;
export const nextArrival = (metres: number) =>
  `Am Anreisetag gehen Sie vom Bahnhof ${metres}\u00a0m zu Fuß. Anreise ist ab 14:00\u00a0Uhr.`;
export const GETTING_HERE = 'Anfahrt';
export const ANY_TIME = ', rund um die Uhr';

export const LINK_TITLE = 'Ihr privater Link';
export const LINK_TEXT =
  'Damit sehen Sie unsere Antwort, geben Ihre Ankunftszeit an und stornieren bei Bedarf. Ohne Konto und Passwort: Bewahren Sie ihn gut auf.';
export const COPY_LINK = 'Link kopieren';
export const LINK_COPIED = 'Link kopiert';
export const OPEN_LINK = 'Meine Buchung öffnen';

export const SAVE_TO_CALENDAR = 'Im Kalender speichern';
export const PRINT = 'Drucken';
export const BOOK_AGAIN = 'Weitere Anfrage stellen';
export const FILE_SAVED =
  'Die Datei liegt in Ihren Downloads: Öffnen Sie sie, um den Aufenthalt in Ihren Kalender einzutragen.';

export const YOUR_BOOKING = 'Ihre Buchung';
export const roomNamed = (name: string) => name;
export const TOTAL = 'Gesamt';

export const PAPER_HEADING = 'Buchungsanfrage, noch nicht bestätigt';
export const CONTACT = 'Hauptkontakt';
export const PHONE = 'Telefon';
export const EMAIL = 'E-Mail';

export const EVENT = {
  title: (house: string) => `${house} (noch nicht bestätigt)`,
  request: (bookingNumber: string) => `Buchungsanfrage ${bookingNumber}, noch nicht bestätigt.`,
  room: (number: string, name: string, guests: string) => `Zimmer ${number}, ${name}: ${guests}`,
  total: (sum: string) => `Gesamt: ${sum}`,
  reception: (phone: string) => `Rezeption: ${phone}`,
};
export const fileName = (reference: string) => `buchung-${reference}.ics`;
export const withoutNumber = (checkIn: string, rooms: string) => `${checkIn}-zimmer-${rooms}`;
