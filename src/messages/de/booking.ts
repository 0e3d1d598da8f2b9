import { guests, nights } from './counts.ts';

export const PAGE_TITLE = 'Buchen';
export const PAGE_DESCRIPTION =
  'Buchen Sie direkt beim Hostel Maré Nova, in fünf Schritten: zum besten Preis, ohne Konto und ohne Karte, 50 m vom Bahnhof.';
export const SENT_TITLE = 'Anfrage gesendet';
export const HEADING = 'Direktbuchung';
export const LEAD =
  'Füllen Sie das Formular in fünf Schritten aus. Ihre Buchungsanfrage bleibt unverbindlich, bis unser Team sie mit Ihnen bestätigt hat.';

export const STEP_NAMES = ['Reisedaten', 'Gäste', 'Zimmer', 'Kontaktdaten', 'Prüfen'];
export const STEP_TITLES = {
  1: 'Wählen Sie Ihre Reisedaten',
  2: 'Wie viele Personen kommen?',
  3: 'Wählen Sie Ihre Zimmer',
  4: 'Ihre Kontaktdaten',
  5: 'Prüfen Sie Ihre Anfrage',
};
export const stepOf = (step: number) => `Schritt ${step} von 5`;
export const PROGRESS = 'Schritte der Buchung';
export const DONE = ' (erledigt)';
export const BACK_TO = 'Zurück zu ';

export const stayNights = nights;
/** A no-break space, so that a line in a narrow place does not end after the number. */
export const stayGuests = (count: number) => guests(count).replace(' ', '\u00a0');
export const CHECK_IN = 'Anreise';
export const CHECK_OUT = 'Abreise';
export const NIGHTS = 'Nächte';
export const GUESTS = 'Gäste';
export const TO_CHOOSE = 'noch offen';
export const SUMMARY = 'Übersicht Ihres Aufenthalts';
export const YOUR_STAY = 'Ihr Aufenthalt';
export const STAY_TOTAL = 'Gesamtpreis';
export const ARRIVAL_NOTE = 'Anreise ab 14:00\u00a0Uhr. Abreise bis 11:00\u00a0Uhr.';
export const INCLUDED_NOTE = 'Frühstück und WLAN sind für alle inbegriffen.';
export const PAYMENT_NOTE =
  'Mit der Bestätigung kann der volle Betrag oder eine Anzahlung fällig werden.';

export const WHICH_DATE = 'An- und Abreise';
export const CHOOSE_DATE = 'Datum wählen';
export const AFTER_CHECK_IN = 'Nach der Anreise';
export const CLEAR_DATES = 'Reisedaten löschen';
export const HINTS = {
  arrival: 'Beginnen Sie mit dem Anreisetag.',
  departure: 'Wählen Sie nun den Abreisetag.',
  done: 'Reisedaten gewählt.',
};
export const chosenStay = (stay: string, length: string) => `${stay}: ${length}.`;
export const fullNight = (night: string) =>
  `In der Nacht vom ${night} ist kein Zimmer frei. Bitte wählen Sie andere Reisedaten.`;
export const roomNotFree = (night: string, room: string) =>
  `In der Nacht vom ${night} ist ${room} nicht frei. Bitte wählen Sie andere Reisedaten.`;
export const DAYS_UNKNOWN =
  'Wir konnten nicht abrufen, welche Tage frei sind. Wählen Sie trotzdem Ihre Reisedaten: Die freien Zimmer sehen Sie in Schritt 3.';
export const TRY_AGAIN = 'Erneut versuchen';
export const bookableUntil = (day: string, months: number) =>
  `Buchen können Sie bis zum ${day}, ${months === 9 ? 'neun' : months} Monate im Voraus.`;

export const PREVIOUS = 'Zurück';
export const NEXT = 'Weiter';
export const BACK_TO_REVIEW = 'Zurück zur Übersicht';
export const CONFIRM = 'Anfrage senden';
export const LOADING = 'Wird geladen …';
export const SENDING = 'Wird gesendet …';
