export const CHECK_IN_MISSING = 'Bitte wählen Sie den Anreisetag';
export const CHECK_OUT_MISSING = 'Bitte wählen Sie den Abreisetag';
export const CHECK_IN_PAST = 'Dieser Anreisetag ist schon vorbei.';
export const DATE_ORDER = 'Die Abreise muss nach der Anreise liegen';
export const TOO_FAR = 'Sie können bis zu 9 Monate im Voraus buchen.';
export const TOO_LONG =
  'Online können Sie bis zu 30 Nächte buchen. Für einen längeren Aufenthalt rufen Sie uns bitte an.';

export const TOO_FEW_GUESTS = 'Bitte geben Sie mindestens 1 Gast an';
export const TOO_MANY_GUESTS = 'Bitte geben Sie höchstens 50 Gäste an';

export const ROOMS_MISSING = 'Bitte wählen Sie eine Zimmerkombination';
export const ROOMS_TOO_SMALL = 'Die gewählten Zimmer haben nicht genug Plätze';
export const moreThanCome = (accommodated: number, guests: number) =>
  `Sie haben ${accommodated} Gäste auf die Zimmer verteilt, die Buchung ist aber für ${guests}.`;

export const NAME_MISSING = 'Bitte geben Sie Ihren Namen an';
export const NAME_TOO_LONG = 'Der Name darf höchstens 200 Zeichen haben';
export const EMAIL_MISSING = 'Bitte geben Sie die E-Mail-Adresse des Hauptkontakts an';
export const EMAIL_INVALID = 'Diese E-Mail-Adresse ist ungültig';
export const PHONE_MISSING = 'Bitte geben Sie die Telefonnummer des Hauptkontakts an';
export const PHONE_INVALID = 'Diese Telefonnummer ist ungültig';
export const MESSAGE_TOO_LONG = 'Die Nachricht darf höchstens 3900 Zeichen haben';

export const GUEST_MISSING = 'Bitte geben Sie mindestens einen Gast an';
export const CONTACT_INCOMPLETE = 'Die Angaben zum Hauptkontakt sind unvollständig';
export const ROOM_MISSING = 'Bitte wählen Sie mindestens ein Zimmer';
export const DATES_MISSING = 'Bitte wählen Sie An- und Abreisetag';
