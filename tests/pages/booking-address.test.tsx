import { screen, within } from '@testing-library/react';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { uuid } from '../support/builders';
import { renderAt } from '../support/render-at';
import { onTable } from '../support/server';
import {
  addByHand,
  amendoeira,
  atRooms,
  backToDates,
  calendarShown,
  chooseCombination,
  dayButton,
  leque,
  mare,
  next,
  NOW,
  openHouse,
  openReview,
  stayAddress,
  stepTitle,
  summary,
} from './booking-journey';

beforeAll(async () => {
  await import('@/pages/public/BookingPage');
  await import('@/features/site/request/calendar/StayCalendar');
});

const HORIZON = 'Só é possível fazer reservas com até 9 meses de antecedência.';

/** Check-in, check-out and guests as the summary has them. */
const stay = () =>
  ['Check-in', 'Check-out', 'Hóspedes'].map(
    (term) => summary().getByText(term).nextElementSibling?.textContent,
  );

/** As if the draft had been written on the German page. */
function sayDraftIsGerman() {
  const draft = sessionStorage.getItem('hostel.booking-draft') ?? '';
  expect(draft).toContain('"language":"pt"');
  sessionStorage.setItem(
    'hostel.booking-draft',
    draft.replace('"language":"pt"', '"language":"de"'),
  );
}

describe('an address with parameters', () => {
  it.each([
    ['nothing', '', ['por escolher', 'por escolher', 'por escolher']],
    [
      'both dates',
      '?checkIn=2026-11-14&checkOut=2026-11-17',
      ['sáb., 14 nov. 2026', 'ter., 17 nov. 2026', '1'],
    ],
    ['one guest', '?guests=1', ['por escolher', 'por escolher', '1']],
    ['guests alone', '?guests=50', ['por escolher', 'por escolher', '50']],
    [
      'a check-in alone',
      '?checkIn=2026-11-14',
      ['sáb., 14 nov. 2026', 'por escolher', 'por escolher'],
    ],
    ['a check-out alone', '?checkOut=2026-11-17', ['por escolher', 'por escolher', 'por escolher']],
    [
      'dates the wrong way round',
      '?checkIn=2026-11-17&checkOut=2026-11-14',
      ['ter., 17 nov. 2026', 'por escolher', 'por escolher'],
    ],
    [
      'a day that does not exist',
      '?checkIn=2026-02-30&guests=2',
      ['por escolher', 'por escolher', '2'],
    ],
    ['a past day', '?checkIn=2026-11-02&guests=2', ['por escolher', 'por escolher', '2']],
    ['too many guests, for the message', '?guests=51', ['por escolher', 'por escolher', '51']],
    ['no number of guests', '?guests=abc', ['por escolher', 'por escolher', 'por escolher']],
    [
      'markup',
      '?checkIn=%3Cscript%3E&guests=%27;drop&room=../../etc',
      ['por escolher', 'por escolher', 'por escolher'],
    ],
  ])('presets %s (ROUTE-13, BOOK-FLOW-06)', async (_what, query, expected) => {
    openHouse();
    await renderAt(`/reservas${query}`);
    await screen.findByRole('form');
    expect(stay()).toEqual(expected);
  });

  it.each([
    ['an arrival alone, as from the page of a room', '?checkIn=2026-11-14&guests=2', false],
    ['guests alone', '?guests=2', true],
  ])('misses the departure of %s: %s, %s (SITE-01)', async (_what, query, isMissed) => {
    openHouse();
    await renderAt(`/reservas${query}`);
    await calendarShown();
    expect(screen.queryAllByText(/^Por favor, selecione a data de check-/).length > 0).toBe(
      isMissed,
    );
  });

  it('keeps a date beyond the nine months, and says so (BOOK-STEP1-08)', async () => {
    openHouse();
    const { user } = await renderAt('/reservas?checkIn=2027-10-01&checkOut=2027-10-03');
    await calendarShown();
    expect(stay().slice(0, 2)).toEqual(['sex., 1 out. 2027', 'dom., 3 out. 2027']);
    // Both dates are too late; the guest is told once.
    expect(screen.getByText(HORIZON)).toBeVisible();
    await next(user);
    expect(screen.getByText('Passo 1 de 5')).toBeVisible();
  });

  it('lets the last day of the horizon pass', async () => {
    openHouse();
    await renderAt('/reservas?checkIn=2027-08-01&checkOut=2027-08-03');
    expect(await stepTitle('Quantas pessoas vêm?')).toBeVisible();
  });
});

describe('an address that asks for a room', () => {
  it('opens manual mode with that room chosen (ROUTE-13)', async () => {
    openHouse();
    const { user } = await renderAt(`${stayAddress(3)}&room=${leque.id}`);
    await atRooms();
    expect(await screen.findByText('3 de 4 lugares')).toBeVisible();
    expect(screen.getByRole('radio', { name: 'Seleção manual' })).toBeChecked();
    await next(user);
    expect(await stepTitle('Os seus dados')).toBeVisible();
  });

  it('shows the days of that room, and on demand those of all', async () => {
    openHouse({ blocked: [{ room: leque, date: '2026-11-20' }] });
    const { user } = await renderAt(`/reservas?room=${leque.id}`);
    await calendarShown();
    expect(
      await screen.findByText('O calendário mostra os dias livres de Família Leque.'),
    ).toBeVisible();
    expect(
      await screen.findByRole('button', { name: /20 de novembro de 2026, sem quartos livres/ }),
    ).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Ver os dias de todos os quartos' }));
    expect(dayButton('20 de novembro')).not.toHaveAttribute('aria-disabled');
  });

  it('says before any date is chosen when the form will not offer it, and whom to ask', async () => {
    openHouse({ stays: [{ room: leque, from: '2026-12-20', to: '2026-12-22' }] });
    const { user } = await renderAt(`${stayAddress(2)}&room=${leque.id}`);
    await backToDates(user);
    expect(
      await screen.findByText(/O quarto Família Leque já tem outras reservas e só pode ser pedido/),
    ).toBeVisible();
    const note = within(screen.getByRole('form'));
    expect(note.getByRole('link', { name: '+351 282 000 013' })).toHaveAttribute(
      'href',
      'tel:+351282000013',
    );
    const enquiry = note.getByRole('link', { name: 'Enviar uma mensagem' }).getAttribute('href');
    expect(new URLSearchParams(enquiry?.split('?')[1]).get('message')).toBe(
      'Olá! Gostava de reservar o quarto Família Leque de 14 de novembro de 2026 a 17 de novembro de 2026 (3 noites). Podem ajudar?',
    );
    await user.click(screen.getByRole('button', { name: 'Ver os dias de todos os quartos' }));
    expect(screen.queryByText(/já tem outras reservas/)).not.toBeInTheDocument();
  });

  it('offers it as ever when only other rooms have stays', async () => {
    openHouse({ stays: [{ room: mare, from: '2026-12-20', to: '2026-12-22' }] });
    await renderAt(`/reservas?room=${leque.id}`);
    await calendarShown();
    expect(
      await screen.findByText('O calendário mostra os dias livres de Família Leque.'),
    ).toBeVisible();
  });

  it('says when that room is not free, and offers the others', async () => {
    openHouse({ taken: [leque] });
    await renderAt(`${stayAddress(2)}&room=${leque.id}`);
    await atRooms();
    expect(
      await screen.findByText(
        'O quarto Família Leque não pode ser reservado aqui nas suas datas. Veja os outros quartos livres.',
      ),
    ).toBeVisible();
    expect(screen.getByRole('button', { name: 'Adicionar Duplo Maré' })).toBeVisible();
  });

  it('says when there is no such room any more', async () => {
    openHouse();
    const { user } = await renderAt(`${stayAddress(2)}&room=${uuid(1, 99)}`);
    expect(
      await screen.findByText(
        'O quarto que procurava já não está disponível. Veja os outros quartos livres.',
      ),
    ).toBeVisible();
    await backToDates(user);
    expect(
      await screen.findByText(/O quarto que procurava já não está disponível: mostramos os dias/),
    ).toBeVisible();
  });
});

describe('what was typed', () => {
  it('is there again after a reload, at the same step', async () => {
    openHouse();
    const { user, unmount } = await renderAt(stayAddress(2));
    await atRooms();
    await addByHand(user, mare);
    await next(user);
    await user.type(await screen.findByLabelText('Nome completo'), 'Inês');
    unmount();

    await renderAt('/reservas');
    expect(await stepTitle('Os seus dados')).toBeVisible();
    expect(screen.getByLabelText('Nome completo')).toHaveValue('Inês');
    expect(await summary().findByText('Duplo Maré')).toBeVisible();
  });

  it('is not undone by the parameters of an address taken over before', async () => {
    openHouse();
    const { user, goTo } = await renderAt(stayAddress(2));
    await backToDates(user);
    await user.click(dayButton('sexta-feira, 20 de novembro'));
    await goTo('/contacto');
    await screen.findByRole('heading', { level: 1, name: 'Contacto' });
    await goTo(-1);
    await calendarShown();
    expect(stay()[0]).toBe('sex., 20 nov. 2026');
  });

  it('yields to a new link, in the fields that it names', async () => {
    openHouse();
    const { unmount } = await openReview([{ room: leque, guests: 4 }]);
    unmount();
    await renderAt('/reservas?checkIn=2026-11-15');
    await stepTitle('Escolha as datas');
    expect(stay()).toEqual(['dom., 15 nov. 2026', 'por escolher', '4']);
  });

  it('is there again on the page in another language, whose address is that of a link (LANG-02)', async () => {
    openHouse();
    const { user, unmount } = await renderAt(stayAddress(2));
    await backToDates(user);
    await user.click(dayButton('sexta-feira, 20 de novembro'));
    unmount();

    sayDraftIsGerman();
    const here = await renderAt(stayAddress(2));
    await calendarShown();
    expect(stay()[0]).toBe('sex., 20 nov. 2026');
    here.unmount();

    // A different link counts as a new one, even from a page in another language.
    sayDraftIsGerman();
    await renderAt(stayAddress(3));
    await atRooms();
    expect(summary().getByText('sáb., 14 nov. 2026')).toBeVisible();
  });

  it('goes back to the first step that does not hold any more', async () => {
    openHouse();
    const { unmount } = await openReview([{ room: leque, guests: 4 }]);
    unmount();
    vi.setSystemTime(new Date('2026-11-15T10:00:00Z'));
    await renderAt('/reservas');
    expect(await stepTitle('Escolha as datas')).toBeVisible();
    expect(screen.getByText('A data de check-in já passou.')).toBeVisible();
    vi.setSystemTime(NOW);
  });

  it('does not break the form when the stored draft is not one', async () => {
    openHouse();
    sessionStorage.setItem('hostel.booking-draft', '{"version":1,"step":"five"');
    await renderAt('/reservas');
    expect(await stepTitle('Escolha as datas')).toBeVisible();
    expect(screen.getByText('Passo 1 de 5')).toBeVisible();
  });

  it('is checked against what is free now: rooms gone meanwhile are named', async () => {
    openHouse();
    const { unmount } = await openReview([
      { room: leque, guests: 4 },
      { room: amendoeira, guests: 1 },
    ]);
    unmount();
    openHouse({ taken: [amendoeira] });
    await renderAt('/reservas');
    expect(
      await screen.findByText(
        'Twin Amendoeira deixou de estar livre nas suas datas e saiu da sua escolha.',
      ),
    ).toBeVisible();
    expect(within(screen.getByRole('main')).getByRole('heading', { level: 4 })).toHaveTextContent(
      'Família Leque',
    );
  });
});

it('drops an answer for dates that were changed meanwhile', async () => {
  openHouse();
  let answerLate: (rows: { room_id: string }[]) => void = () => {};
  onTable('get', 'bookings', ({ params }) => {
    if (params.get('select') !== 'room_id') return [];
    const isFirst = params.get('or')?.includes('2026-11-17') ?? false;
    return isFirst ? new Promise((resolve) => (answerLate = resolve)) : [];
  });
  const { user } = await renderAt(stayAddress(4));
  await backToDates(user);
  await user.click(dayButton('sexta-feira, 20 de novembro'));
  await user.click(dayButton('domingo, 22 de novembro'));
  answerLate([{ room_id: leque.id }]);
  await next(user);
  await next(user);
  await chooseCombination(user, /Um único quarto acomoda todos/);
  await next(user);
  expect(await stepTitle('Os seus dados')).toBeVisible();
  expect(summary().getByText('Família Leque')).toBeVisible();
});
