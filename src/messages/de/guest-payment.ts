export const BASIS = {
  first_night: 'Anzahlung, erste Nacht',
  other: 'Anzahlung',
};
export const shareOf = (share: number) => `Anzahlung, ${share}\u00a0%`;
export const REHEARSAL = 'Probe';

export const UNTIL = { before: 'Bis ', after: ', portugiesische Zeit.' };
export const LAPSES = 'Danach verfällt die Anfrage, ohne Kosten für Sie.';

export const SUMS = {
  total: 'Gesamtpreis',
  paid: 'Bereits online bezahlt',
  rest: 'Rest bei der Anreise',
};

export const pay = (sum: string) => `${sum} zahlen`;
export const OPENING = 'Wird geöffnet...';
export const METHODS_LEGEND = 'Zahlungsarten';
export const METHODS = {
  card: 'Karte',
  mb_way: 'MB WAY',
  multibanco: 'Multibanco',
  other: 'Andere',
};
export const NOTE =
  'Öffnet die Seite des Zahlungs\u00addienstes. Hier geben Sie nie Kartennummern ein. Keine Rechnung: Die schickt Ihnen das Haus später.';

export const PENDING = {
  multibanco: {
    first: 'Wir warten auf Multibanco.',
    rest: 'Entität und Referenz haben Sie per E-Mail. Bis das Geld bei uns ist, kann es einen Tag dauern; bitte zahlen Sie nicht noch einmal.',
  },
  off: {
    first: 'Bitte zahlen Sie die Multibanco-Referenz nicht.',
    rest: 'Der Aufenthalt ist storniert. Haben Sie schon bezahlt, schreiben wir Ihnen, sobald das Geld da ist, und klären das mit Ihnen.',
  },
  other: {
    first: 'Wir warten auf die Zahlung.',
    rest: 'Bis das Geld bei uns ist, kann es einen Tag dauern; bitte zahlen Sie nicht noch einmal.',
  },
  until: (moment: string) => `Die Referenz gilt bis zum ${moment}.`,
};

export const atClock = (day: string, clock: string) => `${day} um ${clock}\u00a0Uhr`;

export const RECEIVED = {
  first: (sum: string, moment: string | null) =>
    `Wir haben ${moment === null ? '' : `am ${moment} `}${sum} erhalten.`,
  rest: (sum: string) => `${sum} zahlen Sie noch bei der Anreise.`,
  all: 'Es ist nichts mehr zu zahlen.',
  cancelled: 'Der Aufenthalt ist storniert: Wir melden uns wegen dieses Betrags.',
  noBill: 'Dies ist keine Rechnung.',
  refunded: (sum: string) => `Wir haben Ihnen ${sum} erstattet.`,
};

export const FAILED = {
  first: 'Die Zahlung hat nicht geklappt.',
  rest: 'Ihnen wurde nichts berechnet.',
  again: 'Noch einmal versuchen',
};

export const EXPIRED = {
  first: (moment: string) => `Die Frist ist am ${moment} abgelaufen.`,
  rest: 'Möchten Sie trotzdem kommen? Rufen Sie uns an: ',
};

export const SETTLED = 'Vor der Anreise ist nichts zu zahlen.';

export const UNAVAILABLE = {
  first: 'Online zahlen ist zurzeit nicht möglich.',
  call: 'Rufen Sie uns an, dann finden wir einen Weg: ',
  transfer: 'Sie können mit den Angaben unten überweisen oder uns anrufen: ',
};

export const RETURNED = {
  confirming: {
    first: 'Wir prüfen Ihre Zahlung.',
    rest: 'Meist dauert das nur Sekunden. Sie können diese Seite schließen: Wir schreiben Ihnen eine E-Mail.',
  },
  later: {
    first: 'Noch nicht bestätigt.',
    rest: 'Wir schreiben Ihnen eine E-Mail. Zahlen Sie nur noch einmal, wenn Sie nicht bis zum Ende gekommen sind.',
  },
  back: {
    first: 'Es wurde nichts bezahlt.',
    rest: 'Sie können jederzeit vor Ablauf der Frist zahlen.',
  },
  openMail: 'Der Link in unserer E-Mail öffnet Ihre Buchung und zeigt, wie es steht.',
};

export const FAILURES = {
  offline: 'Keine Verbindung. Ihnen wurde nichts berechnet: Bitte versuchen Sie es noch einmal.',
  tooOften: 'Das waren viele Versuche. Bitte warten Sie ein paar Minuten.',
  noService:
    'Der Zahlungs\u00addienst hat nicht geantwortet. Ihnen wurde nichts berechnet: Bitte versuchen Sie es gleich noch einmal oder rufen Sie uns an.',
};

export const HOW_TO_PAY = {
  copyIban: 'IBAN kopieren',
  title: 'So zahlen Sie',
  amount: 'Betrag',
  iban: 'IBAN',
  holder: 'Kontoinhaber',
  reference: 'Verwendungszweck',
  proof:
    'Senden Sie uns den Zahlungsbeleg als Antwort auf unsere E-Mail oder als Nachricht. Möchten Sie lieber mit Karte oder bar zahlen? Rufen Sie uns an, dann finden wir einen Weg.',
  call: 'Sie können per Überweisung, mit Karte oder bar zahlen: Rufen Sie uns an oder schreiben Sie uns, dann vereinbaren wir alles Weitere.',
};
