import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import ICAL from 'ical.js';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { GuestLanguage } from '@/domain/language/guest-language';
import {
  LINK_KEY,
  makeGuestPage,
  makeGuestPayment,
  onGuestFunction,
} from '../../../support/guest-page';
import { inLanguage } from '../../../support/language';
import { portugueseIn } from '../../../support/portuguese';

// It loads when the page is there, in the language of the tests by then; payment-languages.test.tsx has it.
vi.mock('@/features/site/guest-payment/Paying', () => ({ default: () => null }));

const MADE_AT = '2026-11-22T18:12:00.000Z';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(MADE_AT) });
});

/** The parts of the page as a build of that language holds them. */
const partsIn = (language: GuestLanguage) =>
  inLanguage(language, async () => ({
    ...(await import('@/features/site/guest-page/GuestStay')),
    UnknownLink: (await import('@/features/site/guest-page/UnknownLink')).default,
    ...(await import('@/features/site/guest-page/calendar-of-stay')),
    CancelRequest: (await import('@/features/site/guest-page/CancelRequest')).default,
    guestSums: (await import('@/domain/booking/guest-stay')).guestSums,
    words: await import('@messages/guest-page'),
    cancel: (await import('@messages/guest-cancel')).CANCEL,
  }));

const PARTS = {
  en: await partsIn('en'),
  es: await partsIn('es'),
  fr: await partsIn('fr'),
  de: await partsIn('de'),
};

/** All text of the page, including labels for screen readers, with plain spaces. */
function said(): string {
  const labels = [...document.querySelectorAll('[aria-label]')].map((one) =>
    one.getAttribute('aria-label'),
  );
  return [document.body.textContent, ...labels].join(' ').replaceAll(/\s+/g, ' ');
}

const REQUEST = makeGuestPage({
  each: {
    answer_until: '2026-11-23T15:20:00+00:00',
    hold_until: '2026-11-25T15:20:00+00:00',
    confirm_until: '2026-11-23T10:00:00+00:00',
  },
});

function show(language: keyof typeof PARTS, page = REQUEST) {
  const { GuestStay } = PARTS[language];
  return render(
    <MemoryRouter>
      <GuestStay page={page} linkKey={LINK_KEY} onChange={() => undefined}>
        {null}
      </GuestStay>
    </MemoryRouter>,
  );
}

/** The question before a request is withdrawn: the page loads it only when it is asked. */
function ask(language: keyof typeof PARTS) {
  const { CancelRequest, guestSums } = PARTS[language];
  const sums = guestSums(REQUEST.bookings);
  if (sums === null) throw new Error('A request has rooms.');
  return render(
    <CancelRequest
      page={REQUEST}
      rooms={REQUEST.bookings}
      linkKey={LINK_KEY}
      sums={sums}
      isRequest
      isAsking
      onKeep={() => undefined}
      onCancelled={() => undefined}
    />,
  );
}

describe.each([
  [
    'en',
    {
      title: 'We have received your request, Inês.',
      lines: [
        'We will reply by Monday 23 November at 15:20.',
        'All three rooms are held for you until Wednesday 25 November at 15:20, Portuguese time.',
        'Check-in12 DecSaturday, from 14:00',
        '8, in 3 rooms',
        'Total, VAT included€582.00',
        'until Fri 11 Dec, 14:00',
      ],
      question:
        'You are withdrawing the request for all three rooms, 12 to 15 December. It is free of charge until Friday 11 December 2026 at 14:00. You will not be charged.',
      event: 'Room 4, Twin Amendoeira: 2 guests',
    },
  ],
  [
    'es',
    {
      title: 'Hemos recibido tu solicitud, Inês.',
      lines: [
        'Te respondemos antes del lunes, 23 de noviembre, a las 15:20.',
        'Te guardamos las tres habitaciones hasta el miércoles, 25 de noviembre, a las 15:20, hora de Portugal.',
        'Entrada12 dicsábado, desde las 14:00',
        '8, en 3 habitaciones',
        'Total, IVA incluido582,00 €',
        'hasta el vie., 11 dic, a las 14:00',
      ],
      question:
        'Vas a retirar la solicitud para las tres habitaciones, del 12 al 15 de diciembre. Es gratis hasta el viernes, 11 de diciembre de 2026, a las 14:00. No te cobramos nada.',
      event: 'Habitación 4, Twin Amendoeira: 2 huéspedes',
    },
  ],
  [
    'fr',
    {
      title: 'Nous avons reçu votre demande, Inês.',
      lines: [
        'Nous vous répondrons d’ici lundi 23 novembre à 15 h 20.',
        'Nous vous gardons les trois chambres jusqu’au mercredi 25 novembre à 15 h 20, heure du Portugal.',
        'Arrivée12 déc.samedi, dès 14 h',
        '8, dans 3 chambres',
        'Total, TVA comprise582,00 €',
        'jusqu’au ven. 11 déc. à 14 h',
      ],
      question:
        'Vous retirez la demande pour les trois chambres, du 12 au 15 décembre. C’est gratuit jusqu’au vendredi 11 décembre 2026 à 14 h. Rien ne vous sera débité.',
      event: 'Chambre 4, Twin Amendoeira\u202f: 2 voyageurs',
    },
  ],
  [
    'de',
    {
      title: 'Ihre Anfrage ist eingegangen.',
      lines: [
        'Wir antworten bis Montag, 23. November, 15:20 Uhr.',
        'Wir halten Ihre drei Zimmer bis Mittwoch, 25. November, 15:20 Uhr (portugiesische Zeit) für Sie frei.',
        'Anreise12. Dez.Samstag, ab 14:00 Uhr',
        '8, in 3 Zimmern',
        'Gesamt, inkl. MwSt.582,00 €',
        'bis Fr., 11. Dez., 14:00 Uhr',
      ],
      question:
        'Sie ziehen die Anfrage für Ihre drei Zimmer zurück, 12. bis 15. Dezember. Das ist kostenlos bis Freitag, 11. Dezember 2026, 14:00 Uhr. Ihnen wird nichts berechnet.',
      event: 'Zimmer 4, Twin Amendoeira: 2 Gäste',
    },
  ],
] as const)('the page of a request in %s', (language, { title, lines, question, event }) => {
  const { words, cancel, calendarOfStay, UnknownLink } = PARTS[language];

  it('says what the house has promised, and what it costs (TRACK-02, CLOCK-02, LANG-03)', () => {
    show(language);
    expect(screen.getByRole('heading', { level: 1, name: title })).toBeVisible();
    for (const line of lines) expect(said()).toContain(line);
  });

  it('asks before a request is withdrawn; reception reads the reason in its own language (TRACK-03, LANG-03)', async () => {
    const user = userEvent.setup();
    ask(language);
    const dialog = screen.getByRole('alertdialog', {
      name: cancel.askWithdraw,
    });
    expect(dialog.textContent?.replaceAll(/\s+/g, ' ')).toContain(question);
    expect(portugueseIn(said())).toBeUndefined();
    const bodies = onGuestFunction('guest_cancel', () => makeGuestPage());
    const [, , illness = ''] = cancel.reasons;
    await user.selectOptions(within(dialog).getByRole('combobox'), illness);
    await user.click(within(dialog).getByRole('button', { name: words.CHANGE_OF_PLANS.withdraw }));
    await expect.poll(() => bodies).toEqual([{ key: LINK_KEY, reason: 'Doença ou imprevisto' }]);
  });

  it('says by code that it is too late, not in the words of the database (TRACK-03, LANG-03)', async () => {
    const user = userEvent.setup();
    ask(language);
    onGuestFunction('guest_cancel', () => ({
      status: 409,
      code: 'HS021',
      message: 'Já não é possível cancelar aqui. Por favor, contacte-nos por telefone.',
    }));
    const dialog = within(screen.getByRole('alertdialog'));
    await user.click(dialog.getByRole('button', { name: words.CHANGE_OF_PLANS.withdraw }));
    expect(await dialog.findByText(cancel.overNow)).toBeVisible();
  });

  it.each(['pending', 'awaiting_payment', 'payment_received', 'confirmed', 'checked_in'])(
    'has no Portuguese word while it is %s (LANG-03, LANG-07)',
    (status) => {
      show(language, makeGuestPage({ each: { status, paid: 100, guest_wish: 'Bikes' } }));
      expect(portugueseIn(said())).toBeUndefined();
    },
  );

  it.each([
    ['awaiting_payment', null, 'awaiting-payment'],
    ['cancelled', 'guest', 'cancelled'],
    ['cancelled', 'lapsed', 'lapsed'],
  ] as const)(
    'speaks of one room where there is one: %s, %s (TRACK-02, LANG-03)',
    (status, cancel_reason, stage) => {
      show(language, makeGuestPage({ each: { status, cancel_reason } }, 1));
      const text = words.STAGES[stage].text('', 1).replaceAll(/\s+/g, ' ');
      expect(said()).toContain(text);
      expect(text).not.toMatch(/rooms|habitaciones|chambres|die Zimmer/i);
      expect(screen.getByRole('region', { name: words.roomsTitle(1) })).toBeVisible();
    },
  );

  it.each([1, 3])(
    'says of %i rooms that their payment is on its way, or what is to be paid (DEPOSIT-01, DEPOSIT-02, LANG-03)',
    (rooms) => {
      const each = { status: 'awaiting_payment' };
      const pending = makeGuestPayment({ state: 'pending', amount: 0 });
      const { unmount } = show(language, makeGuestPage({ each, payment: pending }, rooms));
      const { label, text } = words.STAGES['payment-pending'];
      expect(screen.getAllByRole('status')[0]).toHaveTextContent(label);
      expect(said()).toContain(text('', rooms).replaceAll(/\s+/g, ' '));
      expect(said()).not.toContain(words.STEPS.afterPayment);
      expect(portugueseIn(said())).toBeUndefined();
      unmount();
      show(language, makeGuestPage({ each, payment: makeGuestPayment() }, rooms));
      expect(screen.getByRole('button', { name: words.BAR.pay })).toBeVisible();
      expect(said()).toContain(words.STEPS.afterPayment);
      expect(portugueseIn(said())).toBeUndefined();
    },
  );

  it('has no Portuguese word where the day came without an answer (LANG-03, LANG-07)', () => {
    vi.setSystemTime('2026-12-13T09:00:00Z');
    show(language, makeGuestPage({ each: { can_cancel: false } }));
    expect(screen.getByRole('status')).toHaveTextContent(words.STAGES.unsettled.label);
    expect(portugueseIn(said())).toBeUndefined();
  });

  it.each([
    ['completed', null],
    ['cancelled', 'guest'],
    ['cancelled', 'lapsed'],
  ])('has no Portuguese word once it is %s (%s) (LANG-03, LANG-07)', (status, cancel_reason) => {
    show(language, makeGuestPage({ each: { status, cancel_reason, can_cancel: false } }));
    expect(portugueseIn(said())).toBeUndefined();
  });

  it('has one answer to an unknown link (TRACK-06, LANG-03)', () => {
    render(
      <MemoryRouter>
        <UnknownLink />
      </MemoryRouter>,
    );
    expect(screen.getByRole('heading', { name: words.UNKNOWN_TITLE })).toBeVisible();
    expect(portugueseIn(said())).toBeUndefined();
  });

  it('calls a room by its name in that language; a Portuguese name is marked (LANG-06)', () => {
    const page = makeGuestPage();
    const [first] = page.bookings;
    if (first) first.room.names = { [language]: 'Number six' };
    show(language, page);
    const rooms = within(screen.getByRole('region', { name: words.roomsTitle(3) }));
    expect(rooms.getByText('Number six')).not.toHaveAttribute('lang');
    expect(rooms.getByText('Twin Amendoeira')).toHaveAttribute('lang', 'pt-PT');
  });

  it('gives a calendar file in that language, with the same event (TRACK-05, LANG-03)', () => {
    const { text } = calendarOfStay(REQUEST, MADE_AT);
    const component = new ICAL.Component(ICAL.parse(text)).getFirstSubcomponent('vevent');
    const saved = new ICAL.Event(component ?? undefined);
    expect(saved.uid).toBe('GRP26-4T7QX2MB@marenova.example');
    expect(saved.description).toContain(event);
    expect(portugueseIn(`${saved.summary} ${saved.description}`)).toBeUndefined();
  });
});
