/** The question before a guest withdraws or cancels, and why that failed (TRACK-03). */
export const CANCEL = {
  askWithdraw: 'Anfrage zurückziehen?',
  askCancel: 'Buchung stornieren?',
  keepRequest: 'Anfrage behalten',
  keepBooking: 'Buchung behalten',
  why: 'Warum?',
  whyOptional: '(optional, hilft uns, besser zu werden)',
  reasons: [
    'Andere Reisepläne',
    'Andere Unterkunft gefunden',
    'Krankheit oder etwas Unvorhergesehenes',
    'Anderer Grund',
  ],
  noReason: 'Keine Angabe',
  onlyOne: 'Möchten Sie nur eines der Zimmer stornieren? Rufen Sie uns an: ',
  cancelling: 'Wird storniert …',
  overNow: 'Hier kann nicht mehr storniert werden. Rufen Sie uns bitte an.',
  tooMany: 'Zu viele Anfragen in kurzer Zeit. Rufen Sie uns bitte an.',
  free: 'Das ist kostenlos bis ',
  nothingCharged: '. Ihnen wird nichts berechnet.',
  doNotPay: ' Bitte zahlen Sie die Multibanco-Referenz nicht, die Sie bekommen haben.',
};
