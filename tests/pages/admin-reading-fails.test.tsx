import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { uuid } from '../support/builders';
import { inArchive, ines, startAtDesk } from '../support/booking-window';
import { openDesk } from '../support/desk';
import { openHouse } from '../support/house';
import { renderAt } from '../support/render-at';
import { fan, openRoomWindow } from '../support/room-window';
import { cutLine, onRpc, onTable, server } from '../support/server';
import { countAnswer } from '../support/session';

// What a screen reads beside its list fails: that part says so, and reads again on request.

beforeEach(startAtDesk);
// What each failure logs is tested elsewhere.
afterEach(() => vi.mocked(console.error).mockClear());

const retry = () => screen.findByRole('button', { name: 'Tentar Novamente' });

it('the count of unread messages on the dashboard', async () => {
  const answerCount = (answer: () => Response) =>
    server.use(http.head('*/rest/v1/contact_messages', answer));
  answerCount(() => HttpResponse.error());
  const { user } = await renderAt('/admin/dashboard');
  const again = await screen.findByRole('button', {
    name: /Tentar Novamente.*Mensagens não lidas/,
  });
  expect(screen.queryByRole('link', { name: 'Abrir mensagens' })).toBeNull();
  answerCount(() => countAnswer(3));
  await user.click(again);
  expect(await screen.findByRole('link', { name: 'Abrir mensagens' })).toBeVisible();
  expect(again).not.toBeInTheDocument();
});

const group = {
  id: uuid(4, 1),
  group_reference: 'GRP26-8KQ2M7XA',
  group_name: 'Clube de Vela da Foz',
  total_guests: 14,
  coordinator_email: null,
  coordinator_phone: null,
  notes: null,
  created_at: '2026-11-09T16:05:00+00:00',
};

it('the bookings of the groups', async () => {
  onTable('get', 'booking_groups', () => [group]);
  cutLine('get', 'bookings');
  const { user } = await renderAt('/admin/group-bookings');
  const told = await screen.findByText('Não foi possível carregar as reservas de grupo');
  expect(screen.queryByRole('article')).toBeNull();
  onTable('get', 'bookings', () => [{ ...ines, group_id: group.id }]);
  await user.click(await retry());
  expect(await screen.findByRole('article')).toBeVisible();
  expect(told).not.toBeInTheDocument();
});

it('a group that an address names and the list does not show', async () => {
  let isBroken = true;
  onTable('get', 'booking_groups', ({ params }) => {
    if (!params.has('id')) return [group];
    return isBroken ? { status: 500, code: 'XX000', message: 'broken' } : [];
  });
  const { user } = await renderAt(`/admin/group-bookings?grupo=${uuid(4, 99)}`);
  expect(await screen.findByText('Não foi possível carregar o grupo')).toBeVisible();
  isBroken = false;
  await user.click(await retry());
  expect(await screen.findByText('Este grupo já não existe.')).toBeVisible();
});

it('a booking that an address names and the list does not show', async () => {
  let isBroken = true;
  const archived = { ...ines, ...inArchive };
  onTable('get', 'bookings', ({ params }) => {
    if (params.get('archived') === 'eq.false') return [];
    return isBroken ? { status: 500, code: 'XX000', message: 'broken' } : [archived];
  });
  const { user } = await renderAt(`/admin/bookings?reserva=${ines.booking_number}`);
  const dialog = await screen.findByRole('dialog');
  const again = await screen.findByRole('button', { name: 'Tentar Novamente' });
  expect(dialog).toContainElement(again);
  isBroken = false;
  await user.click(again);
  expect(await screen.findByRole('button', { name: /^Desarquivar/ })).toBeVisible();
});

it('the archive, tried three times as the list is', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true, now: new Date('2026-11-12T10:00:00Z') });
  const { reads } = openDesk([{ ...ines, ...inArchive }]);
  const calls = onTable('get', 'bookings', () => ({ status: 500, code: 'XX000', message: '' }));
  const { user } = await renderAt('/admin/bookings?arquivadas=1');
  for (const attempt of ['Tentativa 2 de 3', 'Tentativa 3 de 3']) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    expect(await screen.findByText(attempt)).toBeVisible();
    // oxlint-disable-next-line no-await-in-loop
    await vi.advanceTimersByTimeAsync(2000);
  }
  await waitFor(() => expect(screen.queryByText(/^Tentativa/)).toBeNull());
  expect(calls.map(({ params }) => params.get('archived'))).toEqual(Array(3).fill('eq.true'));
  expect(reads).toEqual([]);
  openDesk([{ ...ines, ...inArchive }]);
  await user.click(await retry());
  expect(await screen.findByText('A mostrar 1 de 1')).toBeVisible();
});

it.each(['amenity_categories', 'amenities', 'room_amenities'] as const)(
  'the amenities in the form of a room (%s)',
  async (table) => {
    openHouse({ rooms: [fan] });
    cutLine('get', table);
    const { user, dialog, show } = await openRoomWindow('/admin/rooms?quarto=' + fan.id);
    await show(/^Comodidades/);
    expect(await dialog.findByText('Não foi possível carregar as comodidades')).toBeVisible();
    expect(dialog.queryByRole('checkbox')).toBeNull();
    openHouse({ rooms: [fan] });
    await user.click(await retry());
    expect(await dialog.findByRole('checkbox', { name: 'Equipa 24h' })).toBeVisible();
  },
);

it.each([
  ['500', () => new HttpResponse('<h1>nginx</h1>', { status: 500 })],
  ['cut in the middle', () => new HttpResponse('[{"id":"0000')],
  ['empty', () => new HttpResponse('')],
  ['an object', () => HttpResponse.json({ unexpected: true })],
  ['null', () => HttpResponse.json(null)],
])('whether somebody is staff (%s): the screens speak for themselves', async (_name, answer) => {
  const asked = vi.fn(answer);
  onRpc('my_account', () => asked());
  openDesk([ines]);
  await renderAt('/admin/bookings');
  expect(await screen.findByText('A mostrar 1 de 1')).toBeVisible();
  await waitFor(() => expect(asked).toHaveBeenCalledTimes(1));
  expect(screen.queryByText('Esta conta não é da equipa')).toBeNull();
});
