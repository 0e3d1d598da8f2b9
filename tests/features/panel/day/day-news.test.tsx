import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { makeBooking, uuid } from '../../../support/builders';
import { makeEntry, MONDAY } from '../../../support/day';
import { openDay } from '../../../support/day-desk';
import { renderAt } from '../../../support/render-at';
import { onTable } from '../../../support/server';
import { startSignedIn } from '../../../support/session';
import { findList, guestsOf, rowOf } from './day-screen';

const noah = makeEntry(12, { guest_name: 'Noah Lindh' });
const aoife = makeEntry(1, { guest_name: 'Aoife Brennan' });
const helena = makeEntry(5, {
  guest_name: 'Helena Prado',
  check_in_date: '2026-11-21',
  check_out_date: MONDAY,
  status: 'checked_in',
});

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-23T08:02:00Z') });
  startSignedIn();
});

describe('what others write while one reads', () => {
  it('comes last in its list, marked until it has been seen (LIVE-01)', async () => {
    const desk = openDay({ arrivals: [noah], departures: [helena] });
    const { user } = await renderAt('/admin/dashboard');
    await findList('Chegadas');
    desk.set({ arrivals: [aoife, noah] });
    // Any change made here makes the screen read the day again, as the panel's rounds do.
    await user.click(screen.getByRole('button', { name: /^Check-out: Helena/ }));
    const list = await findList('Chegadas');
    await waitFor(() => expect(guestsOf(list)).toEqual(['Noah Lindh', 'Aoife Brennan']));
    expect(rowOf(list, 'Aoife Brennan')).toHaveTextContent('Novo');
    expect(rowOf(list, 'Noah Lindh')).not.toHaveTextContent('Novo');

    act(() => screen.getByRole('link', { name: 'Aoife Brennan' }).focus());
    expect(rowOf(list, 'Aoife Brennan')).toHaveTextContent('Novo');
    act(() => screen.getByRole('link', { name: 'Helena Prado' }).focus());
    expect(rowOf(list, 'Aoife Brennan')).not.toHaveTextContent('Novo');
  });

  it('is nothing new when a booking only goes from one list to another (LIVE-01)', async () => {
    const desk = openDay({ arrivals: [noah], departures: [helena] });
    const { user } = await renderAt('/admin/dashboard');
    await findList('Chegadas');
    const came = { ...noah, status: 'checked_in' };
    desk.set({ arrivals: [came], in_house: [came] });
    await user.click(screen.getByRole('button', { name: /^Check-out: Helena/ }));
    expect(guestsOf(await findList('Em casa'))).toEqual(['Noah Lindh']);
    expect(screen.queryByText('Novo')).toBeNull();
  });

  it('waits behind a button where the newest bookings are read (LIVE-01, ADM-DASH-03)', async () => {
    const booking = (n: number) =>
      makeBooking({ id: uuid(2, n), booking_number: `R26-NEW${n}`, guest_name: `Hóspede ${n}` });
    let latest = [booking(2), booking(1)];
    onTable('get', 'bookings', ({ params }) => (params.get('limit') === '10' ? latest : []));
    openDay({ departures: [helena] });
    const { user } = await renderAt('/admin/dashboard');
    const table = await screen.findByRole('table', { name: 'Reservas recentes' });
    const numbers = () =>
      within(table)
        .getAllByRole('link')
        .map(({ textContent }) => textContent);
    latest = [booking(4), booking(3), { ...booking(2), status: 'confirmed' }];
    await user.click(screen.getByRole('button', { name: /^Check-out: Helena/ }));
    const button = await screen.findByRole('button', { name: 'Mostrar 2 reservas novas' });
    expect(numbers()).toEqual(['R26-NEW2', 'R26-NEW1']);
    expect(within(table).getByText('Confirmada')).toBeVisible();
    await user.click(button);
    expect(numbers()).toEqual(['R26-NEW4', 'R26-NEW3', 'R26-NEW2']);
    expect(screen.getByRole('heading', { name: 'Reservas recentes' })).toHaveFocus();
    expect(screen.queryByRole('button', { name: /^Mostrar/ })).toBeNull();
  });
});
