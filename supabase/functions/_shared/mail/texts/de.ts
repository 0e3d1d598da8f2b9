import { CALL_PRICE, LODGING_NUMBER, TAX_NUMBER } from '../../../../../src/messages/de/house.ts';
import type { GuestTexts, MomentWords } from './mail-texts.ts';
import { counter } from './words.ts';

const count = counter('de-DE');
const WORDS = ['', 'Ihr Zimmer', 'Ihre beiden Zimmer', 'Ihre drei Zimmer', 'Ihre vier Zimmer'];
const yourRooms = (rooms: number) => WORDS[rooms] ?? `Ihre ${rooms} Zimmer`;
/** 'Montag, 23. November, 15:20 Uhr' */
const at = ({ day, time }: MomentWords) => `${day}, ${time} Uhr`;

/** German, formal ('Sie'). It greets nobody by the first name. */
export const de: GuestTexts = {
  gap: '',
  subjects: {
    received: (number) => `Ihre Buchungsanfrage ${number} ist eingegangen`,
    confirmed: (stay) => `Ihre Buchung ist bestätigt: ${stay}`,
    payment: (number) => `Es fehlt nur noch die Zahlung zu Ihrer Buchung ${number}`,
    changed: (stay) => `Ihr Aufenthalt hat sich geändert: ${stay}`,
    cancelled: (number) => `Ihre Buchung ${number} wurde storniert`,
    lapsed: (number) => `Ihre Anfrage ${number} ist verfallen`,
    arrival: (weekday) => `Bis ${weekday}! Ihre Anreise auf einen Blick`,
    verify: 'Bestätigen Sie Ihre E-Mail-Adresse, um die Anfrage zu senden',
  },
  previews: {
    received: (answer) =>
      answer === null ? 'Wir antworten so bald wie möglich.' : `Wir antworten bis ${at(answer)}.`,
    confirmed: (day) => `Wir erwarten Sie am ${day}, ab 14:00 Uhr.`,
    payment: 'Wie Sie zahlen und wie es weitergeht.',
    changed: 'Was sich geändert hat: bisher und jetzt.',
    cancelled: 'Was storniert ist und wie Sie uns erreichen.',
    lapsed: 'Was verfallen ist und wie Sie uns erreichen.',
    arrival: (street) => `Anreise von 14:00 bis 24:00 Uhr, ${street}.`,
    verify: 'Ein Klick, und Sie können Ihre Anfrage senden.',
  },
  titles: {
    received: () => 'Ihre Anfrage ist eingegangen',
    confirmed: (_name, day) => `Wir sehen uns am ${day}`,
    payment: () => 'Es fehlt nur noch die Zahlung',
    changed: () => 'Ihr Aufenthalt hat sich geändert',
    cancelled: () => 'Ihre Buchung wurde storniert',
    lapsed: () => 'Ihre Anfrage ist verfallen',
    arrival: (_name, weekday) => `Bis ${weekday}!`,
    verify: () => 'Ihre E-Mail-Adresse bestätigen',
  },
  intros: {
    answer: (until) => [
      'Guten Tag, wir antworten bis ',
      { strong: at(until) },
      ' (portugiesische Zeit).',
    ],
    answerSoon: 'Guten Tag, wir antworten so bald wie möglich.',
    nothingToDo: 'Bis dahin brauchen Sie nichts zu tun und nichts zu zahlen.',
    heldUntilThen: (rooms) =>
      `Bis dahin halten wir ${yourRooms(rooms)} für Sie frei: Sie brauchen nichts zu tun und nichts zu zahlen.`,
    held: (rooms, until) => [
      `Wir halten ${yourRooms(rooms)} bis `,
      { strong: at(until) },
      ' für Sie frei. Vorerst brauchen Sie nichts zu tun und nichts zu zahlen.',
    ],
    confirmed: (day) => [
      `Guten Tag, Ihre Buchung ist bestätigt. Wir erwarten Sie am ${day}, ab 14:00\u00a0Uhr.`,
    ],
    payment: (rooms) => [
      `Guten Tag, wir halten ${yourRooms(rooms)} für Sie frei. Sobald Ihre Zahlung eingegangen ist, bestätigen wir die Buchung.`,
    ],
    changed: [
      'Guten Tag, so sieht Ihr Aufenthalt jetzt aus. Wenn Sie mit dieser Änderung nicht gerechnet haben oder sie Ihnen nicht passt, antworten Sie auf diese E-Mail oder rufen Sie uns an.',
    ],
    cancelled: {
      byGuest:
        'Guten Tag, wir haben die Buchung storniert, wie Sie es gewünscht haben. Ihnen wurde nichts berechnet.',
      lapsed:
        'Guten Tag, Ihre Anfrage ist verfallen, bevor wir Ihnen antworten konnten. Ihnen wurde nichts berechnet. Das tut uns leid: Rufen Sie uns an, dann sehen wir nach, was noch frei ist.',
      unconfirmed:
        'Guten Tag, Ihre Anfrage ist verfallen, weil die E-Mail-Adresse nicht rechtzeitig bestätigt wurde. Ihnen wurde nichts berechnet. Wenn Sie noch kommen möchten, fragen Sie erneut an oder rufen Sie uns an.',
      unpaid:
        'Guten Tag, die Zahlung ist nicht rechtzeitig bei uns eingegangen, deshalb wurde die folgende Buchung storniert. Ihnen wurde nichts berechnet. Wenn Sie noch kommen möchten, antworten Sie auf diese E-Mail oder rufen Sie uns an.',
      expired:
        'Guten Tag, die folgende Anfrage ist verfallen. Antworten Sie auf diese E-Mail oder rufen Sie uns an, dann sehen wir nach, was noch frei ist.',
      other:
        'Guten Tag, die folgende Buchung wurde storniert. Wenn Sie nicht wissen, warum, antworten Sie auf diese E-Mail oder rufen Sie uns an.',
    },
    arrival: [
      'Guten Tag, bald ist es so weit. Hier finden Sie alles, was Sie für die Reise brauchen.',
    ],
    verify: [
      'Guten Tag, für Ihre Reisedaten sind noch viele Anfragen offen. Bestätigen Sie, dass diese E-Mail-Adresse Ihnen gehört, und kehren Sie dann zu Ihrer Anfrage zurück, um sie zu senden.',
    ],
  },
  deposit: {
    subject: (number) => `Es fehlt nur noch die Anzahlung zu Ihrer Buchung ${number}`,
    preview: (sum) => `So zahlen Sie ${sum}, und bis wann.`,
    title: () => 'Es fehlt nur noch die Anzahlung',
    intro: (rooms, sum, until, rest) => [
      `Guten Tag, wir halten ${yourRooms(rooms)} für Sie frei. Bitte zahlen Sie `,
      { strong: sum },
      ' bis ',
      { strong: at(until) },
      ` (portugiesische Zeit).${rest === null ? '' : ` Den Rest, ${rest}, zahlen Sie bei der Anreise.`}`,
    ],
    step: 'Anzahlung fehlt noch',
    pay: (sum) => `${sum} zahlen`,
    methods: { card: 'Karte', mb_way: 'MB WAY', multibanco: 'Multibanco' },
    where: (methods, link) => [
      `${methods}, auf der Seite des Zahlungsdienstes. Der Knopf öffnet die `,
      { text: 'Seite Ihrer Buchung', href: link },
      ', dort zahlen Sie. Möchten Sie lieber überweisen? Antworten Sie auf diese E-Mail.',
    ],
    lapses: (rooms) =>
      `Ohne Anzahlung bis dahin verfällt die Anfrage, ohne Kosten für Sie, und ${rooms === 1 ? 'das Zimmer wird' : 'die Zimmer werden'} wieder frei.`,
    safety: 'Wir fragen nie per E-Mail nach Kartennummern. Dies ist keine Rechnung.',
    rehearsal: 'Probe: Es fließt kein Geld.',
  },
  receipt: {
    subject: (sum, number) => `Wir haben ${sum} erhalten: Buchung ${number}`,
    preview: 'Was angekommen ist, und was noch fehlt.',
    title: (sum) => `Wir haben ${sum} erhalten`,
    confirmed: 'Guten Tag, vielen Dank. Ihre Buchung ist bestätigt.',
    toConfirm:
      'Guten Tag, vielen Dank. Es fehlt nur noch unsere Bestätigung, die per E-Mail folgt.',
    cancelled: 'Guten Tag, der Aufenthalt ist storniert: Wir melden uns wegen dieses Betrags.',
    labels: { amount: 'Erhalten', at: 'Wann', method: 'Wie', rest: 'Rest bei der Anreise' },
    nothingLeft: 'Es ist nichts mehr zu zahlen.',
    noBill: 'Dies ist keine Rechnung: Die schickt Ihnen das Haus später.',
  },
  noBill: 'Dies ist keine Rechnung.',
  change: {
    before: 'Bisher',
    now: 'Jetzt',
    calendarAgain:
      'Hatten Sie den Aufenthalt in Ihrem Kalender gespeichert? Speichern Sie ihn noch einmal: Der alte Eintrag ändert sich nicht von selbst.',
  },
  doNotPay:
    'Bitte zahlen Sie die Multibanco-Referenz nicht, die Sie bekommen haben: Der Aufenthalt ist storniert. Haben Sie schon bezahlt, schreiben wir Ihnen, sobald das Geld da ist, und klären das mit Ihnen.',
  confirmSoon: (until) => [
    'Bestätigen Sie Ihre E-Mail-Adresse bis ',
    { strong: at(until) },
    ' (portugiesische Zeit): Danach verfällt die Anfrage.',
  ],
  request: 'Anfrage',
  booking: 'Buchung',
  steps: { received: 'Eingegangen', inReview: 'Wird geprüft', confirmed: 'Bestätigt' },
  stepDetails: {
    until: (moment) => `bis ${moment}`,
    soon: 'so bald wie möglich',
    byMail: 'Sie erhalten eine E-Mail',
    awaitsPayment: 'Zahlung fehlt noch',
    afterPayment: 'nach der Zahlung',
  },
  buttons: {
    request: 'Meine Anfrage ansehen',
    booking: 'Meine Buchung ansehen',
    confirm: 'Bestätigen und Anfrage ansehen',
    arrivalTime: 'Ankunftszeit mitteilen',
    register: 'Angaben ausfüllen',
    calendar: 'Im Kalender speichern',
    verify: 'Meine E-Mail-Adresse bestätigen',
    bookAgain: 'Freie Zimmer ansehen',
  },
  register: {
    title: 'Vor der Anreise',
    text: 'Das Gesetz verlangt von jedem Gast einige Angaben. Geben Sie uns schon jetzt Ihre und die Ihrer Mitreisenden, etwa eine Minute pro Person; an der Rezeption holen Sie dann nur noch den Schlüssel.',
  },
  linkNote:
    'Der Link ist nur für Sie: Dort teilen Sie auch Ihre Ankunftszeit mit oder ziehen die Anfrage zurück.',
  arriveLate:
    'Sie kommen nach Mitternacht an? Sagen Sie uns bitte Bescheid: Die Rezeption ist rund um die Uhr besetzt und erwartet Sie.',
  checkIn: 'Anreise',
  checkOut: 'Abreise',
  checkInHours: (weekday) => `${weekday}, 14:00 bis 24:00\u00a0Uhr`,
  checkOutHours: (weekday) => `${weekday}, bis 11:00\u00a0Uhr`,
  checkInFull: (day) => `${day}, 14:00 bis 24:00\u00a0Uhr`,
  checkOutFull: (day) => `${day}, bis 11:00\u00a0Uhr`,
  nights: (number) => count(number, 'Nacht', 'Nächte'),
  guests: (number) => count(number, 'Gast', 'Gäste'),
  rooms: (number) => count(number, 'Zimmer', 'Zimmer'),
  room: (number) => `Zimmer ${number}`,
  sleepsHere: (number) => (number === 1 ? 'Für 1 Person' : `Für ${number} Personen`),
  included: 'Frühstück und WLAN inbegriffen.',
  total: 'Gesamtpreis, inkl. MwSt.',
  toPay: 'Zahlbar bei der Anreise',
  paid: 'Bereits bezahlt',
  perPersonAndNight: 'Pro Person und Nacht',
  perPersonOnAverage: 'Pro Person und Nacht, im Durchschnitt',
  touristTax: 'Touristensteuer, vor Ort zahlbar (nicht im Gesamtpreis)',
  upTo: (sum) => `bis zu ${sum}`,
  transfer: {
    title: 'Per Überweisung',
    howToPay: 'So zahlen Sie',
    amount: 'Betrag',
    iban: 'IBAN',
    holder: 'Kontoinhaber',
    reference: 'Verwendungszweck',
    proof:
      'Bitte antworten Sie auf diese E-Mail mit dem Zahlungsbeleg. Möchten Sie lieber mit Karte oder bar zahlen? Rufen Sie uns an, dann finden wir einen Weg.',
    call: 'Sie können per Überweisung, mit Karte oder bar zahlen: Antworten Sie auf diese E-Mail oder rufen Sie uns an, dann vereinbaren wir alles Weitere.',
    safety: 'Wir fragen nie per E-Mail nach Kartennummern.',
  },
  mayWithdraw: (until) => [
    'Mit der Bestätigung kann der volle Betrag oder eine Anzahlung fällig werden. Sie können die Anfrage bis ',
    { strong: at(until) },
    ' (portugiesische Zeit) kostenlos zurückziehen.',
  ],
  mayCancel: (until, firstNight) => [
    'Sie können bis ',
    { strong: at(until) },
    ` (portugiesische Zeit) kostenlos stornieren. Danach berechnen wir die erste Nacht${firstNight === null ? '' : `: ${firstNight}`}.`,
  ],
  paymentNote: 'Mit der Bestätigung kann der volle Betrag oder eine Anzahlung fällig werden.',
  facts: {
    arrival: 'Anreise',
    arrivalHours: '14:00 bis 24:00\u00a0Uhr',
    address: 'Adresse',
    nearStation: ', 50\u00a0m vom Bahnhof',
    openMap: 'Karte öffnen',
    rooms: () => 'Zimmer',
    toPay: 'Zu zahlen',
    means: ', bar, mit Karte oder per Überweisung',
    nothingToPay: 'Es ist alles bezahlt.',
    breakfast: 'Frühstück',
    breakfastHours: '7:00 bis 10:00\u00a0Uhr, inbegriffen',
    departure: 'Abreise',
    departureHours: 'bis 11:00\u00a0Uhr, Gepäckaufbewahrung bis 18:00\u00a0Uhr',
  },
  directions: {
    title: 'Anfahrt',
    ways: [
      [
        { strong: 'Mit dem Zug.' },
        ' Vom Bahnhof einmal über die Straße, und Sie sind da: 50\u00a0m.',
      ],
      [{ strong: 'Vom Flughafen.' }, ' 69\u00a0km, mit Bus oder Bahn bis zum Bahnhof.'],
      [
        { strong: 'Mit dem Auto.' },
        ' Das Haus hat keine eigenen Parkplätze; öffentliche Parkplätze gibt es in der Nähe.',
      ],
    ],
  },
  unforeseen: (until, link) => [
    'Ist etwas dazwischengekommen? Sie können bis ',
    { strong: at(until) },
    ' (portugiesische Zeit) kostenlos stornieren, ',
    { text: 'auf Ihrer Seite', href: link },
    '.',
  ],
  footer: {
    address: (street) => `${street}, Algarve, Portugal, 50\u00a0m vom Bahnhof`,
    callPrice: CALL_PRICE,
    hours: ', rund um die Uhr, auch auf Deutsch',
    taxNumber: TAX_NUMBER,
    lodgingNumber: LODGING_NUMBER,
  },
  why: {
    request:
      'Sie erhalten diese E-Mail, weil mit dieser Adresse eine Buchungsanfrage gestellt wurde. Antworten Sie einfach darauf: Wir lesen alles. Wenn die Anfrage nicht von Ihnen stammt, sagen Sie es uns, und wir löschen die Daten.',
    booking: (number) =>
      `Sie erhalten diese E-Mail zu Ihrer Buchung ${number}. Antworten Sie einfach darauf: Wir lesen alles.`,
    verify:
      'Sie erhalten diese E-Mail, weil jemand mit dieser Adresse eine Buchungsanfrage stellen wollte. Wenn Sie das nicht waren, ignorieren Sie sie: Es passiert nichts.',
  },
};
