import type { GuestLanguage } from '../../../../src/domain/language/guest-language.ts';

// What the service's page calls what is paid, in the guest's language. No name of a guest and no room:
// the service needs neither.

interface Words {
  title: string;
  firstNight: string;
  share: (percent: number) => string;
  /** Nothing of ours is a bill (DEPOSIT-04). */
  description: string;
}

const WORDS: Readonly<Record<GuestLanguage, Words>> = {
  pt: {
    title: 'Sinal da reserva',
    firstNight: 'primeira noite',
    share: (percent) => `${percent} % do total`,
    description: 'Por conta da estadia. Não serve de fatura.',
  },
  en: {
    title: 'Deposit for booking',
    firstNight: 'first night',
    share: (percent) => `${percent}% of the total`,
    description: 'On account of the stay. This is not an invoice.',
  },
  es: {
    title: 'Anticipo de la reserva',
    firstNight: 'primera noche',
    share: (percent) => `${percent} % del total`,
    description: 'A cuenta de la estancia. No sirve de factura.',
  },
  fr: {
    title: 'Acompte pour la réservation',
    firstNight: 'première nuit',
    share: (percent) => `${percent} % du total`,
    description: 'À valoir sur le séjour. Ne tient pas lieu de facture.',
  },
  de: {
    title: 'Anzahlung für die Buchung',
    firstNight: 'erste Nacht',
    share: (percent) => `${percent} % der Summe`,
    description: 'Wird auf den Aufenthalt angerechnet. Dies ist keine Rechnung.',
  },
};

/**
 * What the service's page shows (DEPOSIT-02).
 *
 * @param asked.basis 'first_night', 'share' (with its percent) or anything else: a sum of staff's
 */
export function pageWords(
  { reference, basis, share }: { reference: string; basis: string; share: number | null },
  language: GuestLanguage,
): { name: string; description: string } {
  const words = WORDS[language];
  const parts = [`${words.title} ${reference}`];
  if (basis === 'first_night') parts.push(words.firstNight);
  if (basis === 'share' && share !== null) parts.push(words.share(share));
  return { name: parts.join(', '), description: words.description };
}
