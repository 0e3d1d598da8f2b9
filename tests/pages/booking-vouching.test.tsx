import { screen } from '@testing-library/react';
import { beforeAll, expect, it, vi } from 'vitest';
import { uuid } from '../support/builders';
import { onGuestFunction } from '../support/guest-page';
import { axeFindings } from '../support/render-at';
import { sentRows } from '../support/sent-rows';
import { onTable } from '../support/server';
import { confirm, JOURNEY_TIMEOUT_MS, leque, openHouse, openReview } from './booking-journey';

vi.setConfig({ testTimeout: JOURNEY_TIMEOUT_MS });

beforeAll(async () => {
  await import('@/pages/public/BookingPage');
});

const TOO_MANY = 'Recebemos muitos pedidos de momento. Confirme o seu e-mail ou ligue-nos.';

it('a request beyond the bounds goes once its e-mail is confirmed, under the same key (MAIL-08, TRACK-01)', async () => {
  openHouse();
  let isApproved = false;
  const inserts = onTable('post', 'bookings', () =>
    isApproved
      ? [{ id: uuid(2, 1), room_id: leque.id, booking_number: 'R26-FEITO1' }]
      : { status: 429, code: 'HS018', message: TOO_MANY, hint: 'confirm-email' },
  );
  let isOff = true;
  const asked = onGuestFunction('request_approval', () =>
    isOff ? { status: 400, code: 'HS019', message: 'Não enviamos e-mails de momento.' } : undefined,
  );
  const { user } = await openReview([{ room: leque, guests: 4 }]);
  await confirm(user);

  const ask = await screen.findByRole('button', { name: 'Confirmar o meu e-mail' });
  expect(screen.getByRole('alert')).toHaveTextContent(TOO_MANY);
  await user.click(ask);
  expect(await screen.findByText('Não enviamos e-mails de momento.')).toBeVisible();
  isOff = false;
  await user.click(ask);
  expect(
    await screen.findByText(/^Enviámos uma ligação para ines\.duarte@correio\.example\./),
  ).toBeVisible();
  expect(await axeFindings()).toEqual([]);

  // The mail names the key: what is sent again carries the same.
  isApproved = true;
  await confirm(user);
  const link = await screen.findByRole('link', { name: 'Abrir a minha reserva' });
  const keys = inserts.map((call) => sentRows(call)[0]?.access_key);
  expect(new Set(keys).size).toBe(1);
  const request = { key: keys[0], email: 'ines.duarte@correio.example', language: 'pt' };
  expect(asked).toEqual([request, request]);
  expect(link).toHaveAttribute('href', `/reserva#${keys[0]}`);
});
