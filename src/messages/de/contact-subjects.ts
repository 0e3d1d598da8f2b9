export const SUBJECTS = {
  booking: 'Fragen zu einer Buchung',
  services: 'Leistungen und Ausstattung',
  cancellation: 'Stornierung',
  feedback: 'Feedback',
  other: 'Sonstiges',
};
