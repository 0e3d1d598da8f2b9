import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { delay } from 'msw';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  AVAILABILITY_PATH,
  cell,
  findGrid,
  laurel,
  makeDay,
  openGrid,
  sea,
  selectionPanel,
  stay,
} from '../support/availability-screen';
import { uuid } from '../support/builders';
import { makeRoomsToday, makeRoomToday } from '../support/cleaning';
import { axeFindings, renderAt } from '../support/render-at';
import { cutLine, expectLoggedError, onRpc, onTable } from '../support/server';
import { SESSION_KEY, startSignedIn } from '../support/session';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-12T12:00:00Z') });
  startSignedIn();
});

afterEach(() => vi.useRealTimers());

async function openScreen(address = AVAILABILITY_PATH) {
  const view = await renderAt(address);
  await findGrid();
  return view;
}

const press = async (user: { click: (target: Element) => Promise<void> }, name: string) =>
  user.click(screen.getByRole('button', { name }));

describe('the grid', () => {
  it('says that it is loading', async () => {
    onTable('get', 'rooms', async () => {
      await delay('infinite');
      return [];
    });
    await renderAt(AVAILABILITY_PATH);
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Disponibilidade e Preços' }),
    ).toBeVisible();
    expect(screen.getByText('A carregar...')).toBeInTheDocument();
  });

  it('shows names and days while it learns what the rooms are on them', async () => {
    openGrid();
    onTable('get', 'bookings', async () => {
      await delay('infinite');
      return [];
    });
    await renderAt(AVAILABILITY_PATH);
    const grid = await screen.findByRole('grid', { busy: true });
    expect(within(grid).getAllByRole('rowheader')).toHaveLength(2);
    expect(within(grid).getAllByRole('columnheader')).toHaveLength(1 + 19);
    expect(screen.getByText('A carregar...')).toBeInTheDocument();
    expect(screen.queryByLabelText(/^Quarto 2, /)).toBeNull();
    // No cell takes the focus yet, so what scrolls does.
    expect(grid.parentElement).toHaveAttribute('tabindex', '0');
    expect(await axeFindings()).toEqual([]);
  });

  it.each([
    ['rooms', 'Não foi possível carregar os quartos'],
    ['bookings', 'Não foi possível carregar a disponibilidade'],
    ['room_availability', 'Não foi possível carregar a disponibilidade'],
  ] as const)('says that %s did not load, and tries again', async (table, message) => {
    openGrid();
    cutLine('get', table);
    const { user } = await renderAt(AVAILABILITY_PATH);
    expect(await screen.findByText(message)).toBeVisible();
    expect(screen.queryByRole('grid')).toBeNull();
    openGrid();
    await press(user, 'Tentar Novamente');
    expect(await findGrid()).toBeVisible();
  });

  it('says that there are no active rooms', async () => {
    openGrid({ rooms: [] });
    await renderAt(AVAILABILITY_PATH);
    expect(await screen.findByRole('heading', { name: 'Não há quartos ativos' })).toBeVisible();
  });

  it('marks the rooms that are not ready today (CLEAN-04)', async () => {
    const rooms = [
      makeRoomToday('2', { id: sea.id, state: 'dirty' }),
      makeRoomToday('10', { id: laurel.id, state: 'inspected' }),
    ];
    onRpc('rooms_today', () => makeRoomsToday({ rooms }));
    openGrid();
    await openScreen();
    await screen.findByText('Hoje: quarto por limpar');
    expect(screen.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual([
      'Hoje: quarto por limpar2Duplo Maré',
      '10Família Laranja',
    ]);
  });

  it('shows what each room is on each day from today (ADM-AVAIL-05, ADM-AVAIL-15, ADM-ROOM-09, DATA-AVAIL-02)', async () => {
    const { roomReads, stayReads, dayReads } = openGrid({
      days: [
        makeDay('2026-11-18', { is_available: false }),
        makeDay('2026-11-20', { custom_price: 62.5 }),
      ],
    });
    await openScreen();
    expect(screen.getByRole('heading', { name: 'Novembro de 2026' })).toBeVisible();
    expect(screen.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual([
      '2Duplo Maré',
      '10Família Laranja',
    ]);
    const heads = screen.getAllByRole('columnheader');
    expect(heads).toHaveLength(1 + 19);
    expect(heads[1]).toHaveAttribute('aria-current', 'date');

    expect(cell('2', '2026-11-13')).toHaveAccessibleName(/: Disponível, 55\s€$/);
    expect(cell('2', '2026-11-18')).toHaveAccessibleName(/: Bloqueado$/);
    expect(cell('2', '2026-11-20')).toHaveAccessibleName(/: Preço Especial, 62,50\s€$/);
    // The columns of a month are too narrow for cents.
    expect(cell('2', '2026-11-20')).toHaveTextContent(/^63$/);
    expect(cell('10', '2026-11-14')).toHaveAccessibleName(/: Disponível, 88\s€$/);
    // Clipped away where the columns are narrow.
    expect(cell('10', '2026-11-14')).toHaveTextContent(/^88$/);

    expect(roomReads[0]?.params.get('is_active')).toBe('eq.true');
    expect(stayReads[0]?.params.get('status')).toBe('neq.cancelled');
    expect(stayReads[0]?.params.get('check_in_date')).toBe('lte.2026-11-30');
    expect(dayReads[0]?.params.getAll('date')).toEqual(['gte.2026-11-12', 'lte.2026-11-30']);
    expect(await axeFindings()).toEqual([]);
  });

  it('draws a stay as a bar that opens its booking', async () => {
    openGrid();
    const { user, address } = await openScreen();
    const bar = screen.getByRole('link', { name: /Reservado: Inês Duarte/ });
    expect(bar).toHaveTextContent('Duarte');
    expect(bar.closest('td')).toHaveAttribute('colspan', '3');
    onTable('get', 'bookings', () => []);
    await user.click(bar);
    expect(address()).toBe('/admin/bookings?reserva=R26-7K3F9Q');
  });

  it('names the guest on every bar of three months but those of one night', async () => {
    const single = { ...stay, id: uuid(2, 8), check_in_date: '2026-11-17' };
    openGrid({
      stays: [
        { ...stay, check_out_date: '2026-11-16' },
        { ...single, check_out_date: '2026-11-18' },
      ],
    });
    await openScreen(`${AVAILABILITY_PATH}?vista=3-meses`);
    const bars = screen.getAllByRole('link', { name: /Reservado: Inês Duarte/ });
    expect(bars.map(({ textContent }) => textContent)).toEqual(['Duarte', '']);
    const jumps = within(screen.getByRole('group', { name: 'Ir para o mês' }));
    expect(jumps.getByRole('button', { name: 'Janeiro de 2027' })).toBeVisible();
  });

  it('says on a bar which platform sold the stay, by its letter and in words (CHAN-03)', async () => {
    const sold = { ...stay, source: 'airbnb', guest_name: 'Maria Braga' };
    const unnamed = {
      ...stay,
      id: uuid(2, 7),
      source: 'booking_com',
      guest_name: 'Hóspede Booking.com',
      check_in_date: '2026-11-20',
      check_out_date: '2026-11-24',
    };
    openGrid({ stays: [sold, unnamed] });
    await openScreen();
    const [named, nameless] = screen.getAllByRole('link', { name: /Reservado/ });
    expect(named).toHaveAccessibleName(/^Quarto 2, Reservado: Maria Braga, .*, Airbnb, reserva /);
    expect(named).toHaveTextContent(/^BragaA$/);
    expect(nameless).toHaveTextContent(/^Booking\.comB$/);
    expect(nameless?.title).toContain('Hóspede Booking.com, ');
  });

  it('tells stays apart by how far they have come, as the legend says (ADM-AVAIL-08, WORD-15)', async () => {
    const stays = ['pending', 'confirmed', 'checked_in', 'checked_out'].map((status, index) => ({
      ...stay,
      id: uuid(2, index),
      status,
      check_in_date: `2026-11-${14 + index}`,
      check_out_date: `2026-11-${15 + index}`,
    }));
    openGrid({ stays });
    await openScreen();
    const names = screen.getAllByRole('link', { name: /Reservado/ }).map(({ title }) => title);
    expect(names.map((title) => title.split(', ').slice(2).join())).toEqual([
      'por responder',
      '',
      'na casa',
      'já saiu',
    ]);
    expect(
      screen.getByRole('link', { name: /, por responder, reserva R26-7K3F9Q$/ }),
    ).toBeVisible();
    const legend = within(screen.getByRole('list', { name: 'Legenda' })).getAllByRole('listitem');
    expect(legend.map(({ textContent }) => textContent)).toEqual([
      'Disponível',
      'Reservado',
      'Por responder',
      'Na casa',
      'Já saiu',
      'Canal',
      'Bloqueado',
      'Preço Especial',
      'Selecionado',
      'Fim de semana',
    ]);
  });

  it('says who leaves on its first day, whose nights it does not show', async () => {
    openGrid({ stays: [{ ...stay, check_in_date: '2026-11-10', check_out_date: '2026-11-12' }] });
    const { user } = await openScreen();
    expect(cell('2', '2026-11-12')).toHaveAccessibleDescription('Sai Inês Duarte');
    expect(cell('10', '2026-11-12')).not.toHaveAccessibleDescription();
    await user.click(cell('2', '2026-11-12'));
    expect(cell('2', '2026-11-12')).toHaveAttribute('aria-selected', 'true');
  });

  it('jumps to a month, in the address, and back to the days from today', async () => {
    openGrid();
    const { user, address } = await openScreen();
    const months = screen.getByRole('combobox', { name: 'Escolher o mês' });
    expect(months).toHaveDisplayValue('Novembro de 2026');
    await user.selectOptions(months, 'Julho de 2027');
    expect(address()).toBe(`${AVAILABILITY_PATH}?desde=2027-07-01`);
    expect(screen.getByRole('heading', { name: 'Julho de 2027' })).toBeVisible();
    await user.selectOptions(months, 'Novembro de 2026');
    expect(address()).toBe(AVAILABILITY_PATH);
    await findGrid();
  });

  it('goes forward and back, and from view to view, in the address (ADM-AVAIL-02, ADM-AVAIL-03)', async () => {
    openGrid();
    const { user, address } = await openScreen();
    expect(screen.getByRole('button', { name: 'Anterior' })).toHaveAttribute('aria-disabled');
    await press(user, 'Seguinte');
    expect(address()).toBe(`${AVAILABILITY_PATH}?desde=2026-12-01`);
    expect(screen.getByRole('heading', { name: 'Dezembro de 2026' })).toBeVisible();
    await user.click(screen.getByRole('radio', { name: 'Semana' }));
    expect(address()).toBe(`${AVAILABILITY_PATH}?vista=semana&desde=2026-12-01`);
    expect(screen.getByRole('heading', { name: '29 nov. – 6 dez. 2026' })).toBeVisible();
    await press(user, 'Anterior');
    expect(screen.getByRole('heading', { name: '22 – 29 nov. 2026' })).toBeVisible();
    await press(user, 'Hoje');
    await user.click(screen.getByRole('radio', { name: '3 meses' }));
    expect(address()).toBe(`${AVAILABILITY_PATH}?vista=3-meses`);
    await findGrid();
    expect(screen.getByRole('columnheader', { name: 'Fevereiro de 2027' })).toBeVisible();
  });

  it('shows the rooms that are chosen (ADM-AVAIL-04)', async () => {
    openGrid();
    const { user } = await openScreen();
    await press(user, 'Quartos: 2');
    await user.click(screen.getByRole('checkbox', { name: /Duplo Maré/ }));
    expect(screen.getAllByRole('rowheader')).toHaveLength(1);
    const filter = within(screen.getByRole('group', { name: 'Quartos na grelha' }));
    await user.click(filter.getByRole('button', { name: 'Limpar' }));
    expect(screen.getByRole('heading', { name: 'Nenhum quarto selecionado' })).toBeVisible();
    await press(user, 'Bloquear fins de semana');
    expect(await screen.findByText('Nenhuma data para atualizar.')).toBeVisible();
    await press(user, 'Quartos: 0 de 2');
    await press(user, 'Selecionar todos');
    expect(screen.getAllByRole('rowheader')).toHaveLength(2);
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('group', { name: 'Quartos na grelha' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Quartos: 2' })).toHaveFocus();
  });

  it('is for signed-in staff', async () => {
    window.localStorage.removeItem(SESSION_KEY);
    const { address } = await renderAt(AVAILABILITY_PATH);
    await waitFor(() => expect(address()).toBe('/admin/login'));
  });
});

describe('selecting', () => {
  it('takes a cell by a press and gives it back by another (ADM-AVAIL-11)', async () => {
    openGrid();
    const { user } = await openScreen();
    await user.click(cell('2', '2026-11-13'));
    expect(cell('2', '2026-11-13')).toHaveAttribute('aria-selected', 'true');
    expect(selectionPanel().getByRole('status')).toHaveTextContent('1 data em 1 quarto');
    await user.click(cell('2', '2026-11-13'));
    expect(cell('2', '2026-11-13')).toHaveAttribute('aria-selected', 'false');
  });

  it('takes a block by dragging the mouse, past a stay (ADM-AVAIL-10, ADM-AVAIL-16)', async () => {
    openGrid();
    const { user } = await openScreen();
    await user.pointer([
      { keys: '[MouseLeft>]', target: cell('2', '2026-11-13') },
      { target: cell('10', '2026-11-15') },
      { target: cell('10', '2026-11-18') },
      { keys: '[/MouseLeft]' },
      { target: cell('10', '2026-11-25') },
    ]);
    expect(selectionPanel().getByRole('status')).toHaveTextContent('9 datas em 2 quartos');
  });

  it('takes a cell by a tap', async () => {
    openGrid();
    const { user } = await openScreen();
    await user.pointer({ keys: '[TouchA]', target: cell('10', '2026-11-15') });
    expect(cell('10', '2026-11-15')).toHaveAttribute('aria-selected', 'true');
  });

  it('walks by arrows, over the bar of a stay, and takes by Space and Shift', async () => {
    openGrid();
    const { user } = await openScreen();
    cell('2', '2026-11-12').focus();
    await user.keyboard('{ArrowRight} ');
    expect(cell('2', '2026-11-13')).toHaveFocus();
    await user.keyboard('{ArrowRight}');
    const bar = screen.getByRole('link', { name: /Reservado/ });
    expect(bar).toHaveFocus();
    await user.keyboard(' ');
    expect(selectionPanel().getByRole('status')).toHaveTextContent('1 data em 1 quarto');
    await user.keyboard('{ArrowRight}');
    expect(cell('2', '2026-11-17')).toHaveFocus();
    await user.keyboard('{Shift>}{ArrowRight}{ArrowDown}{/Shift}');
    expect(cell('10', '2026-11-18')).toHaveFocus();
    expect(selectionPanel().getByRole('status')).toHaveTextContent('5 datas em 2 quartos');
    await user.keyboard('{End}');
    expect(cell('10', '2026-11-30')).toHaveFocus();
  });
});

describe('the selection panel', () => {
  it('asks for at least one date (ADM-AVAIL-07, ADM-AVAIL-12)', async () => {
    const { writes } = openGrid();
    const { user } = await openScreen();
    await press(user, 'Aplicar');
    expect(selectionPanel().getByRole('alert')).toHaveTextContent(
      'Por favor, selecione pelo menos uma data',
    );
    expect(writes).toEqual([]);
    await user.click(cell('2', '2026-11-13'));
    expect(selectionPanel().queryByRole('alert')).toBeNull();
  });

  it('rises over the rooms only once dates are selected, and sinks again without losing the focus', async () => {
    openGrid();
    const { user } = await openScreen();
    const isRisen = () => document.documentElement.hasAttribute('data-bottom-bar');
    expect(selectionPanel().getByRole('status')).toHaveTextContent('Nenhuma data selecionada');
    expect(isRisen()).toBe(false);
    await user.click(cell('2', '2026-11-13'));
    expect(isRisen()).toBe(true);
    await press(user, 'Limpar');
    expect(isRisen()).toBe(false);
    expect(screen.getByRole('button', { name: 'Aplicar' })).toHaveFocus();
  });

  it('writes state and price of every selected date (ERR-AVAIL-01, DATA-AVAIL-03)', async () => {
    const { writes, dayReads } = openGrid();
    const { user } = await openScreen();
    await user.click(cell('2', '2026-11-13'));
    await user.click(cell('10', '2026-11-14'));
    await user.type(screen.getByRole('textbox', { name: 'Preço' }), '95,50');
    await press(user, 'Aplicar');
    expect(await screen.findByText('2 datas atualizadas com sucesso!')).toBeVisible();
    expect(writes[0]?.params.get('on_conflict')).toBe('room_id,date');
    expect(writes[0]?.body).toEqual([
      makeDay('2026-11-13', { custom_price: 95.5 }),
      makeDay('2026-11-14', { room_id: laurel.id, custom_price: 95.5 }),
    ]);
    // Read when the grid opened, before storing and after storing.
    expect(dayReads).toHaveLength(3);
    expect(cell('2', '2026-11-13')).toHaveAttribute('aria-selected', 'false');
    expect(screen.getByRole('textbox', { name: 'Preço' })).toHaveValue('');
  });

  it('can be undone: the prices written over come back, but where somebody has changed them since', async () => {
    const days = [makeDay('2026-11-13', { custom_price: 64 }), makeDay('2026-11-18')];
    openGrid({ days });
    const { user } = await openScreen();
    await user.click(cell('2', '2026-11-13'));
    await user.click(cell('2', '2026-11-18'));
    await user.type(screen.getByRole('textbox', { name: 'Preço' }), '75');
    await press(user, 'Aplicar');
    await screen.findByText('2 datas atualizadas com sucesso!');

    const { writes } = openGrid({
      days: [
        makeDay('2026-11-13', { custom_price: 75 }),
        makeDay('2026-11-18', { custom_price: 80 }),
      ],
    });
    await user.keyboard('z');
    expect(await screen.findByText('Alteração anulada.')).toBeVisible();
    expect(writes[0]?.body).toEqual([makeDay('2026-11-13', { custom_price: 64 })]);
  });

  it('holds a price against the base price as it is typed', async () => {
    openGrid();
    const { user } = await openScreen();
    await user.click(cell('2', '2026-11-13'));
    const price = screen.getByRole('textbox', { name: 'Preço' });
    await user.type(price, '66');
    expect(selectionPanel().getByText(/^Base 55\s€: \+\s20\s%$/)).toBeVisible();
    expect(price).toHaveAccessibleDescription(/1 data em 1 quarto Base 55\s€: \+\s20\s%$/);
    await user.click(cell('10', '2026-11-13'));
    expect(selectionPanel().getByText(/^Base 55\s€ a 88\s€: −\s25\s% a \+\s20\s%$/)).toBeVisible();
    await user.type(price, ',,');
    expect(selectionPanel().queryByText(/^Base/)).toBeNull();
  });

  it('opens a blocked day at the special price it had', async () => {
    const days = [
      makeDay('2026-11-19', { is_available: false, custom_price: 70 }),
      makeDay('2026-11-20', { custom_price: 62 }),
    ];
    const { writes } = openGrid({ days });
    const { user } = await openScreen();
    await user.click(cell('2', '2026-11-19'));
    expect(selectionPanel().getByText('Mantém o preço especial')).toBeVisible();
    await user.click(cell('2', '2026-11-20'));
    expect(selectionPanel().getByText(/^Volta ao preço base, menos nos dias bloq/)).toBeVisible();
    await press(user, 'Aplicar');
    expect(await screen.findByText('2 datas atualizadas com sucesso!')).toBeVisible();
    expect(writes[0]?.body).toEqual([
      makeDay('2026-11-19', { custom_price: 70 }),
      makeDay('2026-11-20'),
    ]);
  });

  it('leaves alone what was booked in the meantime, and says so', async () => {
    openGrid({ stays: [] });
    const { user } = await openScreen();
    await user.click(cell('2', '2026-11-13'));
    await user.click(cell('2', '2026-11-14'));
    const { writes } = openGrid();
    await user.click(screen.getByRole('radio', { name: 'Bloquear' }));
    await press(user, 'Aplicar');
    expect(await screen.findByText('1 data atualizada com sucesso!')).toBeVisible();
    expect(
      screen.getByText(
        'Entretanto foi reservada 1 data: quarto 2, 14 nov. 2026. A reserva mantém-se.',
      ),
    ).toBeVisible();
    expect(screen.getByRole('link', { name: /Reservado: Inês Duarte/ })).toBeVisible();
    expect(writes[0]?.body).toEqual([makeDay('2026-11-13', { is_available: false })]);
  });

  it('writes nothing when all was booked in the meantime', async () => {
    openGrid({ stays: [] });
    const { user } = await openScreen();
    await user.click(cell('2', '2026-11-14'));
    await user.click(cell('2', '2026-11-15'));
    const { writes } = openGrid();
    await press(user, 'Aplicar');
    expect(
      await screen.findByText(/^Entretanto foram reservadas 2 datas: quarto 2\./),
    ).toBeVisible();
    expect(writes).toEqual([]);
    expect(selectionPanel().getByRole('status')).toHaveTextContent('Nenhuma data selecionada');
  });

  it('tells of a booking that came in while it was storing', async () => {
    openGrid({ stays: [] });
    let stays = [] as (typeof stay)[];
    onTable('get', 'bookings', () => stays);
    const { user } = await openScreen();
    await user.click(cell('2', '2026-11-14'));
    onTable('post', 'room_availability', () => {
      stays = [stay];
      return null;
    });
    await press(user, 'Aplicar');
    expect(await screen.findByText(/^Entretanto foi reservada 1 data/)).toBeVisible();
    expect(screen.getByText('1 data atualizada com sucesso!')).toBeVisible();
  });

  it('stores nothing when it cannot learn what is booked by now', async () => {
    const { writes } = openGrid();
    const { user } = await openScreen();
    await user.click(cell('2', '2026-11-13'));
    cutLine('get', 'bookings');
    await press(user, 'Aplicar');
    expect(
      await screen.findByText(/^Erro ao atualizar disponibilidade: sem ligação ao servidor/),
    ).toBeVisible();
    expect(writes).toEqual([]);
    expectLoggedError('updateAvailability');
  });

  it('blocks one date at the base price (ADM-AVAIL-13, ADM-AVAIL-14)', async () => {
    const { writes } = openGrid();
    const { user } = await openScreen();
    await user.click(cell('2', '2026-11-13'));
    await user.click(screen.getByRole('radio', { name: 'Bloquear' }));
    await press(user, 'Aplicar');
    expect(await screen.findByText('1 data atualizada com sucesso!')).toBeVisible();
    expect(writes[0]?.body).toEqual([makeDay('2026-11-13', { is_available: false })]);
  });

  it.each(['-5', 'abc', '12,345'])('refuses %s as a price', async (price) => {
    const { writes } = openGrid();
    const { user } = await openScreen();
    await user.click(cell('2', '2026-11-13'));
    await user.type(screen.getByRole('textbox', { name: 'Preço' }), price);
    await press(user, 'Aplicar');
    expect(selectionPanel().getByRole('alert')).toHaveTextContent(
      'Por favor, insira um preço válido.',
    );
    expect(writes).toEqual([]);
  });

  it('keeps the selection when it fails (ERR-AVAIL-02)', async () => {
    openGrid();
    cutLine('post', 'room_availability');
    const { user } = await openScreen();
    await user.click(cell('2', '2026-11-13'));
    await press(user, 'Aplicar');
    expect(
      await screen.findByText(/^Erro ao atualizar disponibilidade: sem ligação ao servidor/),
    ).toBeVisible();
    expect(cell('2', '2026-11-13')).toHaveAttribute('aria-selected', 'true');
    expectLoggedError('updateAvailability');
  });

  it('leads to the login when the session is refused', async () => {
    openGrid();
    const refusal = { status: 401, code: 'PGRST303', message: 'JWT expired' };
    onTable('post', 'room_availability', () => refusal);
    const { user } = await openScreen();
    await user.click(cell('2', '2026-11-13'));
    await press(user, 'Aplicar');
    const dialog = await screen.findByRole('alertdialog', { name: 'A sessão terminou' });
    expect(dialog).toHaveTextContent('Erro ao atualizar disponibilidade.');
  });

  it('clears the selection', async () => {
    openGrid();
    const { user } = await openScreen();
    await user.click(cell('2', '2026-11-13'));
    await user.click(selectionPanel().getByRole('button', { name: 'Limpar' }));
    expect(selectionPanel().getByRole('status')).toHaveTextContent('Nenhuma data selecionada');
  });
});

describe('the bulk actions', () => {
  const days = [
    makeDay('2026-11-21', { custom_price: 62 }),
    makeDay('2026-11-22', { is_available: false }),
    makeDay('2026-11-24', { is_available: false, custom_price: 70 }),
  ];

  it('block the weekends shown, after asking (ADM-AVAIL-06, ADM-AVAIL-17, CONST-ADM-10, ERR-AVAIL-03, ERR-AVAIL-05, WORD-20)', async () => {
    const { writes } = openGrid({ rooms: [sea], days });
    const { user } = await openScreen();
    await press(user, 'Bloquear fins de semana');
    const dialog = within(screen.getByRole('alertdialog', { name: 'Bloquear fins de semana?' }));
    expect(
      dialog.getByText('Tem certeza que deseja aplicar esta operação em massa?'),
    ).toBeVisible();
    expect(dialog.getByText(/^3 sábados e domingos/)).toHaveTextContent(
      '21 nov. 2026 a 29 nov. 2026',
    );
    expect(dialog.getByText('Ficam bloqueadas')).toBeVisible();
    const left = dialog.getByRole('list', { name: '1 estadia que fica como está' });
    expect(left).toHaveTextContent(/^Quarto 2: Inês Duarte14 nov\. – 17 nov\.$/);
    await user.click(dialog.getByRole('button', { name: 'Aplicar' }));
    await waitFor(() =>
      expect(screen.getByText('Operação em massa concluída com sucesso!')).toBeVisible(),
    );
    // 14 and 15 are booked, 22 is blocked already.
    expect(writes[0]?.body).toEqual([
      makeDay('2026-11-21', { is_available: false, custom_price: 62 }),
      makeDay('2026-11-28', { is_available: false }),
      makeDay('2026-11-29', { is_available: false }),
    ]);
  });

  it('open all that is shown, keeping its prices (ADM-AVAIL-06, CONST-ADM-11, CONST-ADM-12, WORD-20)', async () => {
    const { writes } = openGrid({ days });
    const { user } = await openScreen();
    await press(user, 'Desbloquear tudo');
    const dialog = within(screen.getByRole('alertdialog', { name: 'Desbloquear tudo?' }));
    expect(dialog.queryByRole('list')).toBeNull();
    await user.click(dialog.getByRole('button', { name: 'Aplicar' }));
    await screen.findByText('Operação em massa concluída com sucesso!');
    expect(writes[0]?.body).toEqual([
      makeDay('2026-11-22'),
      makeDay('2026-11-24', { custom_price: 70 }),
    ]);
  });

  it('keep the price a colleague has set, and the booking that came in, while one was asked', async () => {
    openGrid({ rooms: [sea], stays: [], days });
    const { user } = await openScreen();
    await press(user, 'Bloquear fins de semana');
    const { writes } = openGrid({
      rooms: [sea],
      days: [...days.slice(1), makeDay('2026-11-21', { custom_price: 80 })],
    });
    await user.click(
      within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Aplicar' }),
    );
    await waitFor(() =>
      expect(screen.getByText('Operação em massa concluída com sucesso!')).toBeVisible(),
    );
    expect(
      screen.getByText('Entretanto foram reservadas 2 datas: quarto 2. As reservas mantêm-se.'),
    ).toBeVisible();
    expect(writes[0]?.body).toEqual([
      makeDay('2026-11-21', { is_available: false, custom_price: 80 }),
      makeDay('2026-11-28', { is_available: false }),
      makeDay('2026-11-29', { is_available: false }),
    ]);
  });

  it('do not reach what a colleague has blocked since they were asked for', async () => {
    openGrid({ days });
    const { user } = await openScreen();
    await press(user, 'Desbloquear tudo');
    const { writes } = openGrid({
      days: [...days, makeDay('2026-11-26', { is_available: false })],
    });
    await user.click(
      within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Aplicar' }),
    );
    await screen.findByText('Operação em massa concluída com sucesso!');
    expect(writes[0]?.body).toEqual([
      makeDay('2026-11-22'),
      makeDay('2026-11-24', { custom_price: 70 }),
    ]);
  });

  it('do nothing when told not to, or when there is nothing to do (ERR-AVAIL-04)', async () => {
    const { writes } = openGrid();
    const { user } = await openScreen();
    await press(user, 'Desbloquear tudo');
    expect(await screen.findByText('Nenhuma data para atualizar.')).toBeVisible();
    await press(user, 'Bloquear fins de semana');
    await press(user, 'Cancelar');
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(writes).toEqual([]);
  });

  it('say why they failed, and can be tried again (ERR-AVAIL-06)', async () => {
    openGrid({ stays: [stay], days });
    onTable('post', 'room_availability', () => ({
      status: 403,
      code: '42501',
      message: 'permission denied',
    }));
    const { user } = await openScreen();
    await press(user, 'Desbloquear tudo');
    const dialog = within(screen.getByRole('alertdialog'));
    await user.click(dialog.getByRole('button', { name: 'Aplicar' }));
    expect(
      await dialog.findByText('Erro na operação em massa: esta conta não tem acesso.'),
    ).toBeVisible();
    expectLoggedError('updateAvailability');
    openGrid({ days });
    fireEvent.click(dialog.getByRole('button', { name: 'Aplicar' }));
    await waitFor(() =>
      expect(screen.getByText('Operação em massa concluída com sucesso!')).toBeVisible(),
    );
  });
});
