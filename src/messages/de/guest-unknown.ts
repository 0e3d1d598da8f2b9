/** What a link says that opens no request (TRACK-06). */
export const TITLE = 'Dieser Link öffnet keine Buchung';
export const WHY =
  'Vielleicht ist er unvollständig, veraltet oder schon durch einen neuen ersetzt.';
export const ADVICE =
  'Kopieren Sie ihn vollständig aus der letzten E-Mail, die Sie von uns bekommen haben, und versuchen Sie es noch einmal. Wenn Sie ihn nicht finden, schickt Ihnen die Rezeption einen neuen an die E-Mail-Adresse der Buchung.';
export const MESSAGE = 'Nachricht schreiben';
export const HOME = 'Zur Startseite';
