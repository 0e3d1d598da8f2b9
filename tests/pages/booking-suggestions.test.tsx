import { screen, within } from '@testing-library/react';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { writeDraft } from '@/features/site/request/state/booking-draft';
import { EMPTY_FORM } from '@/features/site/request/state/booking-form-values';
import type { RoomRow } from '@/types/rows';
import { makeHouseRates, makeRoom } from '../support/builders';
import { renderAt } from '../support/render-at';
import { sentRows } from '../support/sent-rows';
import { expectLoggedError, onRpc, onTable } from '../support/server';
import {
  atRooms,
  confirm,
  goToReview,
  next,
  openHouse,
  stayAddress,
  summary,
  takeRequests,
} from './booking-journey';

beforeAll(async () => {
  await import('@/pages/public/BookingPage');
  await import('@/features/site/request/suggestions/Suggestions');
});

const room = (
  number: number,
  name: string,
  [max_guests, price_per_night]: [number, number],
  ...features: string[]
): RoomRow =>
  makeRoom({ room_number: String(number), name, max_guests, price_per_night, features });

const DOUBLE = 'Cama de casal';
const BUNKS = 'Quatro beliches';
const THIRTEEN = [
  room(1, 'Individual Estrela', [1, 38]),
  room(2, 'Duplo Maré', [2, 55], DOUBLE),
  room(3, 'Duplo Sol', [2, 58], DOUBLE),
  room(4, 'Twin Amendoeira', [2, 52], 'Duas camas individuais'),
  room(5, 'Twin Losango', [2, 52], 'Duas camas individuais'),
  room(6, 'Família Leque', [4, 84], 'Wi-Fi', 'Cama de casal e beliche'),
  room(7, 'Dormitório Rede', [8, 128], BUNKS),
  room(8, 'Dormitório Peixe', [6, 102], 'Três beliches'),
  room(9, 'Dormitório Chaminé', [6, 108], 'Só mulheres', 'Três beliches'),
  room(10, 'Família Laranja', [4, 88], 'Cama de casal e beliche'),
  room(11, 'Duplo Bússola', [2, 62], DOUBLE),
  room(12, 'Twin Concha', [2, 54], 'Duas camas individuais'),
  room(13, 'Dormitório Lua Nova', [8, 120], BUNKS),
];

const numbered = (...numbers: number[]) =>
  THIRTEEN.filter(({ room_number }) => numbers.includes(Number(room_number)));

/** All rooms are blocked on these nights. */
const blockedOn = (rooms: readonly RoomRow[], ...dates: string[]) =>
  dates.flatMap((date) => rooms.map((each) => ({ room: each, date })));

const THREE_NIGHTS = ['2026-11-14', '2026-11-15', '2026-11-16'];

async function openRooms(guests: number) {
  const view = await renderAt(stayAddress(guests));
  await atRooms();
  return view;
}

const suggestions = () => screen.findAllByRole('button', { name: /por pessoa e noite/ });

describe('a party that three rooms do not hold', () => {
  const sets = () => screen.findAllByRole('radio', { name: /por pessoa e noite/ });

  it('sees four sets of rooms, each with why it is there and who sleeps where (SUGG-02, SUGG-03)', async () => {
    openHouse({ rooms: THIRTEEN });
    await openRooms(30);
    const [fewest, cheapest, couples, smaller] = await sets();
    expect(
      screen.getByText('Nenhuma combinação de quartos disponível para 30 hóspedes.').parentElement,
    ).toHaveTextContent('Três quartos não chegam. Nenhuma combinação');
    expect(screen.getByText('Com cinco quartos, cabem todos.')).toBeVisible();
    expect(fewest).toHaveAccessibleName(
      /^Recomendado ?Cinco quartos, sem lugares a mais.*30 pessoas, 30 lugares\. Qualquer pessoa em qualquer quarto\..*Dormitório Rede ?, Quarto 7\. Quatro beliches ?8 pessoas.*Família Laranja ?, Quarto 10.*4 pessoas.*522,00\s€ \/ noite, 17,40\s€ por pessoa e noite, em média ?1566,00/,
    );
    expect(cheapest).toHaveAccessibleName(
      /^Cinco quartos, o preço mais baixo.*Um dos quartos é só para mulheres\..*Dormitório Chaminé.*Quarto 9\..*só mulheres.*6 pessoas.*1530,00/,
    );
    expect(couples).toHaveAccessibleName(
      /^Seis quartos, com dois quartos de casal.*Para casais que querem porta própria\..*Duplo Maré.*Quarto 2\..*Duplo Sol.*Quarto 3\..*1641,00/,
    );
    expect(smaller).toHaveAccessibleName(
      /^Oito quartos, grupos mais pequenos.*No máximo oito pessoas num dormitório, o resto em quartos de 2 a 6\./,
    );
    expect(
      screen.getByText(/Grupo grande\? Fale connosco/).parentElement?.querySelector('a'),
    ).toHaveAttribute('href', 'tel:+351282000013');
  });

  it('has the first chosen already, and sends the one it chooses as one group (SUGG-02)', async () => {
    openHouse({ rooms: THIRTEEN });
    const { inserts, groupings } = takeRequests();
    const { user } = await openRooms(30);
    const [fewest, , couples] = await sets();
    expect(fewest).toBeChecked();
    expect(summary().getByText(/1566,00/)).toBeVisible();
    await user.click(couples ?? document.body);
    expect(summary().getByText(/1641,00/)).toBeVisible();
    await goToReview(user);
    await confirm(user);
    await screen.findByRole('heading', { name: 'Reserva Enviada com Sucesso!' });
    const rows = inserts.flatMap(sentRows);
    expect(
      rows.map(({ room_id, number_of_guests }) => [
        THIRTEEN.find(({ id }) => id === room_id)?.room_number,
        number_of_guests,
      ]),
    ).toEqual([
      ['7', 8],
      ['13', 8],
      ['8', 6],
      ['6', 4],
      ['2', 2],
      ['3', 2],
    ]);
    expect(groupings).toHaveLength(6);
  });

  it('is not chosen a room for women only, be it the only way (SUGG-03)', async () => {
    openHouse({ rooms: numbered(8, 9, 1, 2) });
    await openRooms(15);
    const [only] = await sets();
    expect(only).toHaveAccessibleName(/Quatro quartos.*Um dos quartos é só para mulheres/);
    expect(only).not.toBeChecked();
  });

  it('is told when fewer rooms do, of different sizes (SUGG-03)', async () => {
    openHouse({ rooms: numbered(1, 6) });
    await openRooms(5);
    expect(
      await screen.findByText('Com dois quartos de tamanhos diferentes, cabem todos.'),
    ).toBeVisible();
    expect(screen.queryByText(/Três quartos não chegam/)).not.toBeInTheDocument();
  });

  it('keeps a set that was chosen before, though it be none of the four by now', async () => {
    openHouse({ rooms: THIRTEEN });
    const chosen = numbered(4, 6, 7, 8, 11, 13).map((each) => ({
      room: each,
      guests: each.max_guests,
    }));
    writeDraft({
      ...EMPTY_FORM,
      step: 3,
      completedSteps: [1, 2],
      dates: { checkIn: '2026-11-14', checkOut: '2026-11-17' },
      guestCount: 30,
      selections: { recommended: chosen, manual: [] },
      recommendedBy: 'guest',
    });
    await renderAt('/reservas');
    await atRooms();
    expect(await sets()).toHaveLength(5);
    expect(screen.getByRole('radio', { name: /^A sua escolha.*Duplo Bússola/ })).toBeChecked();
  });
});

describe('a party for which nothing is free', () => {
  it('sees the nearest dates and a night less, from one look at the house (SUGG-01, SUGG-03)', async () => {
    const calls = openHouse({
      rooms: numbered(6, 10, 7),
      blocked: [
        ...blockedOn(numbered(7), ...THREE_NIGHTS),
        ...blockedOn(numbered(6, 10), '2026-11-13', '2026-11-16', '2026-11-18', '2026-11-19'),
      ],
    });
    await openRooms(8);
    const names = (await suggestions()).map((button) => button.textContent);
    expect(names).toEqual([
      expect.stringMatching(
        /^3 dias antes.*qua\., 11 – sáb\., 14 nov\..*Dormitório Rede.*os 8 juntos.*384,00\s€16,00\s€ por pessoa e noite$/,
      ),
      expect.stringMatching(/^3 dias depois.*ter\., 17 – sex\., 20 nov\..*Dormitório Rede/),
      expect.stringMatching(/^4 dias antes/),
      expect.stringMatching(/^4 dias depois/),
      expect.stringMatching(
        /^2 noites em vez de 3.*sáb\., 14 – seg\., 16 nov\..*Família Leque4 pessoas.*Família Laranja4 pessoas.*344,00\s€21,50\s€ por pessoa e noite, em média$/,
      ),
    ]);
    expect(
      screen.getByText('Com as datas que escolheu, falta quarto só na noite de 16 para 17.'),
    ).toBeVisible();
    expect(
      screen.getByText(
        'De sábado, 14, a terça-feira, 17 de novembro, a casa está cheia. Mas há lugar para os oito muito perto dessas datas.',
      ),
    ).toBeVisible();
    // The suggestions use the read that tells the calendar which days are full.
    const looks = calls.filter(({ params }) => params.get('check_in_date')?.startsWith('lte.'));
    expect(looks).toHaveLength(1);
  });

  it('takes dates and rooms with one tap, and goes back with another (SUGG-01)', async () => {
    openHouse({ rooms: numbered(7, 13), blocked: blockedOn(numbered(7, 13), '2026-11-15') });
    const { user } = await openRooms(8);
    await user.click((await suggestions())[0] ?? document.body);
    expect(
      await screen.findByText('Mudámos as suas datas: qui., 12 – dom., 15 nov.'),
    ).toBeVisible();
    expect(await screen.findByRole('radio', { name: /Lua Nova.*Um único quarto/ })).toBeChecked();
    expect(summary().getByText('qui., 12 nov. 2026')).toBeVisible();
    expect(screen.getByText('Total (3 × 120,00 €)').parentElement).toHaveTextContent(/360,00/);

    await user.click(screen.getByRole('button', { name: 'Voltar às datas de antes' }));
    expect(screen.getByRole('group', { name: 'Quartos' })).toHaveFocus();
    expect(summary().getByText('sáb., 14 nov. 2026')).toBeVisible();
    expect(await suggestions()).toHaveLength(4);
    expect(screen.queryByText(/Mudámos as suas datas/)).not.toBeInTheDocument();
  });

  it('of thirty has a proposal after two taps, which can be sent (SUGG-01, SUGG-02)', async () => {
    openHouse({ rooms: THIRTEEN, blocked: blockedOn(THIRTEEN, ...THREE_NIGHTS) });
    const { user } = await openRooms(30);
    await user.click((await suggestions())[0] ?? document.body);
    expect(await screen.findByRole('radio', { name: /Cinco quartos, sem lugares/ })).toBeChecked();
    await next(user);
    expect(await screen.findByLabelText('Nome completo')).toBeVisible();
  });

  it('is not told of a full house where reception has free rooms: the telephone comes first (SUGG-01, BOOK-AVAIL-02)', async () => {
    const rooms = numbered(1, 7);
    openHouse({ rooms });
    // The rule 'stated' hides the dormitory, which no stay really takes on these nights.
    onTable('get', 'bookings', ({ params }) =>
      params.get('select') === 'room_id' && params.has('or') ? [{ room_id: rooms[1]?.id }] : [],
    );
    await openRooms(8);
    expect(
      await screen.findByText(
        /Dormitório Rede.*só a receção o pode reservar, por telefone ou mensagem/,
      ),
    ).toBeVisible();
    expect(screen.queryByText(/a casa está/)).not.toBeInTheDocument();
    // Once: the card has the telephone already.
    expect(screen.queryByText(/só a receção o pode reservar: ligue/)).not.toBeInTheDocument();
  });

  it('sees which rooms of other dates are for women only (SUGG-01, SUGG-03)', async () => {
    openHouse({ rooms: THIRTEEN, blocked: blockedOn(THIRTEEN, ...THREE_NIGHTS) });
    await openRooms(48);
    const [first] = await suggestions();
    expect(first).toHaveTextContent('Dormitório Chaminé, só mulheres');
    expect(first).toHaveTextContent('Um dos quartos é só para mulheres.');
  });

  it('hears that there are none nearby, and is given the telephone and a message (SUGG-01)', async () => {
    openHouse({ rooms: numbered(7), taken: numbered(7), stays: [stayOf(7)] });
    await openRooms(8);
    expect(await screen.findByText(/Também não há datas próximas\. Ligue-nos\.$/)).toBeVisible();
    const main = within(screen.getByRole('main'));
    expect(main.getByText(/Às vezes há uma solução que o site não vê\./)).toBeVisible();
    expect(main.getByRole('link', { name: '+351 282 000 013' })).toBeVisible();
    expect(main.getByRole('link', { name: 'Enviar uma mensagem' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Próximo' })).not.toBeInTheDocument();
  });

  it('hears that the house is too small, and nothing of dates', async () => {
    openHouse({ rooms: numbered(7) });
    await openRooms(12);
    expect(await screen.findByText('A casa tem lugar para 8 pessoas ao todo.')).toBeVisible();
    expect(screen.queryByText(/datas próximas/)).not.toBeInTheDocument();
  });

  it('waits visibly, hears that it failed, and tries again (SUGG-01)', async () => {
    const house = { rooms: numbered(7), blocked: blockedOn(numbered(7), '2026-11-15') };
    openHouse(house);
    let answer: (fault: { status: number; code: string; message: string }) => void = () => {};
    onTable('get', 'bookings', ({ params }) =>
      params.get('select') === 'room_id' ? [] : new Promise((resolve) => (answer = resolve)),
    );
    const { user } = await openRooms(8);
    const status = await screen.findByText(/A procurar outras datas\.\.\.$/);
    expect(status.closest('output')).toBeVisible();
    answer({ status: 500, code: 'XX000', message: 'down' });
    expect(await screen.findByText(/Não foi possível procurar outras datas\.$/)).toBeVisible();
    expectLoggedError('loadOccupancy');
    openHouse(house);
    await user.click(screen.getByRole('button', { name: 'Tentar Novamente' }));
    expect(await suggestions()).not.toHaveLength(0);
  });

  it('is offered a room with other bookings only where the setting says so (SUGG-01)', async () => {
    vi.stubEnv('VITE_BOOKING_CONFLICT_RULE', 'overlap');
    openHouse({ rooms: numbered(7), taken: numbered(7), stays: [stayOf(7)] });
    await openRooms(8);
    expect((await suggestions())[0]).toHaveTextContent(/^3 dias antes/);
  });
});

const stayOf = (number: number) => ({
  room: numbered(number)[0] ?? makeRoom(),
  from: '2026-11-14',
  to: '2026-11-17',
});

it('under a house’s own rates, other dates cost what their nights cost and keep its minimum (SUGG-01, RATE-01, RATE-02)', async () => {
  const rooms = numbered(6);
  openHouse({ rooms, blocked: blockedOn(rooms, ...THREE_NIGHTS) });
  onRpc('house_rates', () =>
    makeHouseRates({
      price_rule: 'nightly',
      stay_rules: [
        {
          room_id: null,
          name: null,
          from_date: '2026-11-17',
          until_date: '2026-11-17',
          min_nights: 5,
          closed_to_arrival: false,
        },
      ],
    }),
  );
  onTable('get', 'room_availability', ({ params }) => [
    ...blockedOn(rooms, ...THREE_NIGHTS).map((day) => ({
      room_id: day.room.id,
      date: day.date,
      is_available: false,
      custom_price: null,
    })),
    ...(params.has('is_available') ? [] : rooms).map(({ id }) => ({
      room_id: id,
      date: '2026-11-18',
      is_available: true,
      custom_price: 92,
    })),
  ]);
  await openRooms(4);
  const found = (await suggestions()).map(({ textContent }) => textContent.replaceAll(/\s/g, ' '));
  // 17 November would be nearest, but arrivals from then on must stay at least five nights.
  expect(found.some((text) => /ter., 17/.test(text))).toBe(false);
  expect(found.find((text) => /qua., 18/.test(text))).toMatch(
    /260,00 €21,67 € por pessoa e noite, em média$/,
  );
  expect(found.find((text) => /qua., 11/.test(text))).toMatch(
    /252,00 €21,00 € por pessoa e noite$/,
  );
});

it('under a house’s own rates, a set says that its price per night is a mean (RATE-01, RATE-04)', async () => {
  openHouse({ rooms: THIRTEEN });
  onRpc('house_rates', () => makeHouseRates({ price_rule: 'nightly' }));
  onTable('get', 'room_availability', ({ params }) =>
    (params.has('is_available') ? [] : numbered(7)).map(({ id }) => ({
      room_id: id,
      date: '2026-11-15',
      is_available: true,
      custom_price: 158,
    })),
  );
  await openRooms(30);
  expect(await screen.findByRole('radio', { name: /^Recomendado/ })).toHaveAccessibleName(
    /532,00\s€ \/ noite, em média, 17,73\s€ por pessoa e noite, em média ?1596,00/,
  );
});

it('asks again for the special prices that did not come, not for what is known already (SUGG-01, RATE-01)', async () => {
  const rooms = numbered(7);
  openHouse({ rooms, blocked: blockedOn(rooms, '2026-11-15') });
  onRpc('house_rates', () => makeHouseRates({ price_rule: 'nightly' }));
  let isDown = true;
  onTable('get', 'room_availability', ({ params }) => {
    const isOfPrices =
      !params.has('is_available') && params.getAll('date').includes('gte.2026-11-03');
    if (isOfPrices && isDown) return { status: 500, code: 'XX000', message: 'down' };
    return blockedOn(rooms, '2026-11-15').map((day) => ({
      room_id: day.room.id,
      date: day.date,
      is_available: false,
      custom_price: null,
    }));
  });
  const { user } = await openRooms(8);
  expect(await screen.findByText(/Não foi possível procurar outras datas\.$/)).toBeVisible();
  expectLoggedError('listNightPrices');
  isDown = false;
  await user.click(screen.getByRole('button', { name: 'Tentar Novamente' }));
  expect(await suggestions()).not.toHaveLength(0);
});
