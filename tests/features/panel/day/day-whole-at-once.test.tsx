import { screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { makeEntry, makeNightRoom, MONDAY } from '../../../support/day';
import { openDay } from '../../../support/day-desk';
import { renderAt } from '../../../support/render-at';
import { startSignedIn } from '../../../support/session';
import { findList, rowOf } from './day-screen';

vi.mock('@/lib/retry-import', async (original) => {
  const { retryImport } = await original<typeof import('@/lib/retry-import')>();
  return {
    retryImport: async (load: () => Promise<unknown>) =>
      /AdminApp|DashboardPage/.test(String(load)) ? retryImport(load) : new Promise(() => {}),
  };
});

const tobias = makeEntry(1, { guest_name: 'Tobias Keller' });
const noah = makeEntry(2, { guest_name: 'Noah Lindh' });
const helena = makeEntry(3, {
  guest_name: 'Helena Prado',
  room_id: tobias.room_id,
  room_number: '1',
  check_in_date: '2026-11-21',
  check_out_date: MONDAY,
  status: 'checked_in',
});

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-23T08:02:00Z') });
  startSignedIn();
});

async function openHouse() {
  const rooms = [makeNightRoom(2, { id: noah.room_id, state: 'dirty' })];
  const register = [{ booking_id: noah.id, person: 1, is_proposal: true, missing: [] }];
  const desk = openDay({ arrivals: [tobias, noah], departures: [helena], rooms, register });
  return { desk, ...(await renderAt('/admin/dashboard')) };
}

it('asks before a check-in into a taken room while nothing else of the panel has come (DAY-02)', async () => {
  const { user, desk } = await openHouse();
  await user.click(await screen.findByRole('button', { name: /^Check-in: Tobias Keller/ }));
  expect(screen.getByRole('alertdialog', { name: 'O quarto 1 ainda está ocupado' })).toBeVisible();
  expect(desk.sent).toEqual([]);
});

it('asks before a check-in into a room that is not ready while nothing else of the panel has come (CLEAN-04, REG-03)', async () => {
  const { user, desk } = await openHouse();
  await user.click(await screen.findByRole('button', { name: /^Check-in: Noah Lindh/ }));
  const question = screen.getByRole('dialog', { name: 'Check-in de Noah Lindh?' });
  expect(question).toHaveTextContent('0 de 2 registados');
  expect(desk.sent).toEqual([]);
});

it('draws all of a row at once, so that none grows under the finger (DAY-02)', async () => {
  await openHouse();
  const row = rowOf(await findList('Chegadas'), 'Noah Lindh');
  expect(row).toHaveTextContent(/0 de 2 registados1 proposta.*quarto por limpar.*Receber/);
  expect(rowOf(await findList('Saídas'), 'Helena Prado')).toHaveTextContent('Mais uma noite');
});
