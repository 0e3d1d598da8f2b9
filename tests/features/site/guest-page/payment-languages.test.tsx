import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { GuestLanguage } from '@/domain/language/guest-language';
import type { GuestPayment } from '@/queries/guest-page';
import { LINK_KEY, makeGuestPage, makeGuestPayment } from '../../../support/guest-page';
import { inLanguage } from '../../../support/language';
import { portugueseIn } from '../../../support/portuguese';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-23T18:12:00Z') });
});

const partsIn = (language: GuestLanguage) =>
  inLanguage(language, async () => ({
    Paying: (await import('@/features/site/guest-payment/Paying')).default,
    InvoiceCard: (await import('@/features/site/guest-payment/InvoiceCard')).default,
    PaymentReturn: (await import('@/features/site/guest-payment/PaymentReturn')).default,
  }));

const PARTS = {
  en: await partsIn('en'),
  es: await partsIn('es'),
  fr: await partsIn('fr'),
  de: await partsIn('de'),
};

const PAID_AT = '2026-11-25T21:40:00+00:00';

const STATES: readonly Partial<GuestPayment>[] = [
  { state: 'open' },
  { state: 'open', basis: 'share', share: 30, is_rehearsal: true, paid: 10 },
  { state: 'open', basis: 'other', is_available: false },
  { state: 'failed' },
  { state: 'pending', method: 'multibanco', pending_until: PAID_AT },
  { state: 'pending', method: 'other' },
  { state: 'paid', paid: 194, paid_at: PAID_AT },
  { state: 'paid', paid: 182, rest: 0, paid_at: PAID_AT, refunded: 12 },
  { state: 'expired' },
  { state: 'settled' },
];

const ENDED = {
  en: 'The time to pay ended on 26 November at 18:00.',
  es: 'El plazo terminó el 26 de noviembre, a las 18:00.',
  fr: 'Le délai a pris fin le 26 novembre à 18 h.',
  de: 'Die Frist ist am 26. November um 18:00 Uhr abgelaufen.',
};

const CONFIRMING = {
  en: 'We are confirming your payment. This usually takes seconds. You can close this page: we will email you.',
  es: 'Estamos confirmando el pago. Suele tardar unos segundos. Puedes cerrar esta página: te avisamos por correo.',
  fr: 'Nous confirmons le paiement. Cela ne prend en général que quelques secondes. Vous pouvez fermer cette page : nous vous préviendrons par e-mail.',
  de: 'Wir prüfen Ihre Zahlung. Meist dauert das nur Sekunden. Sie können diese Seite schließen: Wir schreiben Ihnen eine E-Mail.',
};

/** All text of the page, including labels for screen readers, with plain spaces. */
function said(): string {
  const labels = [...document.querySelectorAll('[aria-label]')].map((one) =>
    one.getAttribute('aria-label'),
  );
  return [document.body.textContent, ...labels].join(' ').replaceAll(/\s+/g, ' ');
}

describe.each([
  [
    'en',
    'Deposit, first night',
    'By Thursday 26 November at 18:00, Portuguese time. After that your request expires, at no cost to you.',
    'Pay €194.00',
    'We received €194.00 on 25 November at 21:40. €388.00 left to pay at check-in. This is not an invoice.',
  ],
  [
    'es',
    'Señal, primera noche',
    'Hasta el jueves, 26 de noviembre, a las 18:00, hora de Portugal. Después la solicitud caduca, sin coste para ti.',
    'Pagar 194,00 €',
    'Recibimos 194,00 € el 25 de noviembre, a las 21:40. Quedan 388,00 € por pagar a tu llegada. No sirve como factura.',
  ],
  [
    'fr',
    'Acompte, première nuit',
    'Jusqu’au jeudi 26 novembre à 18 h, heure du Portugal. Passé ce délai, la demande expire, sans frais pour vous.',
    'Payer 194,00 €',
    'Nous avons reçu 194,00 € le 25 novembre à 21 h 40. Il reste 388,00 € à régler à l’arrivée. Ne vaut pas facture.',
  ],
  [
    'de',
    'Anzahlung, erste Nacht',
    'Bis Donnerstag, 26. November, 18:00 Uhr, portugiesische Zeit. Danach verfällt die Anfrage, ohne Kosten für Sie.',
    '194,00 € zahlen',
    'Wir haben am 25. November um 21:40 Uhr 194,00 € erhalten. 388,00 € zahlen Sie noch bei der Anreise. Dies ist keine Rechnung.',
  ],
] as const)('paying before arrival in %s', (language, title, until, button, received) => {
  const { Paying, InvoiceCard, PaymentReturn } = PARTS[language];

  function show(changes: Partial<GuestPayment>, wayBack?: string) {
    const page = makeGuestPage({
      each: { status: 'awaiting_payment' },
      payment: makeGuestPayment(changes),
      transfer: { iban: 'PT50000201231234567890154', account_holder: null },
    });
    return render(
      <MemoryRouter initialEntries={[{ pathname: '/', state: { wayBack } }]}>
        <Paying
          page={page}
          linkKey={LINK_KEY}
          stage="awaiting-payment"
          onChange={() => undefined}
        />
      </MemoryRouter>,
    );
  }

  it('says what is asked, until when, and what came (DEPOSIT-01, LANG-03)', () => {
    const { unmount } = show({});
    expect(screen.getByRole('heading', { name: title })).toBeVisible();
    expect(said()).toContain(until);
    expect(said()).toContain(button);
    unmount();
    show({ state: 'paid', paid: 194, paid_at: PAID_AT });
    expect(said()).toContain(received);
  });

  it('says when the time to pay ended (DEPOSIT-01, LANG-03)', () => {
    show({ state: 'expired' });
    expect(said()).toContain(ENDED[language]);
  });

  it('says plainly that a payment is being confirmed, and that nobody need wait for it (DEPOSIT-02, LANG-03)', () => {
    show({}, 'feito');
    expect(said()).toContain(CONFIRMING[language]);
  });

  it.each(STATES)('has no Portuguese word: %o (LANG-03, LANG-07)', (changes) => {
    show(changes);
    expect(said().length).toBeGreaterThan(20);
    expect(portugueseIn(said())).toBeUndefined();
  });

  it.each(['feito', 'voltei'])(
    'has no Portuguese word on coming back: %s (LANG-03, LANG-07)',
    (wayBack) => {
      const { unmount } = show({}, wayBack);
      expect(portugueseIn(said())).toBeUndefined();
      unmount();
      render(
        <MemoryRouter>
          <PaymentReturn search={`?pagamento=${wayBack}`} />
        </MemoryRouter>,
      );
      expect(screen.getByRole('heading', { level: 1 })).toBeVisible();
      expect(portugueseIn(said())).toBeUndefined();
    },
  );

  it.each([
    { has_name: false, tax_end: null },
    { has_name: true, tax_end: null },
    { has_name: true, tax_end: '672' },
  ])('asks for the bill without a Portuguese word: %o (DEPOSIT-04, LANG-03)', (invoice) => {
    render(
      <InvoiceCard
        invoice={invoice}
        stage="confirmed"
        linkKey={LINK_KEY}
        onChange={() => undefined}
      />,
    );
    expect(said().length).toBeGreaterThan(20);
    expect(portugueseIn(said())).toBeUndefined();
  });
});
