import { act, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { uuid } from '../support/builders';
import { inDialog, ines, openBooking, startAtDesk, statusButton } from '../support/booking-window';
import { openChangeableDesk } from '../support/changeable-desk';
import { openRequestDesk } from '../support/request-desk';
import { renderAt } from '../support/render-at';
import { onRpc, roundAnswer, server } from '../support/server';

// Loaded beforehand, so that no test waits for the lazy chunks.
import '@/features/panel/request/CancelAlike';

beforeEach(startAtDesk);

const SUCCESS = 'Estado da reserva atualizado com sucesso!';

describe('a status whose answer is lost', () => {
  /** Confirms the request of Inês; it is stored, but no answer comes. */
  async function confirmUnheard(isLineBack = false, answer = () => HttpResponse.error()) {
    const desk = openChangeableDesk([ines]);
    const { user } = await openBooking(ines.booking_number);
    server.use(
      http.patch(
        '*/rest/v1/bookings',
        async ({ request }) => {
          desk.changeElsewhere(ines.id, Object(await request.json()));
          return answer();
        },
        { once: true },
      ),
    );
    if (!isLineBack) desk.cutNextQuestion();
    await user.click(statusButton('Confirmada'));
    return { desk, user };
  }

  it('is asked for at once, and is done when the line is back (ADM-BOOK-36)', async () => {
    await confirmUnheard(true);
    expect(await screen.findByText(SUCCESS)).toBeVisible();
    expect(statusButton('Confirmada')).toHaveAttribute('aria-current', 'true');
  });

  it('by a gateway is asked for as well (ADM-BOOK-36)', async () => {
    await confirmUnheard(true, () => new HttpResponse('Bad Gateway', { status: 502 }));
    expect(await screen.findByText(SUCCESS)).toBeVisible();
  });

  it('and sent again is done, not told as a colleague’s (ADM-BOOK-36, DESK-11)', async () => {
    const { desk, user } = await confirmUnheard();
    expect(await screen.findByText(/^Erro ao atualizar reserva: sem ligação/)).toBeVisible();
    // What a colleague does besides changes the version again.
    desk.changeElsewhere(ines.id, { admin_notes: 'Berço.' });
    await user.click(statusButton('Confirmada'));
    expect(await screen.findByText(SUCCESS)).toBeVisible();
    expect(screen.queryByText(/A sua alteração não foi feita/)).toBeNull();
    expect(inDialog().getByText('Berço.')).toBeVisible();
  });

  it('is not told as a colleague’s when a round brings it (LIVE-01, DESK-11)', async () => {
    const { desk } = await confirmUnheard();
    await screen.findByText(/^Erro ao atualizar reserva: sem ligação/);
    onRpc('whats_new', () => roundAnswer({ bookings: [desk.row(ines.id) ?? ines] }));
    await waitFor(() => {
      act(() => void window.dispatchEvent(new Event('online')));
      expect(statusButton('Confirmada')).toHaveAttribute('aria-current', 'true');
    });
    expect(screen.queryByText('Esta reserva mudou entretanto.')).toBeNull();
    // What comes after it is by somebody else again.
    desk.changeElsewhere(ines.id, { number_of_guests: 1 });
    await waitFor(() => {
      act(() => void window.dispatchEvent(new Event('online')));
      expect(screen.getByText('Esta reserva mudou entretanto.')).toBeVisible();
    });
  });
});

it('counts the requests that were cancelled before the answer was lost', async () => {
  const flood = [1, 2, 3].map((n) => ({
    ...ines,
    id: uuid(2, n),
    booking_number: `R26-FLOOD${n}`,
  }));
  const desk = openRequestDesk(flood);
  const { user } = await renderAt('/admin/bookings?reserva=R26-FLOOD1');
  await user.click(await screen.findByRole('button', { name: 'Cancelar todas deste remetente' }));
  const dialog = within(
    await screen.findByRole('dialog', { name: 'Cancelar todas deste remetente' }),
  );
  desk.loseNextAnswer();
  await user.click(await dialog.findByRole('button', { name: 'Cancelar 3 reservas' }));
  expect(await dialog.findByText(/sem ligação/)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Cancelar 3 reservas' }));
  expect(await screen.findByText('3 reservas canceladas')).toBeVisible();
  expect(screen.queryByText(/já tinha/)).toBeNull();
});
