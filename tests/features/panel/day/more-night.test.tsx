import { screen, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { makeRoom } from '../../../support/builders';
import { makeEntry, MONDAY } from '../../../support/day';
import { openDay } from '../../../support/day-desk';
import { renderAt } from '../../../support/render-at';
import { onTable } from '../../../support/server';
import { startSignedIn } from '../../../support/session';

// Loaded beforehand, so that no test waits for the lazy chunks.
import '@/features/panel/stay/change/night/OneMoreNight';

const room = makeRoom({ room_number: '3', name: 'Duplo Sol', price_per_night: 58 });
const helena = makeEntry(3, {
  room_id: room.id,
  guest_name: 'Helena Prado',
  check_in_date: '2026-11-21',
  check_out_date: MONDAY,
  total_price: 116,
  status: 'checked_in',
});
const gone = makeEntry(4, {
  ...helena,
  id: 'gone',
  guest_name: 'Noah Lindh',
  status: 'checked_out',
});

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-23T08:02:00Z') });
  startSignedIn();
});

it('keeps a guest who should leave today one night more, with two taps (DESK-14)', async () => {
  const desk = openDay({ departures: [helena, gone] });
  onTable('get', 'rooms', () => [room]);
  const { user } = await renderAt('/admin/dashboard');
  await user.click(await screen.findByRole('button', { name: 'Mais uma noite: Helena Prado' }));
  expect(screen.queryByRole('button', { name: 'Mais uma noite: Noah Lindh' })).toBeNull();
  const sheet = within(await screen.findByRole('dialog', { name: 'Mais uma noite' }));
  await user.click(await sheet.findByRole('button', { name: /^Fica no quarto 3/ }));
  expect(await screen.findByText('Fica até 24 nov. 2026, quarto 3.')).toBeVisible();
  expect(desk.sent).toMatchObject([
    { id: helena.id, set: { check_out_date: '2026-11-24', total_price: 174 } },
  ]);
});
