import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import type { HouseRatesAnswer } from '@/queries/house-rates';
import type { RoomRow } from '@/types/rows';
import { makeHouseRates } from '../support/builders';
import { axeFindings, renderAt } from '../support/render-at';
import { sentRows } from '../support/sent-rows';
import { onRpc, onTable, server } from '../support/server';
import {
  atRooms,
  calendarShown,
  confirm,
  dayButton,
  estrela,
  goToReview,
  leque,
  mare,
  next,
  openHouse,
  stayAddress,
  stepTitle,
  summary,
  takeRequests,
} from './booking-journey';

beforeAll(async () => {
  await import('@/pages/public/BookingPage');
  await import('@/features/site/request/calendar/StayCalendar');
});

/** A night with a price of its own. */
interface SpecialNight {
  room: RoomRow;
  date: string;
  price: number;
}

const dear = (room: RoomRow, price: number): SpecialNight[] =>
  ['2026-11-15', '2026-11-16'].map((date) => ({ room, date, price }));

/** One euro a night from 13 years on, seven nights at most, all the year. */
const TAX = [{ from_day: '01-01', until_day: '12-31', amount: 1, min_age: 13, max_nights: 7 }];

/** From 13 to 15 November nobody stays fewer than four nights. */
const FAIR: HouseRatesAnswer['stay_rules'][number] = {
  room_id: null,
  name: 'Feira',
  from_date: '2026-11-13',
  until_date: '2026-11-15',
  min_nights: 4,
  closed_to_arrival: false,
};

/** Serves the hostel's rates and special prices; calling it again changes the answers. */
function openRatedHouse(rates: Partial<HouseRatesAnswer>, special: SpecialNight[] = []) {
  openHouse();
  onRpc('house_rates', () => makeHouseRates(rates));
  return onTable('get', 'room_availability', ({ params }) =>
    params.has('is_available')
      ? []
      : special.map(({ room, date, price }) => ({
          room_id: room.id,
          date,
          is_available: true,
          custom_price: price,
        })),
  );
}

const words = (element: HTMLElement) => element.textContent.replaceAll(/\s/g, ' ');
const form = () => words(screen.getByRole('main'));

describe('a house that charges night by night', () => {
  it('shows, bills and sends what the nights cost, line by line (RATE-01, RATE-04)', async () => {
    const reads = openRatedHouse({ price_rule: 'nightly' }, dear(leque, 92));
    const { inserts } = takeRequests();
    const { user } = await renderAt(stayAddress(4));
    await atRooms();
    const [card] = await screen.findAllByRole('radio', { name: /Família Leque/ });
    expect(card).toHaveAccessibleName(
      /89,33\s€ \/ noite, em média.*268,00\s€.*Por pessoa e noite, em média.*22,33\s€/,
    );
    const aside = () => words(screen.getByRole('complementary', { name: 'Resumo da estadia' }));
    expect(aside()).toMatch(/Família Leque4 hóspedes268,00 €.*Total, 3 noites268,00 €/);
    expect(aside()).toMatch(/Por pessoa e noite, em média22,33 €/);

    await goToReview(user);
    expect(form()).toMatch(
      /268,00 €sáb., 14 nov.84,00 €dom., 15 e seg., 16 nov.: preço especial2 × 92,00 €/,
    );
    expect(summary().getByText('3 noites, IVA incluído')).toBeVisible();
    expect(aside()).toMatch(/268,00 €3 noites, IVA incluído268,00 €Por pessoa e noite, em média/);
    // What is blocked and what costs extra is one question, asked when the dates are known.
    expect(reads.filter(({ params }) => !params.has('is_available'))).toHaveLength(1);

    await confirm(user);
    await screen.findByRole('heading', { level: 1, name: 'Reserva Enviada com Sucesso!' });
    expect(sentRows(inserts[0])[0]?.total_price).toBe(268);
    const stub = () => words(screen.getByRole('region', { name: 'A sua reserva' }));
    expect(stub()).toMatch(/Total268,00 €Por pessoa e noite, em média22,33 €/);
    expect(stub()).toMatch(/dom., 15 e seg., 16 nov.: preço especial2 × 92,00 €/);
    expect(words(screen.getByRole('article'))).toContain('1 × 84,00 € + 2 × 92,00 €');
  });

  it('recommends by what the whole stay costs (RATE-01)', async () => {
    openRatedHouse({ price_rule: 'nightly' }, dear(leque, 300));
    await renderAt(stayAddress(2));
    await atRooms();
    const cards = await screen.findAllByRole('radio', { name: /\/ noite/ });
    // For two the family room is now the dearest of the single rooms: last of the three.
    expect(cards[2]).toHaveAccessibleName(/Família Leque.*684,00/);
    expect(cards[0]).toHaveAccessibleName(/Twin Amendoeira.*52,00\s€ \/ noite.*156,00/);
  });

  it('tells a price that changed meanwhile, and sends the new one once confirmed (RATE-01)', async () => {
    openRatedHouse({ price_rule: 'nightly' }, dear(leque, 92));
    const { user } = await renderAt(stayAddress(4));
    await atRooms();
    await goToReview(user);
    onTable('post', 'bookings', () => ({
      status: 400,
      code: 'HS008',
      message: 'O preço do quarto foi atualizado.',
    }));
    openRatedHouse({ price_rule: 'nightly' }, dear(leque, 99));
    await confirm(user);
    await screen.findByText('O preço de Família Leque mudou. O total já está atualizado.');
    expect(form()).toContain('2 × 99,00 €');
    expect(screen.getByText(/Inês Duarte/)).toBeVisible();
    const { inserts } = takeRequests();
    await confirm(user);
    await screen.findByRole('heading', { level: 1, name: 'Reserva Enviada com Sucesso!' });
    expect(sentRows(inserts[0])[0]?.total_price).toBe(282);
  });
});

describe('the defaults', () => {
  it('leave special prices out of every sum, and speak of no tax and no minimum (RATE-01, RATE-03)', async () => {
    openRatedHouse({}, dear(leque, 92));
    const { inserts } = takeRequests();
    const { user } = await renderAt(stayAddress(4));
    await atRooms();
    expect(
      (await screen.findAllByRole('radio', { name: /Família Leque/ }))[0],
    ).toHaveAccessibleName(/84,00\s€ \/ noite.*252,00\s€.*Por pessoa e noite.*21,00\s€/);
    await goToReview(user);
    expect(form()).toContain('3 × 84,00 €');
    expect(form()).not.toMatch(/especial|Taxa turística|em média|ínimo de/);
    await confirm(user);
    await screen.findByRole('heading', { level: 1, name: 'Reserva Enviada com Sucesso!' });
    expect(sentRows(inserts[0])[0]?.total_price).toBe(252);
    await waitFor(() =>
      expect(sessionStorage.getItem('hostel.booking-ticket')).not.toMatch(/nightly|tax/),
    );
  });
});

describe('a tourist tax', () => {
  it('stands on a line of its own and never in the total (RATE-03)', async () => {
    openRatedHouse({ tourist_tax: TAX });
    const { inserts } = takeRequests();
    const { user } = await renderAt(stayAddress(4));
    await atRooms();
    await goToReview(user);
    const aside = words(screen.getByRole('complementary', { name: 'Resumo da estadia' }));
    expect(aside).toContain(
      'Taxa turísticaaté 12,00 €1,00 € por noite e por pessoa a partir dos 13 anos, no máximo 7 noites.Paga na receção, não está no total',
    );
    expect(aside).toContain('3 noites, IVA incluído252,00 €');
    expect(await axeFindings()).toEqual([]);
    await confirm(user);
    const stub = await screen.findByRole('region', { name: 'A sua reserva' });
    expect(words(stub)).toContain('Taxa turísticaaté 12,00 €');
    expect(words(screen.getByRole('article'))).toContain(
      'Taxa turística: até 12,00 €, paga na receção, não está no total',
    );
    expect(sentRows(inserts[0])[0]?.total_price).toBe(252);
  });

  it('is on the ticket after a reload, too (RATE-03)', async () => {
    openRatedHouse({ tourist_tax: TAX });
    takeRequests();
    const { user, unmount } = await renderAt(stayAddress(4));
    await atRooms();
    await goToReview(user);
    await confirm(user);
    await screen.findByRole('region', { name: 'A sua reserva' });
    unmount();
    await renderAt({ pathname: '/reservas', state: { showsTicket: true } });
    expect(words(await screen.findByRole('region', { name: 'A sua reserva' }))).toContain(
      'Taxa turísticaaté 12,00 €',
    );
  });
});

describe('a minimum stay', () => {
  it('is told before the guest meets it, drawn, and kept in one tap (RATE-02)', async () => {
    openRatedHouse({ stay_rules: [FAIR] });
    const { user } = await renderAt('/reservas');
    await calendarShown();
    const rules = await screen.findByRole('note', { name: 'Regras de estadia' });
    expect(words(rules)).toBe(
      'Feira, de 13 a 15 de novembro: mínimo de 4 noites. A regra vale para quem chega nesses dias.',
    );
    expect(dayButton('13 de novembro')).toHaveAccessibleName(/mínimo de 4 noites$/);
    expect(screen.getByRole('list', { name: 'Legenda' })).toHaveTextContent('Mínimo de 4 noites');

    await user.click(dayButton('14 de novembro'));
    expect(form()).toContain(
      'Escolha agora o dia da saída, a partir de quarta-feira, 18 de novembro.',
    );
    const early = dayButton('16 de novembro');
    expect(early).toHaveAccessibleName(/2 noites, o mínimo é 4$/);
    expect(early).toHaveAttribute('aria-disabled', 'true');
    await user.click(early);
    expect(dayButton('18 de novembro de 2026')).toHaveAccessibleName(/primeira saída possível/);
    expect(summary().getByText('desde qua., 18 nov.')).toBeVisible();
    expect(summary().getByText('4 noites')).toBeVisible();
    expect(await axeFindings()).toEqual([]);

    await user.click(screen.getByRole('button', { name: 'Sair a 18 de novembro: 4 noites' }));
    await next(user);
    await stepTitle('Quantas pessoas vêm?');
  });

  it('leads dates that a link brought back to the calendar, with its words and all that was said (RATE-02)', async () => {
    openRatedHouse({ stay_rules: [FAIR] });
    const { user } = await renderAt(stayAddress(4));
    expect(
      await screen.findByText(
        'O mínimo é de 4 noites. Pode sair a partir de quarta-feira, 18 de novembro.',
      ),
    ).toBeVisible();
    expect(screen.getByRole('button', { name: /Check-in.*14 nov. 2026/ })).toBeVisible();
    await calendarShown();
    await next(user);
    expect(screen.getByRole('heading', { level: 2, name: 'Escolha as datas' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: /Check-out/ }));
    await user.click(screen.getByRole('button', { name: 'Sair a 18 de novembro: 4 noites' }));
    await next(user);
    await stepTitle('Quantas pessoas vêm?');
    expect(screen.getByLabelText('Número de hóspedes')).toHaveValue(4);
  });

  it('that would end after the last day on offer leads nowhere, and says until when one may book (RATE-02)', async () => {
    openRatedHouse({ stay_rules: [{ ...FAIR, until_date: '2027-08-31' }] });
    await renderAt('/reservas?checkIn=2027-07-31');
    expect(
      await screen.findByText('Mínimo de 4 noites. Pode reservar até 3 de agosto de 2027.'),
    ).toBeVisible();
    await calendarShown();
    expect(screen.queryByRole('button', { name: /^Sair a/ })).toBeNull();
    expect(form()).not.toContain('4 de agosto');
  });

  it('keeps days from being an arrival that would end after the last day on offer (RATE-02)', async () => {
    openRatedHouse({ stay_rules: [{ ...FAIR, until_date: '2027-08-31' }] });
    await renderAt('/reservas?checkIn=2027-07-27&checkOut=2027-07-28');
    await calendarShown();
    expect(dayButton('30 de julho')).not.toHaveAttribute('aria-disabled', 'true');
    expect(dayButton('31 de julho')).toHaveAttribute('aria-disabled', 'true');
    expect(dayButton('31 de julho')).toHaveAccessibleName(/mínimo de 4 noites, ainda sem reservas/);
  });

  it('of one room leaves that room out of step 3, and says why (RATE-02)', async () => {
    openRatedHouse({ stay_rules: [{ ...FAIR, room_id: mare.id }] });
    const { user } = await renderAt(stayAddress(2));
    await atRooms();
    expect(await screen.findByText('Duplo Maré: mínimo de 4 noites')).toBeVisible();
    expect(screen.queryByRole('radio', { name: /Duplo Maré/ })).toBeNull();
    await user.click(screen.getByRole('radio', { name: 'Seleção manual' }));
    expect(screen.queryByRole('button', { name: 'Adicionar Duplo Maré' })).toBeNull();
    expect(screen.getByText('Duplo Maré: mínimo de 4 noites')).toBeVisible();
  });

  it('that came after the dates refuses the request and leads to them (RATE-02)', async () => {
    openRatedHouse({});
    const { user } = await renderAt(stayAddress(4));
    await atRooms();
    await goToReview(user);
    onTable('post', 'bookings', () => ({
      status: 409,
      code: 'HS015',
      message: 'Nestas datas, a estadia mínima é de 4 noites.',
      hint: '4',
    }));
    openRatedHouse({ stay_rules: [FAIR] });
    await confirm(user);
    const box = await screen.findByRole('alert');
    expect(box).toHaveTextContent(
      'Erro ao criar reserva: Nestas datas, a estadia mínima é de 4 noites.',
    );
    await user.click(within(box).getByRole('button', { name: 'Alterar datas' }));
    await stepTitle('Escolha as datas');
    expect(
      await screen.findByText(/O mínimo é de 4 noites. Pode sair a partir de quarta-feira/),
    ).toBeVisible();
  });
});

describe('a day without arrivals', () => {
  it('that was closed after the dates refuses the request, leads to them, and loses nothing typed (RATE-02)', async () => {
    openRatedHouse({});
    const { user } = await renderAt(stayAddress(4));
    await atRooms();
    await goToReview(user);
    onTable('post', 'bookings', () => ({
      status: 409,
      code: 'HS016',
      message: 'Neste dia não há entradas. Por favor, escolha outra data de check-in.',
    }));
    openRatedHouse({
      stay_rules: [{ ...FAIR, until_date: '2026-11-14', min_nights: 1, closed_to_arrival: true }],
    });
    await confirm(user);
    const box = await screen.findByRole('alert');
    expect(box).toHaveTextContent(
      'Erro ao criar reserva: Neste dia não há entradas. Por favor, escolha outra data de check-in.',
    );
    await user.click(within(box).getByRole('button', { name: 'Alterar datas' }));
    await stepTitle('Escolha as datas');
    expect(await screen.findByText('Neste dia não há entradas.')).toBeVisible();
    await calendarShown();

    // Another day, and everything else is as it was left.
    await user.click(screen.getByRole('button', { name: /Check-in/ }));
    await user.click(dayButton('16 de novembro'));
    await user.click(dayButton('18 de novembro'));
    const { inserts } = takeRequests();
    await next(user);
    await stepTitle('Quantas pessoas vêm?');
    expect(screen.getByLabelText('Número de hóspedes')).toHaveValue(4);
    await next(user);
    await atRooms();
    await next(user);
    expect(await screen.findByLabelText('Nome completo')).toHaveValue('Inês Duarte');
    expect(screen.getByLabelText('Email')).toHaveValue('ines.duarte@correio.example');
    expect(screen.getByLabelText('Telefone')).toHaveValue('+351 912 345 678');
    await next(user);
    await stepTitle('Confirme o seu pedido');
    await confirm(user);
    await waitFor(() => expect(inserts).toHaveLength(1));
    expect(sentRows(inserts[0])).toMatchObject([
      { check_in_date: '2026-11-16', check_out_date: '2026-11-18', guest_name: 'Inês Duarte' },
    ]);
  });

  it('is told, marked and not to be chosen, but one may leave on it (RATE-02)', async () => {
    openRatedHouse({
      stay_rules: [
        {
          ...FAIR,
          name: null,
          from_date: '2026-11-15',
          min_nights: 1,
          closed_to_arrival: true,
        },
      ],
    });
    const { user } = await renderAt('/reservas');
    await calendarShown();
    expect(words(await screen.findByRole('note', { name: 'Regras de estadia' }))).toContain(
      '15 de novembro: sem entradas.',
    );
    const closed = dayButton('15 de novembro');
    expect(closed).toHaveAccessibleName(/sem entradas$/);
    expect(closed).toHaveAttribute('aria-disabled', 'true');
    await user.click(dayButton('14 de novembro'));
    await user.click(dayButton('15 de novembro'));
    expect(summary().getByText('dom., 15 nov. 2026')).toBeVisible();
  });

  it('that a link asks for is refused in words beside the dates (RATE-02)', async () => {
    openRatedHouse({
      stay_rules: [{ ...FAIR, min_nights: 1, closed_to_arrival: true }],
    });
    await renderAt(stayAddress(2));
    expect(await screen.findByText('Neste dia não há entradas.')).toBeVisible();
    await waitFor(() =>
      expect(screen.getByRole('heading', { level: 2, name: 'Escolha as datas' })).toBeVisible(),
    );
  });
});

it('offers no rooms while the house’s rates are unknown, and asks again (RATE-01)', async () => {
  openHouse();
  server.use(http.post('*/rest/v1/rpc/house_rates', () => HttpResponse.error(), { once: true }));
  const { user } = await renderAt(stayAddress(1));
  await atRooms();
  await user.click(await screen.findByRole('button', { name: 'Tentar Novamente' }));
  expect(
    (await screen.findAllByRole('radio', { name: new RegExp(estrela.name) }))[0],
  ).toBeInTheDocument();
  vi.mocked(console.error).mockClear();
});
