export const TITLE = 'Kontakt';
export const DESCRIPTION =
  'Schreiben Sie, rufen Sie an oder kommen Sie vorbei: Die Rezeption ist Tag und Nacht besetzt. Antwort innerhalb von 24 Stunden.';
export const LEAD =
  'Schreiben Sie, rufen Sie an oder kommen Sie vorbei: Die Rezeption ist Tag und Nacht besetzt.';

export const DIRECT = 'So erreichen Sie uns';
export const ADDRESS = 'Adresse';
export const EMAIL_ADDRESS = 'E-Mail';
export const RECEPTION = 'Rezeption';
export const RECEPTION_HOURS = 'Tag und Nacht';

export const EMERGENCY = 'Im Notfall';
export const EMERGENCY_TEXT = 'Wählen Sie die 112. Im Haus erreichen Sie uns Tag und Nacht:';
export const CALL_112 = '112 anrufen';

export const WRITE = 'Schreiben Sie uns';
export const FORM = 'Kontaktformular';
export const NAME = 'Name';
export const EMAIL = 'E-Mail';
export const callNumber = (phone: string) => `${phone} anrufen`;
export const PHONE = 'Telefon';
export const SUBJECT = 'Betreff';
export const CHOOSE_SUBJECT = 'Betreff wählen';
export const MESSAGE = 'Nachricht';
export const SEND = 'Nachricht senden';
export const SENDING = 'Wird gesendet …';
export const ANSWER = 'Wir antworten innerhalb von 24 Stunden.';

export const SENT = 'Ihre Nachricht wurde gesendet. Wir antworten bald.';
export const FAILED =
  'Ihre Nachricht konnte nicht gesendet werden. Bitte versuchen Sie es noch einmal.';
export const KEPT = 'Ihr Text steht noch im Formular.';
export const SAFE_TO_REPEAT = 'Auch noch einmal gesendet kommt sie nicht doppelt an.';
export const OR_CALL = 'Oder rufen Sie uns an:';

export const NAME_MISSING = 'Bitte geben Sie Ihren Namen an';
export const nameTooLong = (most: number) => `Der Name darf höchstens ${most} Zeichen haben`;
export const EMAIL_MISSING = 'Bitte geben Sie Ihre E-Mail-Adresse an';
export const emailTooLong = (most: number) =>
  `Die E-Mail-Adresse darf höchstens ${most} Zeichen haben`;
export const EMAIL_WRONG = 'Diese E-Mail-Adresse ist ungültig';
export const phoneTooLong = (most: number) =>
  `Die Telefonnummer darf höchstens ${most} Zeichen haben`;
export const SUBJECT_MISSING = 'Bitte wählen Sie einen Betreff';
export const MESSAGE_MISSING = 'Bitte schreiben Sie eine Nachricht';
export const messageTooLong = (most: number) =>
  `Die Nachricht darf höchstens ${most} Zeichen haben`;

/** Why the database refuses a message, by its code; null for a code without a text. */
export const refusal = (code: string, _words: string): string | null => REFUSALS[code] ?? null;

const REFUSALS: Partial<Record<string, string>> = {
  HS010: 'Der Text ist zu lang.',
  HS011: 'Diese E-Mail-Adresse ist ungültig.',
  HS101: 'Bitte füllen Sie alle Pflichtfelder aus.',
  HS429:
    'Zu viele Nachrichten in kurzer Zeit. Versuchen Sie es später noch einmal oder rufen Sie uns an.',
};
