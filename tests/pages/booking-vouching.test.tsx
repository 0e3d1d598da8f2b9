import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { beforeAll, expect, it } from 'vitest';
import { uuid } from '../support/builders';
import { onGuestFunction } from '../support/guest-page';
import { axeFindings, renderAt } from '../support/render-at';
import { sentRows } from '../support/sent-rows';
import { onTable } from '../support/server';
import { confirm, leque, next, openHouse, openReview, stepTitle } from './booking-journey';

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

  // The mail contains the key, so the repeated request must have the same one.
  isApproved = true;
  await confirm(user);
  const link = await screen.findByRole('link', { name: 'Abrir a minha reserva' });
  const keys = inserts.map((call) => sentRows(call)[0]?.access_key);
  expect(new Set(keys).size).toBe(1);
  const request = { key: keys[0], email: 'ines.duarte@correio.example', language: 'pt' };
  expect(asked).toEqual([request, request]);
  expect(link).toHaveAttribute('href', `/reserva#${keys[0]}`);
});

const ask = async (user: UserEvent) =>
  user.click(await screen.findByRole('button', { name: 'Confirmar o meu e-mail' }));

/** Refuses every request until its e-mail is confirmed; gives the keys under which they came. */
function refuseAll() {
  const inserts = onTable('post', 'bookings', () => ({
    status: 429,
    code: 'HS018',
    message: TOO_MANY,
    hint: 'confirm-email',
  }));
  return () => inserts.map((call) => sentRows(call)[0]?.access_key);
}

/** From the review to the contact, where the e-mail is typed anew, and back. */
async function correctEmail(user: UserEvent, email: string) {
  await user.click(screen.getByRole('button', { name: 'Alterar contacto' }));
  const field = await screen.findByLabelText('Email');
  await user.clear(field);
  await user.click(field);
  await user.paste(email);
  await next(user);
  await stepTitle('Confirme o seu pedido');
}

it('a corrected e-mail is confirmed under a key of its own (MAIL-08)', async () => {
  openHouse();
  const keys = refuseAll();
  const asked = onGuestFunction('request_approval', () => undefined);
  const { user } = await openReview([{ room: leque, guests: 4 }]);
  await confirm(user);
  await ask(user);
  await screen.findByText(/^Enviámos uma ligação para ines\.duarte@correio\.example\./);

  await correctEmail(user, 'ines@correio.example');
  await confirm(user);
  await ask(user);
  expect(
    await screen.findByText(/^Enviámos uma ligação para ines@correio\.example\./),
  ).toBeVisible();
  const [first, second] = keys();
  expect(second).not.toBe(first);
  expect(asked).toEqual([
    { key: first, email: 'ines.duarte@correio.example', language: 'pt' },
    { key: second, email: 'ines@correio.example', language: 'pt' },
  ]);
});

it('the key that a mail has named is still there after a reload, until the request is in (MAIL-08)', async () => {
  openHouse();
  const keys = refuseAll();
  const { user, unmount } = await openReview([{ room: leque, guests: 4 }]);
  await confirm(user);
  await screen.findByRole('button', { name: 'Confirmar o meu e-mail' });
  unmount();

  const again = await renderAt('/reservas');
  await stepTitle('Confirme o seu pedido');
  await confirm(again.user);
  await screen.findByRole('button', { name: 'Confirmar o meu e-mail' });
  const [first, second] = keys();
  expect(second).toBe(first);

  onTable('post', 'bookings', () => [
    { id: uuid(2, 1), room_id: leque.id, booking_number: 'R26-FEITO1' },
  ]);
  await confirm(again.user);
  await screen.findByRole('link', { name: 'Abrir a minha reserva' });
  // The ticket keeps it for its link; the next request must not be sent with it.
  expect(sessionStorage.getItem('hostel.booking-draft') ?? '').not.toContain(first);
});

it('another request after a lost answer has a key of its own: the first may have arrived (TRACK-01)', async () => {
  openHouse();
  const lost = onTable('post', 'bookings', () => ({ status: 503, code: '', message: 'upstream' }));
  const { user } = await openReview([{ room: leque, guests: 4 }]);
  await confirm(user);
  await screen.findByRole('alert');

  const keys = refuseAll();
  await correctEmail(user, 'ines@correio.example');
  await confirm(user);
  await screen.findByRole('button', { name: 'Confirmar o meu e-mail' });
  const [first] = lost.map((call) => sentRows(call)[0]?.access_key);
  expect(first).toMatch(/^[\w-]{24}$/);
  expect(keys()).not.toContain(first);
});
