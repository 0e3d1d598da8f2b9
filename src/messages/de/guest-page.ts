/** All texts of the guest's own page (TRACK-01 to TRACK-06). German does not use the first name. */
import { guests } from './counts.ts';
import type { StageWords } from '../pt/guest-page.ts';

export const PAGE_TITLE = 'Ihre Buchung';

const stage = (words: StageWords) => words;

export const STAGES = {
  'in-review': stage({
    label: 'Wird geprüft',
    title: () => 'Ihre Anfrage ist eingegangen.',
    text: () =>
      'Sie brauchen nichts zu tun. Unser Team antwortet per E-Mail, und diese Seite zeigt immer den aktuellen Stand.',
  }),
  'awaiting-payment': stage({
    label: 'Zahlung fehlt noch',
    title: () => 'Es fehlt nur noch die Zahlung.',
    text: (_, count) =>
      `Wir halten ${count === 1 ? 'das' : 'die'} Zimmer für Sie frei und bestätigen die Buchung, sobald Ihre Zahlung eingegangen ist.`,
  }),
  'payment-pending': stage({
    label: 'Zahlung erwartet',
    title: () => 'Wir warten auf Ihre Zahlung.',
    text: (_, count) =>
      `Wir halten ${count === 1 ? 'das' : 'die'} Zimmer für Sie frei und bestätigen die Buchung, sobald sie eingegangen ist.`,
  }),
  paid: stage({
    label: 'Zahlung eingegangen, Bestätigung folgt',
    title: () => 'Ihre Zahlung ist eingegangen.',
    text: () => 'Es fehlt nur noch unsere Bestätigung. Sie kommt per E-Mail.',
  }),
  confirmed: stage({
    label: 'Bestätigt',
    title: (_name, day) => `Wir sehen uns am ${day}.`,
    text: (day) => `Ihre Buchung ist bestätigt. Wir erwarten Sie am ${day}, ab 14:00\u00a0Uhr.`,
  }),
  'in-house': stage({
    label: 'Sie sind bei uns',
    title: () => 'Schön, dass Sie da sind.',
    text: () => 'Die Rezeption ist rund um die Uhr besetzt. Abreise ist bis 11:00\u00a0Uhr.',
  }),
  over: stage({
    label: 'Bis zum nächsten Mal',
    title: () => 'Bis zum nächsten Mal.',
    text: () => 'Vielen Dank, dass Sie bei uns waren.',
  }),
  unsettled: stage({
    label: 'Nicht bestätigt',
    title: () => 'Rufen Sie uns bitte an.',
    text: () =>
      'Der Anreisetag ist vorbei, und Ihre Anfrage ist noch nicht bestätigt. Rufen Sie uns an, wir sagen Ihnen, wie es damit steht.',
  }),
  cancelled: stage({
    label: 'Storniert',
    title: () => 'Ihre Buchung wurde storniert.',
    text: (_, count) =>
      `${count === 1 ? 'Das Zimmer ist' : 'Die Zimmer sind'} nicht mehr für Sie reserviert. Wenn Sie ein andermal kommen möchten, sind Sie willkommen.`,
  }),
  lapsed: stage({
    label: 'Verfallen',
    title: () => 'Ihre Anfrage ist verfallen. Ihnen wurde nichts berechnet.',
    text: (_, count) =>
      `${count === 1 ? 'Das Zimmer ist wieder frei. Wenn Sie es' : 'Die Zimmer sind wieder frei. Wenn Sie sie'} noch möchten, fragen Sie erneut an oder rufen Sie uns an.`,
  }),
};

export const REQUEST = 'Anfrage';
export const BOOKING = 'Buchung';
export const GROUP = 'Gruppe';
export const FREE_DATES = 'Freie Termine ansehen';

export const STEPS = {
  legend: 'Stand der Anfrage',
  received: 'Eingegangen',
  inReview: 'Wird geprüft',
  payment: 'Zahlung',
  confirmed: 'Bestätigt',
  byMail: 'Sie erhalten eine E-Mail',
  soon: 'so bald wie möglich',
  until: (moment: string) => `bis ${moment}`,
  afterPayment: 'nach der Zahlung',
};

/** 'So., 22. Nov., 15:20 Uhr'. */
export const dayAndClock = (day: string, clock: string) => `${day}, ${clock}\u00a0Uhr`;

const NUMBERS = ['beiden', 'drei', 'vier', 'fünf', 'sechs', 'sieben', 'acht', 'neun', 'zehn'];

/** 'Ihr Zimmer', 'Ihre drei Zimmer', 'Ihre 11 Zimmer'. */
const theRooms = (count: number) =>
  count === 1 ? 'Ihr Zimmer' : `Ihre ${NUMBERS[count - 2] ?? count} Zimmer`;

export const PROMISES = {
  answer: 'Wir antworten bis ',
  hold: (count: number, moment: string) =>
    `Wir halten ${theRooms(count)} bis ${moment} (portugiesische Zeit) für Sie frei.`,
  soon: 'Wir antworten so bald wie möglich.',
  payOnArrival: 'Sie zahlen bei der Anreise.',
  restDue: (sum: string) => `${sum} zahlen Sie noch bei der Anreise.`,
  allPaid: 'Es ist alles bezahlt.',
  confirmEmail: (moment: string) =>
    `Bestätigen Sie Ihre E-Mail-Adresse bis ${moment} (portugiesische Zeit): Den Link finden Sie in der E-Mail, die wir Ihnen geschickt haben. Danach verfällt die Anfrage.`,
  way: 'Vom Bahnhof einmal über die Straße, und Sie sind da: ',
  street: (street: string, metres: number) => `${street}, ${metres}\u00a0m`,
};

export const TICKET = {
  title: 'Ihr Aufenthalt',
  checkIn: 'Anreise',
  checkInHours: 'ab 14:00\u00a0Uhr',
  checkOut: 'Abreise',
  checkOutHours: 'bis 11:00\u00a0Uhr',
  nights: 'Nächte',
  guests: 'Gäste',
  guestsInRooms: (guestCount: number, roomCount: number) =>
    `${guestCount}, in ${roomCount} Zimmer${roomCount === 1 ? '' : 'n'}`,
  total: 'Gesamt, inkl. MwSt.',
  paid: 'Bereits bezahlt',
  due: 'Noch zu zahlen',
  noBill: 'Dies ist keine Rechnung.',
  perPersonAndNight: 'Pro Person und Nacht',
  perPersonOnAverage: 'Pro Person und Nacht, im Durchschnitt',
  calendar: 'Im Kalender speichern',
  print: 'Drucken',
};

export const NEXT_STEPS_TITLE = 'So geht es weiter';
export const NEXT_STEPS = [
  'Die Rezeption prüft, ob alles passt, und antwortet per E-Mail. Bei Fragen ruft sie Sie an.',
  'Mit der Bestätigung kann der volle Betrag oder eine Anzahlung fällig werden. Jetzt zahlen Sie noch nichts.',
  'Nach der Bestätigung finden Sie hier die Anfahrt. Ihre Ankunftszeit können Sie uns schon jetzt mitteilen.',
];

export const DIRECTIONS = {
  title: 'Anfahrt',
  openMap: 'Karte öffnen',
  inService: (service: string) => `in ${service}`,
  copyAddress: 'Adresse kopieren',
  byTrain: 'Mit dem Zug',
  fromAirport: 'Mit Bus oder Bahn bis zum Bahnhof, dann 50\u00a0m zu Fuß.',
};

export const roomsTitle = (count: number) => (count === 1 ? 'Ihr Zimmer' : 'Ihre Zimmer');
export const room = (number: string) => `Zimmer ${number}`;
/** Of a stay that reception changed: the day of the last change, and what was otherwise. */
export const changed = (day: string, was: string) => `Geändert am ${day}. Bisher: ${was}.`;
export const sleepsHere = (count: number) =>
  count === 1 ? 'Für 1 Person' : `Für ${count} Personen`;

export const ARRIVAL = {
  title: 'Wann kommen Sie an?',
  question: 'Wissen Sie schon, wann Sie ankommen?',
  hour: (day: string) => `Ankunftszeit, ${day}`,
  unknown: 'Weiß ich noch nicht',
  afterMidnight: 'Nach Mitternacht',
  wish: 'Eine Nachricht an die Rezeption',
  example: 'Zum Beispiel: ein Babybett, ein unteres Bett, Fahrräder.',
  note: 'Die Rezeption sieht Ankunftszeit und Nachricht am Tag Ihrer Anreise. Bis dahin können Sie beides ändern.',
  save: 'Speichern',
  saving: 'Wird gespeichert …',
  saved: (time: string) => `Um ${time}\u00a0Uhr gespeichert.`,
  failed: 'Das Speichern hat nicht geklappt. Versuchen Sie es noch einmal oder rufen Sie uns an.',
  tooLong: 'Die Nachricht darf bis zu 300 Zeichen lang sein.',
};

export const GOOD_TO_KNOW = {
  title: 'Gut zu wissen',
  checkIn: 'Anreise',
  checkInHours: '14:00 bis 24:00\u00a0Uhr',
  checkInNote:
    'Die Rezeption ist rund um die Uhr besetzt. Sie kommen nach Mitternacht an? Sagen Sie uns bitte Bescheid.',
  checkOut: 'Abreise',
  checkOutHours: 'bis 11:00\u00a0Uhr',
  checkOutNote: 'Ihr Gepäck können Sie an diesem Tag bis 18:00\u00a0Uhr bei uns lassen.',
  breakfast: 'Frühstück',
  breakfastHours: '7:00 bis 10:00\u00a0Uhr',
  breakfastNote: 'Für alle inbegriffen.',
  payment: 'Zahlung',
  paymentOf: (sum: string) => `Zahlung von ${sum}`,
  paymentWhen: 'bei der Anreise',
  paymentBefore: 'vor der Bestätigung',
  paymentNote: 'Bar, mit Karte (Visa, Mastercard) oder per Überweisung mit Zahlungsbeleg.',
  freeCancellation: 'Kostenlose Stornierung',
  cancelUntil: (day: string, clock: string) => `bis ${day}, ${clock}\u00a0Uhr`,
  lateCancellation: (sum: string | null) =>
    `Danach berechnen wir die erste Nacht${sum === null ? '' : `: ${sum}`}.`,
};

export const KEEP_LINK = {
  title: 'Diese Seite wiederfinden',
  text: 'Nur wer den Link hat, kann sie öffnen. Er steht auch in jeder E-Mail von uns.',
  copy: 'Link kopieren',
  copied: 'Link kopiert',
};

export const TALK_TO_US = {
  title: 'Mit uns sprechen',
  hours: 'Rund um die Uhr. Nennen Sie bitte die Nummer',
  message: 'Nachricht schreiben',
  about: (reference: string) => `Zur Buchung ${reference}: `,
};

export const BAR = {
  checkInHours: 'ab 14:00\u00a0Uhr',
  answerUntil: 'Antwort bis',
  reception: 'Rezeption',
  open: 'rund um die Uhr',
  call: 'Anrufen',
  pay: 'Zahlen',
};

const paidBack = (sum: string) =>
  `Sie haben bereits ${sum} gezahlt: Wir melden uns bei Ihnen, um den Betrag zu erstatten.`;

export const CHANGE_OF_PLANS = {
  title: 'Haben sich Ihre Pläne geändert?',
  withdraw: 'Anfrage zurückziehen',
  cancel: 'Buchung stornieren',
  mayWithdraw: (moment: string) =>
    `Bis ${moment} können Sie die Anfrage hier kostenlos zurückziehen. Für andere Reisedaten oder Zimmer sprechen Sie bitte mit uns.`,
  mayCancel: (moment: string) =>
    `Bis ${moment} können Sie hier kostenlos stornieren. Für andere Reisedaten oder Zimmer sprechen Sie bitte mit uns.`,
  tooLate: (moment: string) =>
    `Die kostenlose Stornierung war bis ${moment} möglich. Rufen Sie uns bitte an.`,
  withdraws: (count: number, days: string) =>
    `Sie ziehen die Anfrage für ${theRooms(count)} zurück, ${days}.`,
  cancels: (count: number, days: string) => `Sie stornieren ${theRooms(count)}, ${days}.`,
  paidBack: (sum: string) => `. ${paidBack(sum)}`,
  done: 'Ihre Buchung ist storniert. Ihnen wurde nichts berechnet.',
  donePaid: (sum: string) => `Ihre Buchung ist storniert. ${paidBack(sum)}`,
  failed: 'Die Stornierung hat nicht geklappt. Versuchen Sie es noch einmal oder rufen Sie uns an.',
};

export const PAPER = {
  checkIn: 'Anreise',
  checkOut: 'Abreise',
  nights: 'Nächte',
  guests: 'Gäste',
};

export const EVENT = {
  unconfirmed: (house: string) => `${house} (noch nicht bestätigt)`,
  booking: (numbers: string) => `Buchung ${numbers}`,
  room: (number: string, name: string, guestCount: number) =>
    `Zimmer ${number}, ${name}: ${guests(guestCount)}`,
  total: (sum: string) => `Gesamt: ${sum}`,
  hours: 'Anreise von 14:00 bis 24:00 Uhr. Abreise bis 11:00 Uhr.',
  reception: (phone: string) => `Rezeption: ${phone}`,
  fileName: (reference: string) => `buchung-${reference}.ics`,
};

export const LOADING = {
  waiting: 'Ihre Buchung wird geöffnet …',
  failed: 'Ihre Buchung lässt sich gerade nicht öffnen.',
  retry: 'Erneut versuchen',
};

/** What a link says that opens no request (TRACK-06). */
export const UNKNOWN_TITLE = 'Dieser Link öffnet keine Buchung';
export const UNKNOWN_WHY =
  'Vielleicht ist er unvollständig, veraltet oder schon durch einen neuen ersetzt.';
export const UNKNOWN_ADVICE =
  'Kopieren Sie ihn vollständig aus der letzten E-Mail, die Sie von uns bekommen haben, und versuchen Sie es noch einmal. Wenn Sie ihn nicht finden, schickt Ihnen die Rezeption einen neuen an die E-Mail-Adresse der Buchung.';
export const UNKNOWN_MESSAGE = 'Nachricht schreiben';
export const UNKNOWN_HOME = 'Zur Startseite';
