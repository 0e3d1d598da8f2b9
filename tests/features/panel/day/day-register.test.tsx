import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import type { DaySheet } from '@/queries/day-sheet';
import { makeBooking, makeStayRegister } from '../../../support/builders';
import { makeEntry } from '../../../support/day';
import { openDesk } from '../../../support/desk';
import { openRegisterDesk } from '../../../support/register-desk';
import { openDay } from '../../../support/day-desk';
import { renderAt } from '../../../support/render-at';
import { startSignedIn } from '../../../support/session';
import { findList, rowOf } from './day-screen';

// Loaded beforehand, so that no test waits for the lazy chunks.
import '@/features/panel/register/RegisterDialog';
import '@/pages/admin/BookingsPage';

const aoife = makeEntry(1, { guest_name: 'Aoife Brennan', number_of_guests: 2 });
const camille = makeEntry(2, { guest_name: 'Camille Laurent', number_of_guests: 1 });
const inHouse = makeEntry(3, {
  guest_name: 'Tobias Keller',
  check_in_date: '2026-11-22',
  status: 'checked_in',
});
/** Sleeps in another room than before: its register is kept where the stay began. */
const moved = makeEntry(4, {
  guest_name: 'Noah Lindh',
  check_in_date: '2026-11-22',
  status: 'checked_in',
  group_reference: 'GRP26-NOAH',
});

const person = (booking_id: string, n: number, missing: string[] = [], is_proposal = false) => ({
  booking_id,
  person: n,
  is_proposal,
  missing,
});

const counts = [
  person(aoife.id, 1),
  person(aoife.id, 2, ['residence_place'], true),
  person(camille.id, 1),
  person(inHouse.id, 1, ['doc_number']),
];

const checkIn = { name: 'Check-in: Aoife Brennan, quarto 1' };

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-23T08:02:00Z') });
  startSignedIn();
});

async function openHouse({ register = counts, departures = [] }: Partial<DaySheet> = {}) {
  const desk = openDay({
    arrivals: [aoife, camille],
    in_house: [inHouse, moved],
    departures,
    register,
  });
  return { desk, ...(await renderAt('/admin/dashboard')) };
}

it('says of each arrival and of who is in how many are registered (REG-03)', async () => {
  await openHouse();
  const arrivals = await findList('Chegadas');
  expect(rowOf(arrivals, 'Aoife Brennan')).toHaveTextContent('1 de 2 registados1 proposta');
  expect(rowOf(arrivals, 'Camille Laurent')).toHaveTextContent('1 de 1 registados');
  const staying = await findList('Em casa');
  expect(rowOf(staying, 'Tobias Keller')).toHaveTextContent('0 de 2 registados');
  expect(rowOf(staying, 'Noah Lindh')).not.toHaveTextContent('registados');
});

it('reminds before a check-in, and Enter goes on (REG-03)', async () => {
  const { user, desk } = await openHouse();
  await screen.findByText('1 de 2 registados');
  await user.click(screen.getByRole('button', checkIn));
  const question = within(screen.getByRole('dialog', { name: 'Check-in de Aoife Brennan?' }));
  expect(question.getByText(/^1 de 2 registados; boletim.*até qui\., 26 nov\.$/)).toBeVisible();
  expect(question.getByRole('link', { name: 'Registar primeiro' })).toHaveAttribute(
    'href',
    `/admin/bookings?reserva=${aoife.booking_number}&acao=registar`,
  );
  expect(question.getByRole('button', { name: 'Fazer check-in' })).toHaveFocus();
  expect(desk.sent).toEqual([]);
  await user.keyboard('{Enter}');
  await waitFor(() => expect(desk.sent).toHaveLength(1));
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('comes back from the register to the check-in, which one press goes on with (REG-03)', async () => {
  const { user, desk } = await openHouse();
  await screen.findByText('1 de 2 registados');
  await user.click(screen.getByRole('button', checkIn));
  const { id, booking_number, guest_name } = aoife;
  openDesk([makeBooking({ id, booking_number, guest_name, status: 'confirmed' })]);
  openRegisterDesk(makeStayRegister({ booking_id: id }));
  await user.click(screen.getByRole('link', { name: 'Registar primeiro' }));
  await user.click(await screen.findByRole('button', { name: 'Cancelar' }));
  desk.set({ register: [person(id, 1), person(id, 2)] });
  await user.click(screen.getByRole('button', { name: 'Fechar' }));
  await waitFor(() => expect(screen.getByRole('button', checkIn)).toHaveFocus());
  await screen.findByText('2 de 2 registados');
  await user.keyboard('{Enter}');
  await waitFor(() => expect(desk.sent).toHaveLength(1));
});

it('names who is not registered where the room is not free yet either (REG-03)', async () => {
  const leaving = makeEntry(5, {
    guest_name: 'Paulo Matos',
    room_id: aoife.room_id,
    status: 'checked_in',
    check_out_date: '2026-11-23',
  });
  const { user, desk } = await openHouse({ departures: [leaving] });
  await screen.findByText('1 de 2 registados');
  await user.click(screen.getByRole('button', checkIn));
  const question = screen.getByRole('alertdialog', { name: 'O quarto 1 ainda está ocupado' });
  expect(question).toHaveTextContent(
    /Fazer o check-in de Aoife Brennan\?1 de 2 registados; boletim.*até qui\., 26 nov\./,
  );
  await user.click(screen.getByRole('button', { name: 'Voltar' }));
  expect(desk.sent).toEqual([]);
});

it('asks nothing where everybody is registered (REG-03)', async () => {
  const { user, desk } = await openHouse();
  await screen.findByText('1 de 2 registados');
  await user.click(screen.getByRole('button', { name: 'Check-in: Camille Laurent, quarto 2' }));
  await waitFor(() => expect(desk.sent).toHaveLength(1));
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('says and asks nothing where the house does not use the register (REG-03)', async () => {
  const { user, desk } = await openHouse({ register: null });
  await user.click(await screen.findByRole('button', checkIn));
  await waitFor(() => expect(desk.sent).toHaveLength(1));
  expect(screen.queryByText(/registados/)).toBeNull();
});
