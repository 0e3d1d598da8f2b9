import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import axe from 'axe-core';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { RoomCalendar } from '@/features/site/room/calendar/RoomCalendar';
import { useRoomStay } from '@/features/site/room/calendar/useRoomStay';
import { makeRoom, uuid } from '../../../../support/builders';
import { cutLine, expectLoggedError, onTable } from '../../../../support/server';

const ROOM_ID = uuid(1, 2);

/** Today is 3 November 2026; bookings are possible until 3 August 2027. */
beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-03T12:00:00Z'), toFake: ['Date'] });
});

const stay = (check_in_date: string, check_out_date: string, status = 'confirmed' as const) => ({
  room_id: ROOM_ID,
  check_in_date,
  check_out_date,
  status,
});

const dayRow = (date: string, is_available: boolean, custom_price: number | null = null) => ({
  room_id: ROOM_ID,
  date,
  is_available,
  custom_price,
});

function serve({ stays = [stay('2026-11-05', '2026-11-08')] } = {}) {
  return {
    stays: onTable('get', 'bookings', () => stays),
    days: onTable('get', 'room_availability', () => [
      dayRow('2026-11-13', true, 64),
      dayRow('2026-11-24', false),
    ]),
  };
}

const room = makeRoom({ id: ROOM_ID, room_number: '2', max_guests: 2, price_per_night: 55 });

function Calendar() {
  const { stay: chosen } = useRoomStay(room);
  return chosen && <RoomCalendar stay={chosen} />;
}

function AddressProbe() {
  const { pathname, search } = useLocation();
  return <p title="address">{pathname + search}</p>;
}

function renderCalendar(at = '/quarto/2') {
  const user = userEvent.setup();
  render(
    <MemoryRouter initialEntries={[at]}>
      <Calendar />
      <AddressProbe />
    </MemoryRouter>,
  );
  return { user, address: () => screen.getByTitle('address').textContent };
}

const dayCell = (label: string | RegExp) => screen.findByLabelText(label);
const monthTitles = () =>
  screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);

describe('the calendar of a room', () => {
  it('asks for this month of this room: its live bookings and its rows, both at once (ROOM-DET-13, DATA-AVAIL-01, DATA-BOOK-01)', async () => {
    const calls = serve();
    renderCalendar();
    await dayCell(/^quarta-feira, 4 de novembro de 2026, Disponível, 55,00\s€$/);
    const [bookings] = calls.stays;
    expect(bookings?.params.get('select')).toBe('room_id,check_in_date,check_out_date,status');
    expect(bookings?.params.get('room_id')).toBe(`eq.${ROOM_ID}`);
    expect(bookings?.params.get('status')).toBe('neq.cancelled');
    expect(bookings?.params.get('check_in_date')).toBe('lte.2026-11-30');
    expect(bookings?.params.get('check_out_date')).toBe('gte.2026-11-01');
    const [rows] = calls.days;
    expect(rows?.params.getAll('date')).toEqual(['gte.2026-11-01', 'lte.2026-11-30']);
    expect(calls.stays).toHaveLength(1);
    expect(calls.days).toHaveLength(1);
  });

  it('explains its four kinds of day (CAL-05)', () => {
    serve();
    renderCalendar();
    const legend = within(screen.getByRole('list', { name: 'Legenda do calendário' }));
    expect(legend.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Disponível',
      'Reservado',
      'Bloqueado',
      'Preço Especial',
    ]);
  });

  it.each([
    ['a free day', /^quarta-feira, 4 de novembro de 2026, Disponível, 55,00\s€$/, /^455\s€$/],
    ['the first night of a stay', 'quinta-feira, 5 de novembro de 2026, Reservado', '5Reservado'],
    ['its last night', 'sábado, 7 de novembro de 2026, Reservado', '7Reservado'],
    ['the day it ends', /^domingo, 8 de novembro de 2026, Disponível, 55,00\s€$/, /^855\s€$/],
    [
      'a special price',
      /^sexta-feira, 13 de novembro de 2026, Preço Especial, 64,00\s€$/,
      /^1364\s€$/,
    ],
    ['a blocked day', 'terça-feira, 24 de novembro de 2026, Ocupado', '24Ocupado'],
    ['a day gone by', 'segunda-feira, 2 de novembro de 2026', '2'],
  ])('says of %s what it is (CAL-01, CAL-02, CAL-06, CAL-07)', async (_case, label, text) => {
    serve();
    renderCalendar();
    await dayCell(/^quarta-feira, 4 de novembro de 2026, Disponível, 55,00\s€$/);
    expect(screen.getByLabelText(label).textContent).toMatch(
      typeof text === 'string' ? new RegExp(`^${text}$`) : text,
    );
  });

  it('begins its weeks on Monday and marks today', async () => {
    serve();
    renderCalendar();
    expect(
      await dayCell(/^terça-feira, 3 de novembro de 2026, Disponível, 55,00\s€$/),
    ).toHaveAttribute('aria-current', 'date');
    const [first] = screen.getAllByRole('columnheader');
    expect(first).toHaveTextContent('segsegunda-feira');
  });

  it('calls no day free before it knows', async () => {
    serve();
    renderCalendar();
    expect(screen.getByRole('grid', { name: 'Novembro de 2026' })).toHaveAttribute(
      'aria-busy',
      'true',
    );
    expect(screen.queryByLabelText(/Disponível/)).toBeNull();
    await dayCell(/^quarta-feira, 4 de novembro de 2026, Disponível, 55,00\s€$/);
    expect(screen.getByRole('grid')).toHaveAttribute('aria-busy', 'false');
  });

  it('whose bookings did not load marks no day as free, and can be asked again (ERR-ROOM-06)', async () => {
    serve();
    cutLine('get', 'bookings');
    const { user } = renderCalendar();
    const retry = await screen.findByRole('button', { name: 'Tentar Novamente' });
    expectLoggedError('listRoomStays');
    expect(screen.queryByLabelText(/Disponível|Preço Especial/)).toBeNull();
    expect(screen.getByLabelText('terça-feira, 24 de novembro de 2026, Ocupado')).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
    const again = serve();
    await user.click(retry);
    expect(
      await dayCell(/^quarta-feira, 4 de novembro de 2026, Disponível, 55,00\s€$/),
    ).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Novembro de 2026' })).toHaveFocus();
    // What had loaded is not asked for twice.
    expect(again.days).toHaveLength(0);
  });

  it('whose rows did not load still shows what is booked (ERR-ROOM-06)', async () => {
    serve();
    cutLine('get', 'room_availability');
    renderCalendar();
    expect(await dayCell('quinta-feira, 5 de novembro de 2026, Reservado')).toBeVisible();
    expectLoggedError('listRoomDays');
    expect(screen.queryByLabelText(/Disponível/)).toBeNull();
  });

  it('has nothing for axe to find', async () => {
    serve();
    renderCalendar();
    await dayCell(/^quarta-feira, 4 de novembro de 2026, Disponível, 55,00\s€$/);
    const { violations } = await axe.run(document.body, { rules: { region: { enabled: false } } });
    expect(violations).toEqual([]);
  });
});

describe('more months', () => {
  it('open in place, three at a time, up to the month of the horizon (ROOM-DET-14)', async () => {
    const calls = serve();
    const { user, address } = renderCalendar();
    expect(monthTitles()).toEqual(['Novembro de 2026']);
    await user.click(await screen.findByRole('link', { name: 'Ver mais meses' }));
    expect(monthTitles()).toEqual([
      'Novembro de 2026',
      'Dezembro de 2026',
      'Janeiro de 2027',
      'Fevereiro de 2027',
    ]);
    expect(screen.getByRole('heading', { name: 'Dezembro de 2026' })).toHaveFocus();
    expect(address()).toBe('/quarto/2?meses=4');
    expect(
      await dayCell(/^segunda-feira, 15 de fevereiro de 2027, Disponível, 55,00\s€$/),
    ).toBeVisible();
    expect(calls.stays.map(({ params }) => params.get('check_out_date'))).toEqual([
      'gte.2026-11-01',
      'gte.2026-12-01',
      'gte.2027-01-01',
      'gte.2027-02-01',
    ]);
    await user.click(screen.getByRole('link', { name: 'Ver mais meses' }));
    await user.click(screen.getByRole('link', { name: 'Ver mais meses' }));
    expect(screen.queryByRole('link', { name: 'Ver mais meses' })).toBeNull();
    expect(monthTitles().at(-1)).toBe('Agosto de 2027');
    expect(monthTitles()).toHaveLength(10);
    expect(await dayCell(/^terça-feira, 3 de agosto de 2027, Disponível, 55,00\s€$/)).toBeVisible();
    expect(screen.getByLabelText('quarta-feira, 4 de agosto de 2027')).toBeVisible();
  });

  it.each([
    ['?meses=2', 2],
    ['?meses=0', 1],
    ['?meses=-5', 1],
    ['?meses=muitos', 1],
    ['?meses=99', 10],
  ])('with the address %s: %d', (search, expected) => {
    serve();
    renderCalendar(`/quarto/2${search}`);
    expect(monthTitles()).toHaveLength(expected);
  });
});

/** Enters the calendar by Tab, with two months open. */
async function enter(at = '/quarto/2?meses=2') {
  serve();
  const view = renderCalendar(at);
  await dayCell(/^quarta-feira, 4 de novembro de 2026, Disponível, 55,00\s€$/);
  // Tab passes the two arrows first.
  for (const _ of [1, 2, 3]) await view.user.tab();
  return view;
}

describe('by keyboard', () => {
  it('Tab enters the month at today', async () => {
    await enter();
    expect(
      screen.getByLabelText(/^terça-feira, 3 de novembro de 2026, Disponível, 55,00\s€$/),
    ).toHaveFocus();
  });

  it.each([
    ['{ArrowRight}', 'quarta-feira, 4 de novembro de 2026'],
    ['{ArrowLeft}', 'segunda-feira, 2 de novembro de 2026'],
    ['{ArrowDown}', 'terça-feira, 10 de novembro de 2026'],
    ['{Home}', 'segunda-feira, 2 de novembro de 2026'],
    ['{End}', 'domingo, 8 de novembro de 2026'],
    ['{PageDown}', 'quinta-feira, 3 de dezembro de 2026'],
    ['{ArrowDown>5/}', 'terça-feira, 8 de dezembro de 2026'],
    ['{PageUp}', 'terça-feira, 3 de novembro de 2026'],
    ['{ArrowUp}', 'terça-feira, 3 de novembro de 2026'],
    // The week before today's is not drawn.
    ['{ArrowLeft>2/}', 'segunda-feira, 2 de novembro de 2026'],
  ])('%s leads to %s', async (keys, expected) => {
    const { user } = await enter();
    await user.keyboard(keys);
    expect(document.activeElement?.getAttribute('aria-label')).toMatch(new RegExp(`^${expected}`));
  });

  it('Tab comes back to the day last visited', async () => {
    const { user } = await enter('/quarto/2');
    await user.keyboard('{ArrowDown}');
    await user.tab();
    await user.tab({ shift: true });
    expect(
      screen.getByLabelText(/^terça-feira, 10 de novembro de 2026, Disponível, 55,00\s€$/),
    ).toHaveFocus();
  });
});
