import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { beforeEach, expect, it, vi } from 'vitest';
import type { RoomToday } from '@/domain/cleaning/rooms-today';
import { makeBooking } from '../../../support/builders';
import { makeRoomToday } from '../../../support/cleaning';
import { openCleaning, roomRow } from '../../../support/cleaning-house';
import { axeFindings, renderAt } from '../../../support/render-at';
import { expectLoggedError, onRpc, onTable } from '../../../support/server';
import { startSignedIn } from '../../../support/session';

const outage: NonNullable<RoomToday['outage']> = {
  id: 'o',
  ends: '2026-11-25',
  reason: 'Autoclismo a verter',
  by: 'Helena',
  at: '2026-11-22T10:00:00Z',
  in_way: 1,
};
const six = makeRoomToday('6', { arriving: { at: '18:30', guests: 4 } });
const sofia = makeBooking({
  room_id: six.id,
  guest_name: 'Sofia Almeida',
  booking_number: 'R26-SOFIA1',
  number_of_guests: 4,
  check_in_date: '2026-11-23',
  check_out_date: '2026-11-26',
  status: 'confirmed',
});

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-23T11:04:00Z') });
  startSignedIn();
  onTable('get', 'bookings', () => [sofia]);
});

async function openBoard(rooms: RoomToday[], address = '/admin/limpeza') {
  openCleaning(rooms);
  const sent: unknown[] = [];
  onRpc('close_room', (body) => {
    sent.push(body);
    return { id: 'o' };
  });
  onRpc('open_room', (body) => {
    sent.push(body);
    return { ends: outage.ends, reason: outage.reason };
  });
  return { sent, ...(await renderAt(address)) };
}

const inDialog = () => within(screen.getByRole('dialog'));

it('closes a room until a night with its reason, and names the stays in the way with their ways out (CLEAN-03)', async () => {
  const { user, sent } = await openBoard([six]);
  await user.click(await screen.findByRole('button', { name: 'Fora de serviço' }));
  await user.selectOptions(inDialog().getByLabelText('Quarto'), '6');
  expect(screen.getByRole('dialog', { name: 'Quarto 6 fora de serviço' })).toBeVisible();
  expect(await inDialog().findByText('Uma estadia no caminho')).toBeVisible();
  expect(inDialog().getByText(/^, 4 hóspedes, entra hoje, sai qui\., 26 nov\.$/)).toBeVisible();
  const way = (name: string) => inDialog().getByRole('link', { name: `${name}: Sofia Almeida` });
  expect(way('Procurar outro quarto')).toHaveAttribute(
    'href',
    '/admin/bookings?reserva=R26-SOFIA1&acao=alterar',
  );
  expect(way('Abrir a reserva')).toHaveAttribute('href', '/admin/bookings?reserva=R26-SOFIA1');
  const until = inDialog().getByRole('textbox', { name: 'Até, inclusive' });
  await user.clear(until);
  await user.type(until, '25/11{Tab}');
  await user.type(inDialog().getByLabelText('Porquê'), 'Autoclismo a verter');
  expect(await axeFindings()).toEqual([]);
  await user.click(inDialog().getByRole('button', { name: 'Fechar o quarto 6' }));
  await screen.findByText('Quarto 6 fora de serviço até qua., 25 nov.');
  expect(sent).toEqual([{ room: six.id, until: '2026-11-25', reason: 'Autoclismo a verter' }]);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await user.click(screen.getByRole('button', { name: 'Anular' }));
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(sent[1]).toEqual({ room: six.id });
});

it('says at the field what is missing, sends nothing, and keeps what was typed (CLEAN-03)', async () => {
  const { user, sent } = await openBoard([six], '/admin/limpeza?fora=6');
  const until = await screen.findByRole('textbox', { name: 'Até, inclusive' });
  await user.clear(until);
  await user.type(until, '22/11/2026{Tab}');
  await user.click(inDialog().getByRole('button', { name: 'Fechar o quarto 6' }));
  expect(inDialog().getByText('Escolha hoje ou um dia depois.')).toBeVisible();
  expect(inDialog().getByText('Escreva porquê.')).toBeVisible();
  await user.type(inDialog().getByLabelText('Porquê'), 'Duche');
  expect(sent).toEqual([]);
  // Whoever looks at a stay in the way comes back to what was typed.
  await user.click(inDialog().getByRole('button', { name: 'Cancelar' }));
  await user.click(screen.getByRole('button', { name: 'Fora de serviço' }));
  await user.selectOptions(inDialog().getByLabelText('Quarto'), '6');
  expect(inDialog().getByLabelText('Porquê')).toHaveValue('Duche');
});

it('opens a room again, and closes it as it was where that is taken back (CLEAN-03)', async () => {
  const { user, sent } = await openBoard([makeRoomToday('6', { outage, closed: true })]);
  await user.click(await screen.findByRole('button', { name: 'Quarto 6: abrir' }));
  await screen.findByText('Quarto 6 aberto.');
  expect(sent).toEqual([{ room: six.id }]);
  await user.click(screen.getByRole('button', { name: 'Anular' }));
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(sent[1]).toEqual({ room: six.id, until: '2026-11-25', reason: 'Autoclismo a verter' });
});

it('changes day and reason of a room out of service, from its stays in the way too (CLEAN-03)', async () => {
  const { user } = await openBoard([makeRoomToday('6', { outage, closed: true })]);
  await screen.findByText('Fora de serviço', { selector: 'li *' });
  await user.click(
    within(roomRow('6')).getByRole('button', { name: '1 estadia no caminho: resolver' }),
  );
  expect(inDialog().getByLabelText('Porquê')).toHaveValue('Autoclismo a verter');
  expect(await inDialog().findByText('Uma estadia no caminho')).toBeVisible();
  expect(inDialog().getByRole('button', { name: 'Guardar' })).toBeEnabled();
});

it('says why a room could not be closed, and keeps the window open (CLEAN-03)', async () => {
  const { user } = await openBoard([six], '/admin/limpeza?fora=6');
  onRpc('close_room', () => HttpResponse.error());
  await user.type(await screen.findByLabelText('Porquê'), 'Duche');
  await user.click(inDialog().getByRole('button', { name: 'Fechar o quarto 6' }));
  expect(await screen.findByText(/^Não ficou guardado: /)).toBeVisible();
  expectLoggedError('outage');
  expect(inDialog().getByLabelText('Porquê')).toHaveValue('Duche');
});

it('offers nothing to close while the rooms are not known (CLEAN-03)', async () => {
  onRpc('rooms_today', () => HttpResponse.error());
  await renderAt('/admin/limpeza');
  expect(await screen.findByText('Não foi possível carregar os quartos de hoje')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Fora de serviço' })).toBeNull();
});

it('settles after how many nights linen is changed (CLEAN-01)', async () => {
  const { user } = await openBoard([six]);
  const sent = onRpc('set_linen_every', () => 4);
  await user.click(await screen.findByRole('button', { name: 'Roupa de cama a cada 3 noites' }));
  await user.click(inDialog().getByRole('button', { name: 'Mais uma noite' }));
  await user.click(inDialog().getByRole('button', { name: 'Guardar' }));
  await waitFor(() => expect(sent).toEqual([{ nights: 4 }]));
  expect(await screen.findByText('Roupa de cama: a cada 4 noites.')).toBeVisible();
});
