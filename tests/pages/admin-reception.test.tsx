import { screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, it } from 'vitest';
import { inArchive, inDialog, ines, openBooking } from '../support/booking-window';
import { makeMailSettings, makeMember, makeMessage, makeRoom } from '../support/builders';
import { openDesk } from '../support/desk';
import { openHouse } from '../support/house';
import { renderAt } from '../support/render-at';
import { onTable, server } from '../support/server';
import { startSignedIn } from '../support/session';

// Loaded beforehand, because these tests go there from another page.
import '@/pages/admin/BookingsPage';

// What only the owner may, reception is not offered: the database would refuse it.

const marta = makeMember({ name: 'Marta Nunes', role: 'reception' });

beforeEach(() => startSignedIn({ account: marta }));

/** The name at the foot is there once it is known who this is. */
const known = () => screen.findByRole('link', { name: /Marta Nunes/ });

it('a room is changed and switched off, not deleted (STAFF-02)', async () => {
  openHouse({ rooms: [makeRoom({ room_number: '2' })] });
  await renderAt('/admin/rooms');
  await known();
  expect(await screen.findByRole('button', { name: 'Editar quarto 2' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Eliminar quarto 2' })).toBeNull();
});

it('a guest’s data are copied, not erased, and an archived booking stays (STAFF-02)', async () => {
  openDesk([{ ...ines, ...inArchive }]);
  await openBooking(ines.booking_number, '?arquivadas=1');
  await known();
  expect(await inDialog().findByRole('button', { name: 'Descarregar dados' })).toBeVisible();
  expect(inDialog().getByText('Apagar é com a gerência.')).toBeVisible();
  for (const name of ['Apagar dados', 'Eliminar reserva']) {
    expect(inDialog().queryByRole('button', { name })).toBeNull();
  }
});

it('an archived message is taken out again, not deleted (STAFF-02)', async () => {
  onTable('get', 'contact_messages', () => [makeMessage({ archived: true, is_read: true })]);
  const { user } = await renderAt('/admin/contact-messages?arquivadas=1');
  await known();
  const [row] = await screen.findAllByRole('link', { name: new RegExp(makeMessage().name) });
  if (row !== undefined) await user.click(row);
  expect(await screen.findByRole('button', { name: 'Desarquivar' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Eliminar' })).toBeNull();
});

it('the house’s paragraphs in mails are written, its address and switches are read (STAFF-02)', async () => {
  onTable('get', 'mail_texts', () => []);
  onTable('get', 'mail_settings', () => [makeMailSettings({ off: ['arrival'] })]);
  server.use(http.head('*/rest/v1/mails', () => new HttpResponse(null)));
  await renderAt('/admin/mail-texts');
  await known();
  expect((await screen.findAllByText('Desligado')).length).toBeGreaterThan(0);
  expect(screen.queryByRole('switch', { name: /^Enviar/ })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Endereço da casa e IBAN' })).toBeNull();
});
