import { http, HttpResponse } from 'msw';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { makeHouseRates } from '../../../../support/builders';
import { axeFindings } from '../../../../support/render-at';
import { onRpc, onTable, server } from '../../../../support/server';
import { LINDQVIST, openHouse, renderDesk, roomWith } from '../../../../support/new-booking';

const ROOMS = [
  roomWith('1', { max_guests: 1, price_per_night: 38 }),
  roomWith('2'),
  roomWith('4', { price_per_night: 52 }),
  roomWith('5', { price_per_night: 52, bookings: [{ ...LINDQVIST, check_in_date: '2026-11-22' }] }),
];

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-23T10:00:00Z'), toFake: ['Date'] });
});

const roomNames = (boxes: HTMLElement[]) =>
  boxes.map((box) => /Quarto \d+/.exec(box.closest('label')?.textContent ?? '')?.[0]);

describe('the form for a new booking', () => {
  it('opens for tonight, the cheapest room that fits first, and is accessible (DESK-02)', async () => {
    const house = openHouse(ROOMS);
    const { open } = renderDesk();
    const dialog = await open();
    expect(dialog.getByRole('textbox', { name: /^Check-in/ })).toHaveFocus();
    expect(dialog.getByRole('textbox', { name: /^Check-in/ })).toHaveValue('23/11/2026');
    expect(dialog.getByRole('textbox', { name: /^Check-out/ })).toHaveValue('24/11/2026');
    const boxes = await dialog.findAllByRole('checkbox');
    expect(roomNames(boxes)).toEqual(['Quarto 4', 'Quarto 2', 'Quarto 1']);
    expect(dialog.getByRole('radio', { name: 'Balcão' })).toBeChecked();
    expect(dialog.getByLabelText('Estado')).toHaveValue('confirmed');
    expect(dialog.getByRole('link', { name: '5, Lindqvist' })).toHaveAttribute(
      'href',
      '/admin/bookings?reserva=R26-TN7R4Y',
    );
    expect(await axeFindings()).toEqual([]);
    // Rooms, stays and closed days in one request.
    expect(house.roomReads).toHaveLength(1);
  });

  it('lets dates and nights follow each other, and asks for the rooms of those days (DESK-02)', async () => {
    const house = openHouse(ROOMS);
    const { open, user } = renderDesk();
    const dialog = await open();
    const checkIn = dialog.getByRole('textbox', { name: /^Check-in/ });
    await user.clear(checkIn);
    await user.type(checkIn, '2811{Tab}');
    expect(checkIn).toHaveValue('28/11/2026');
    expect(dialog.getByText('sábado')).toBeVisible();
    const checkOut = dialog.getByRole('textbox', { name: /^Check-out/ });
    expect(checkOut).toHaveValue('29/11/2026');
    const nights = dialog.getByLabelText('Noites');
    await user.click(nights);
    await user.keyboard('{ArrowUp}{ArrowUp}');
    expect(checkOut).toHaveValue('01/12/2026');
    await user.click(checkOut);
    await user.keyboard('{ArrowDown}');
    expect(nights).toHaveValue('2');
    await user.click(dialog.getByRole('button', { name: 'Mais uma noite' }));
    await waitFor(() => {
      const last = house.roomReads.at(-1)?.params;
      expect(last?.get('bookings.check_in_date')).toBe('lt.2026-12-01');
      expect(last?.get('bookings.check_out_date')).toBe('gt.2026-11-28');
    });
    expect(dialog.getByRole('radio', { name: 'Telefone' })).toBeChecked();
  });

  it('keeps today where an arrow would make it yesterday, and says at once what is no date (DESK-02)', async () => {
    openHouse(ROOMS);
    const { open, user } = renderDesk();
    const dialog = await open();
    const checkIn = dialog.getByRole('textbox', { name: /^Check-in/ });
    expect(checkIn).toHaveFocus();
    await user.keyboard('{ArrowDown}{ArrowDown}');
    expect(checkIn).toHaveValue('23/11/2026');
    await user.keyboard('{ArrowUp}{ArrowUp}{ArrowDown}');
    expect(checkIn).toHaveValue('24/11/2026');
    await user.clear(checkIn);
    await user.type(checkIn, '31/2');
    expect(dialog.queryByText('Escreva a data assim: 28/11/2026.')).toBeNull();
    await user.tab();
    expect(dialog.getByText('Escreva a data assim: 28/11/2026.')).toBeVisible();
    expect(checkIn).toBeInvalid();
  });

  it('names the taken rooms in the order of their numbers (DESK-02)', async () => {
    openHouse(['12', '3', '11'].map((number) => roomWith(number, { bookings: [LINDQVIST] })));
    const { open, user } = renderDesk({ start: { checkIn: '2026-11-28', checkOut: '2026-11-29' } });
    const dialog = await open();
    expect(await dialog.findByText(/^Ocupados:/)).toHaveTextContent(
      'Ocupados: 3, Lindqvist, 11, Lindqvist e 12, Lindqvist',
    );
    // From the foot of the window, too, Ctrl+Enter saves: here it tells what is missing.
    dialog.getByRole('button', { name: 'Cancelar' }).focus();
    await user.keyboard('{Control>}{Enter}{/Control}');
    expect(dialog.getByText('Corrija os campos assinalados.')).toBeVisible();
  });

  it('takes a walk-in by keyboard alone: Enter, Enter, the name, Ctrl+Enter (DESK-02, DESK-05)', async () => {
    const house = openHouse(ROOMS);
    const { open, user, stored, address } = renderDesk();
    const dialog = await open();
    await dialog.findAllByRole('checkbox');
    await user.keyboard('{Enter}');
    await waitFor(() => expect(dialog.getByRole('checkbox', { name: /Quarto 4/ })).toHaveFocus());
    await user.keyboard('{Enter}');
    expect(dialog.getByLabelText(/^Nome/)).toHaveFocus();
    await user.keyboard('Ana Reis{Control>}{Enter}{/Control}');
    expect(await screen.findByText('Reserva R26-NOVA2 criada')).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(house.sent).toHaveLength(1);
    expect(house.sent[0]?.body).toEqual([
      {
        id: expect.stringMatching(/^[\da-f-]{36}$/),
        room_id: ROOMS[2]?.id,
        check_in_date: '2026-11-23',
        check_out_date: '2026-11-24',
        number_of_guests: 2,
        total_price: 52,
        guest_name: 'Ana Reis',
        guest_email: null,
        guest_phone: null,
        source: 'desk',
        language: 'pt',
        status: 'confirmed',
        message: null,
        admin_notes: null,
        group_reference: null,
      },
    ]);
    expect(stored().map(({ booking_number }) => booking_number)).toEqual(['R26-NOVA2']);
    await user.click(screen.getByRole('button', { name: 'Abrir' }));
    expect(address()).toBe('/admin/bookings?reserva=R26-NOVA2');
  });

  it('makes several rooms a group, spreads guests, and warns of missing beds (DESK-02, DESK-05)', async () => {
    const house = openHouse(ROOMS);
    const { open, user } = renderDesk({
      start: {
        checkIn: '2026-12-01',
        checkOut: '2026-12-04',
        roomIds: [ROOMS[2]?.id ?? ''],
        guests: 4,
      },
    });
    const dialog = await open();
    // Dates and room came from the grid.
    expect(dialog.getByLabelText(/^Nome/)).toHaveFocus();
    await user.keyboard('Clube de Vela');
    expect(await dialog.findByText('Faltam 2 lugares para 4 hóspedes.')).toBeVisible();
    await user.click(dialog.getByRole('checkbox', { name: /Quarto 2/ }));
    expect(dialog.queryByText(/lugares para/)).toBeNull();
    expect(dialog.getByText('26,75 € por pessoa e noite')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: /^Guardar reserva/ }));
    expect(await screen.findByText('Reservas R26-NOVA2 e R26-NOVA3 criadas')).toBeVisible();
    const rows: unknown = house.sent[0]?.body;
    const group = expect.stringMatching(/^GRP26-[\dA-Z]{8}$/);
    const note = expect.stringMatching(/^GRUPO: Reserva de 2 quartos\. Ref: GRP26-[\dA-Z]{8}$/);
    expect(rows).toMatchObject([
      { number_of_guests: 2, total_price: 156, group_reference: group, message: note },
      { number_of_guests: 2, total_price: 165, group_reference: group, message: note },
    ]);
  });

  it('keeps a price written by hand when the dates change, and offers that of the list (DESK-02)', async () => {
    openHouse(ROOMS);
    const { open, user } = renderDesk();
    const dialog = await open();
    await user.click(await dialog.findByRole('checkbox', { name: /Quarto 4/ }));
    const price = dialog.getByLabelText('Preço do quarto 4');
    expect(price).toHaveValue('52,00');
    await user.clear(price);
    await user.type(price, '45');
    await user.click(dialog.getByRole('button', { name: 'Mais uma noite' }));
    expect(price).toHaveValue('45');
    await user.click(await dialog.findByRole('button', { name: /^Usar a tabela: 104,00/ }));
    expect(price).toHaveValue('104,00');
  });

  it('names a closed night, and takes it only by word (DESK-03)', async () => {
    const house = openHouse([
      roomWith('11', {
        room_availability: [{ date: '2026-11-23', is_available: false, custom_price: null }],
      }),
    ]);
    const { open, user } = renderDesk();
    const dialog = await open();
    await user.click(await dialog.findByRole('checkbox', { name: /bloqueado a 23/ }));
    await user.type(dialog.getByLabelText(/^Nome/), 'Ana Reis');
    await user.click(dialog.getByRole('button', { name: /^Guardar reserva/ }));
    const words = 'O quarto 11 está bloqueado a 23 nov.: confirme com «Reservar mesmo assim».';
    expect(await dialog.findByText(words)).toBeVisible();
    await waitFor(() => expect(dialog.getByRole('checkbox', { name: /Quarto 11/ })).toHaveFocus());
    await user.click(dialog.getByRole('button', { name: 'Reservar mesmo assim' }));
    await user.click(dialog.getByRole('button', { name: /^Guardar reserva/ }));
    expect(await screen.findByText('Reserva R26-NOVA2 criada')).toBeVisible();
    expect(house.sent).toHaveLength(1);
  });

  it('takes days a month back and beyond nine months, with a word of caution (DESK-03)', async () => {
    openHouse(ROOMS);
    const { open, user } = renderDesk();
    const dialog = await open();
    const checkIn = dialog.getByRole('textbox', { name: /^Check-in/ });
    await user.clear(checkIn);
    await user.type(checkIn, '20/11{Tab}');
    expect(dialog.getByText('Check-in há 3 dias.')).toBeVisible();
    await user.clear(checkIn);
    await user.type(checkIn, '1/10/2027{Tab}');
    expect(dialog.getByText('Depois dos nove meses que o site aceita.')).toBeVisible();
    await user.clear(checkIn);
    await user.type(checkIn, '22/10/2026{Tab}');
    await user.click(dialog.getByRole('button', { name: /^Guardar reserva/ }));
    await waitFor(() => expect(checkIn).toHaveFocus());
    expect(checkIn).toHaveAccessibleDescription('O check-in pode ser até um mês para trás.');
  });

  it('says what is missing beside each field, the first of them in focus (DESK-02)', async () => {
    const house = openHouse(ROOMS);
    const { open, user } = renderDesk();
    const dialog = await open();
    const [first] = await dialog.findAllByRole('checkbox');
    await user.type(dialog.getByRole('combobox', { name: 'Telefone' }), '12');
    await user.click(dialog.getByRole('button', { name: /^Guardar reserva/ }));
    expect(await dialog.findByText('Escolha pelo menos um quarto.')).toBeVisible();
    expect(dialog.getByLabelText(/^Nome/)).toHaveAccessibleDescription(
      'Escreva o nome do hóspede.',
    );
    expect(dialog.getByRole('combobox', { name: 'Telefone' })).toBeInvalid();
    expect(within(document.body).getByText('Corrija os campos assinalados.')).toBeVisible();
    expect(first).toHaveFocus();
    expect(house.sent).toHaveLength(0);
  });

  it('says that the rooms did not come, and asks again (DESK-02)', async () => {
    onTable('get', 'rooms', () => ({ status: 500, code: 'XX000', message: '' }));
    const { open, user } = renderDesk();
    const dialog = await open();
    expect(await dialog.findByText('Não foi possível carregar os quartos')).toBeVisible();
    openHouse(ROOMS);
    await user.click(dialog.getByRole('button', { name: 'Tentar Novamente' }));
    expect(await dialog.findByRole('checkbox', { name: /Quarto 4/ })).toBeVisible();
  });

  it('asks for no rooms without dates when only the house prices are asked for again (DESK-02)', async () => {
    server.use(
      http.post('*/rest/v1/rpc/house_rates', () => HttpResponse.json({}, { status: 500 }), {
        once: true,
      }),
    );
    const house = openHouse(ROOMS);
    const { open, user } = renderDesk();
    const dialog = await open();
    expect(await dialog.findByText('Não foi possível carregar os quartos')).toBeVisible();
    const checkIn = dialog.getByRole('textbox', { name: /^Check-in/ });
    await user.clear(checkIn);
    await user.tab();
    await user.click(dialog.getByRole('button', { name: 'Tentar Novamente' }));
    expect(await dialog.findByText('Primeiro as datas.')).toBeVisible();
    expect(house.roomReads).toHaveLength(1);
  });
});

describe('in a house that charges night by night', () => {
  it('proposes what the nights cost, and tells of a minimum without holding reception to it (RATE-01, RATE-02)', async () => {
    onRpc('house_rates', () =>
      makeHouseRates({
        price_rule: 'nightly',
        stay_rules: [
          {
            room_id: null,
            name: 'Feira',
            from_date: '2026-11-20',
            until_date: '2026-11-30',
            min_nights: 3,
            closed_to_arrival: false,
          },
        ],
      }),
    );
    const house = openHouse([
      roomWith('4', {
        room_availability: [{ date: '2026-11-23', is_available: true, custom_price: 70 }],
      }),
    ]);
    const { open, user } = renderDesk();
    const dialog = await open();
    await user.click(await dialog.findByRole('checkbox', { name: /Quarto 4/ }));
    expect(dialog.getByText(/1 × 70,00\s€/)).toBeVisible();
    expect(
      dialog.getByText('Abaixo do mínimo de 3 noites. Pode reservar mesmo assim.'),
    ).toBeVisible();
    await user.type(dialog.getByLabelText(/^Nome/), 'Ana Reis');
    await user.keyboard('{Control>}{Enter}{/Control}');
    await waitFor(() => expect(house.sent).toHaveLength(1));
    expect(house.sent[0]?.body).toMatchObject([{ total_price: 70 }]);
  });
});
