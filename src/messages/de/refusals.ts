import type { Refusal } from '../pt/refusals.ts';

/**
 * Why the database refuses a request, by its code, because its own message is Portuguese (LANG-03).
 */

const TAKEN =
  'Ein gewähltes Zimmer ist in diesem Zeitraum nicht mehr frei. Bitte wählen Sie andere Reisedaten oder ein anderes Zimmer.';
const BY_CODE: Readonly<Record<string, string>> = {
  '23P01': TAKEN,
  HS001: 'Die Angaben zum Hauptkontakt sind unvollständig.',
  HS002: 'Bitte wählen Sie An- und Abreisetag.',
  HS003: 'Die Abreise muss nach der Anreise liegen.',
  HS004: 'Dieser Anreisetag ist schon vorbei.',
  HS005: 'Diese Tage liegen zu weit in der Zukunft. Bitte wählen Sie frühere.',
  HS006: 'Ein gewähltes Zimmer wird nicht mehr angeboten.',
  HS007: 'Die gewählten Zimmer haben nicht genug Plätze.',
  HS008: 'Der Preis eines Zimmers hat sich geändert.',
  HS009: TAKEN,
  HS010: 'Einer der Texte ist zu lang.',
  HS011: 'Die E-Mail-Adresse ist ungültig.',
  HS012: 'Die Telefonnummer ist ungültig.',
  HS013: 'Diese Anfrage ist schon bei uns eingegangen.',
  HS015: 'In diesem Zeitraum gilt ein Mindestaufenthalt. Bitte wählen Sie eine spätere Abreise.',
  HS016: 'An diesem Tag ist keine Anreise möglich. Bitte wählen Sie einen anderen.',
  HS017: 'Zurzeit nehmen wir online keine Anfragen an. Bitte rufen Sie uns an.',
  HS018: 'Für diese Reisedaten warten noch viele Anfragen auf Antwort. Bitte rufen Sie uns an.',
  HS019: 'Zurzeit können wir keine E-Mail-Adressen bestätigen. Bitte rufen Sie uns an.',
  HS022: 'Es ist ein Fehler aufgetreten. Bitte laden Sie die Seite neu.',
  HS023: 'Ein so langer Aufenthalt lässt sich online nicht buchen. Bitte rufen Sie uns an.',
  HS024: 'Eine Anfrage kann nicht mehr Zimmer umfassen, als das Haus hat. Bitte rufen Sie uns an.',
  HS050: 'Zurzeit ist nichts zu zahlen.',
  HS051: 'Die Frist für die Zahlung ist abgelaufen. Bitte rufen Sie uns an.',
  HS052: 'Online zahlen ist zurzeit nicht möglich. Bitte rufen Sie uns an.',
  HS053: 'Diese Steuernummer scheint nicht zu stimmen. Bitte prüfen Sie sie.',
  HS429:
    'Zu viele Anfragen in kurzer Zeit. Bitte versuchen Sie es später noch einmal oder rufen Sie uns an.',
};
const CONFIRM_FIRST =
  'Für diese Reisedaten warten noch viele Anfragen auf Antwort. Bestätigen Sie zuerst Ihre E-Mail-Adresse, um Ihre zu senden, oder rufen Sie uns an.';

const shortestStay = (nights: string) =>
  `In diesem Zeitraum beträgt der Mindestaufenthalt ${nights} Nächte. Bitte wählen Sie eine spätere Abreise.`;

export const refusal = ({ code, hint }: Refusal): string => {
  if (code === 'HS015' && hint !== null) return shortestStay(hint);
  return hint === 'confirm-email' ? CONFIRM_FIRST : (BY_CODE[code] ?? '');
};
