import { act, screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { StaffBooking } from '@/queries/staff-bookings';
import { makeBooking, makeMessage, makeRoom, uuid } from '../support/builders';
import { ines, lukas, NOW } from '../support/booking-window';
import { held } from '../support/held';
import { openHouse, roomWith } from '../support/new-booking';
import { renderAt } from '../support/render-at';
import { openRequestDesk } from '../support/request-desk';
import { answersRead, eventually, holdRounds, nextRound } from '../support/rounds';
import { onRpc, onTable, server } from '../support/server';
import { startSignedIn } from '../support/session';

// Loaded beforehand, so that no test waits for the lazy chunks.
import '@/features/panel/stay/new/NewBookingDialog';

const lea = makeBooking({
  id: uuid(2, 30),
  booking_number: 'R26-LEALEA',
  guest_name: 'Léa Fontaine',
  guest_email: 'lea@example.com',
  created_at: '2026-11-12T10:05:00+00:00',
  updated_at: '2026-11-12T10:05:00+00:00',
});

beforeEach(() => {
  holdRounds(NOW);
  startSignedIn();
});

const rows = () =>
  within(screen.getByRole('region', { name: 'Lista de reservas' }))
    .getAllByRole('link')
    .map(({ textContent }) => textContent);

/** Holds back the answer to the bookings list, with the rows as they were when it was asked. */
function holdList(bookings: StaffBooking[]) {
  const { promise, release } = held();
  const calls = onTable('get', 'bookings', async () => {
    await promise;
    return bookings;
  });
  return { calls, release };
}

describe('what others do', () => {
  it('takes what was deleted out of the list (LIVE-01)', async () => {
    const desk = openRequestDesk([ines, lukas]);
    await renderAt('/admin/bookings');
    await screen.findByText('Lukas Brandt');
    await desk.opened();
    desk.remove(lukas.id);
    await nextRound();
    await eventually(() => expect(rows()).toEqual(['R26-7K3F9Q']));
  });

  it('brings messages into their list, and keeps what is being typed (LIVE-01)', async () => {
    const old = makeMessage({ is_read: true });
    const desk = openRequestDesk([], [old]);
    const { user } = await renderAt(`/admin/contact-messages?mensagem=${old.id}`);
    await user.click(await screen.findByRole('button', { name: 'Adicionar nota' }));
    const notes = screen.getByRole('textbox', { name: 'Notas internas' });
    await user.type(notes, 'Ligar amanhã.');
    await desk.opened();
    const reads = desk.messageCalls.length;
    desk.putMessage(makeMessage({ id: uuid(3, 2), name: 'Rosa Lima', created_at: lea.created_at }));
    await nextRound();
    const list = within(await screen.findByRole('list', { name: 'Mensagens' }));
    expect(await list.findByRole('link', { name: /^Rosa Lima/ })).toBeVisible();
    expect(list.getAllByRole('link')[0]).toHaveTextContent('Rosa Lima');
    expect(notes).toHaveValue('Ligar amanhã.');
    expect(notes).toHaveFocus();
    expect(screen.getByText('1 não lida')).toBeInTheDocument();
    expect(desk.messageCalls).toHaveLength(reads);
  });

  it('reads rooms and their days anew when they changed, and only then (LIVE-03)', async () => {
    const desk = openRequestDesk([]);
    const rooms = onTable('get', 'rooms', () => [makeRoom()]);
    const days = onTable('get', 'room_availability', () => []);
    await renderAt('/admin/availability-pricing');
    await screen.findByRole('grid', { busy: false });
    await desk.opened();
    const read = () => [rooms.length, days.length];
    const before = read();
    await nextRound();
    await eventually(() => expect(desk.rounds.asked).toHaveLength(2));
    await answersRead();
    expect(read()).toEqual(before);
    desk.rounds.noteRoom(makeRoom().id);
    await nextRound();
    await eventually(() => expect(read()).toEqual(before.map((count) => count + 1)));
  });

  it('reckons an open report anew when rooms or their days changed (LIVE-01, REP-02)', async () => {
    const desk = openRequestDesk([]);
    const asked: string[] = [];
    server.use(
      http.post('*/rest/v1/rpc/:name', ({ params: { name } }) => {
        if (name === 'report' || name === 'report_map') asked.push(name);
      }),
    );
    await renderAt('/admin/relatorios');
    await screen.findByText(/^Relatório: /);
    await desk.opened();
    desk.rounds.noteRoom(makeRoom().id);
    await nextRound();
    await eventually(() =>
      expect(asked.toSorted()).toEqual(['report', 'report', 'report_map', 'report_map']),
    );
  });

  it('names in the open form a night that somebody else has just closed (LIVE-01, DESK-03)', async () => {
    const desk = openRequestDesk([ines]);
    const room = roomWith('2');
    const house = openHouse([room]);
    const { user } = await renderAt('/admin/bookings');
    await screen.findByText('Inês Duarte');
    await desk.opened();
    await user.click(screen.getByRole('button', { name: /^Nova reserva/ }));
    const form = within(await screen.findByRole('dialog', { name: 'Nova reserva' }));
    await user.click(await form.findByRole('checkbox', { name: /Quarto 2/ }));
    const closed = { date: '2026-11-12', is_available: false, custom_price: null };
    house.change([{ ...room, room_availability: [closed] }]);
    desk.rounds.noteRoom(room.id);
    await nextRound();
    expect(await form.findByText('O quarto 2 está bloqueado a 12 nov.')).toBeVisible();
  });

  it('says on every screen that a colleague has paused the requests (LIVE-01)', async () => {
    const desk = openRequestDesk([ines]);
    await renderAt('/admin/bookings');
    await screen.findByText('Inês Duarte');
    await desk.opened();
    desk.pause('2026-11-12T09:58:00+00:00');
    await nextRound();
    expect(await screen.findByText('Pedidos online em pausa desde as 09:58')).toBeVisible();
  });

  it('reads everything anew after a long sleep (LIVE-01)', async () => {
    const desk = openRequestDesk([ines]);
    await renderAt('/admin/bookings');
    await screen.findByText('Inês Duarte');
    await desk.opened();
    desk.add(lea);
    desk.rounds.forget();
    await nextRound();
    expect(await screen.findByText('Léa Fontaine')).toBeVisible();
  });

  it('is told by the next round when a list is on its way, which would undo it (LIVE-01)', async () => {
    const desk = openRequestDesk([ines]);
    const { user } = await renderAt('/admin/bookings');
    await screen.findByText('Inês Duarte');
    await desk.opened();
    const list = holdList([{ ...ines, guest_name: 'Inês Duarte Sá' }]);
    await user.click(screen.getByRole('button', { name: /^Atualizar/ }));
    await eventually(() => expect(list.calls).toHaveLength(1));
    desk.add(lea);
    await nextRound();
    await eventually(() => expect(desk.rounds.asked).toEqual([null, 0]));
    await answersRead();
    list.release();
    await screen.findByText('Inês Duarte Sá');
    expect(screen.queryByText('Léa Fontaine')).not.toBeInTheDocument();
    await nextRound();
    expect(await screen.findByText('Léa Fontaine')).toBeVisible();
    expect(desk.rounds.asked).toEqual([null, 0, 0]);
  });
});

describe('the line', () => {
  const strip = () => screen.queryByText(/^Sem ligação desde/);

  it('says since when the browser has none, politely, and is silent when it is back', async () => {
    openRequestDesk([ines]);
    await renderAt('/admin/bookings');
    await screen.findByText('Inês Duarte');
    vi.setSystemTime('2026-11-12T10:02:30Z');
    act(() => void window.dispatchEvent(new Event('offline')));
    expect(strip()).toHaveTextContent(/^Sem ligação desde as 10:02\. O que vê pode ter mudado\.$/);
    expect(strip()?.closest('output')).not.toBeNull();
    act(() => void window.dispatchEvent(new Event('online')));
    expect(strip()).not.toBeInTheDocument();
  });

  it('keeps silent of one lost answer, and says when no answer has come for longer', async () => {
    const desk = openRequestDesk([ines]);
    await renderAt('/admin/bookings');
    await screen.findByText('Inês Duarte');
    await desk.opened();
    const cut = vi.fn<() => void>();
    onRpc('whats_new', () => {
      cut();
      return HttpResponse.error();
    });
    await nextRound();
    await eventually(() => expect(cut).toHaveBeenCalledOnce());
    await answersRead();
    expect(strip()).not.toBeInTheDocument();
    await nextRound();
    await eventually(() => expect(strip()).toHaveTextContent('desde as 10:00'));
    server.resetHandlers();
    startSignedIn();
    await nextRound();
    await eventually(() => expect(strip()).not.toBeInTheDocument());
  });
});
