import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { makeEntry, makeNightRoom } from '../../../support/day';
import { openDay } from '../../../support/day-desk';
import { renderAt } from '../../../support/render-at';
import { startSignedIn } from '../../../support/session';
import { findList, rowOf } from './day-screen';

const aoife = makeEntry(1, { guest_name: 'Aoife Brennan' });
const noah = makeEntry(2, { guest_name: 'Noah Lindh' });
const sofia = makeEntry(3, { guest_name: 'Sofia Almeida' });
const camille = makeEntry(4, { guest_name: 'Camille Laurent' });
const leaving = makeEntry(5, {
  guest_name: 'João Valadares',
  room_id: camille.room_id,
  check_in_date: '2026-11-21',
  check_out_date: '2026-11-23',
  status: 'checked_in',
});

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-23T08:02:00Z') });
  startSignedIn();
});

async function openHouse() {
  const rooms = [
    makeNightRoom(1, { id: aoife.room_id, state: 'dirty', since: '2026-11-23T07:40:00Z' }),
    makeNightRoom(2, { id: noah.room_id, state: 'clean', out_until: '2026-11-25' }),
    makeNightRoom(3, { id: sofia.room_id, state: 'inspected' }),
    makeNightRoom(4, { id: camille.room_id, state: 'dirty' }),
  ];
  const arrivals = [aoife, noah, sofia, camille];
  return {
    desk: openDay({ arrivals, departures: [leaving], rooms }),
    ...(await renderAt('/admin/dashboard')),
  };
}

it('says beside who is to come that the room is not ready, and nothing where it is (CLEAN-04)', async () => {
  await openHouse();
  const arrivals = await findList('Chegadas');
  await waitFor(() =>
    expect(rowOf(arrivals, 'Aoife Brennan')).toHaveTextContent('quarto por limpar'),
  );
  expect(rowOf(arrivals, 'Noah Lindh')).toHaveTextContent('fora de serviço até qua., 25 nov.');
  expect(rowOf(arrivals, 'Sofia Almeida')).not.toHaveTextContent('limpar');
  // Somebody is in it yet, which stands there already.
  expect(rowOf(arrivals, 'Camille Laurent')).toHaveTextContent('por vagar');
  expect(rowOf(arrivals, 'Camille Laurent')).not.toHaveTextContent('limpar');
});

it('warns before a check-in into a room that is not ready, and goes on with Enter (CLEAN-04)', async () => {
  const { user, desk } = await openHouse();
  await screen.findByText('quarto por limpar');
  await user.click(screen.getByRole('button', { name: 'Check-in: Aoife Brennan, quarto 1' }));
  const question = within(screen.getByRole('dialog', { name: 'Check-in de Aoife Brennan?' }));
  expect(question.getByText('Quarto 1 por limpar desde as 07:40')).toBeVisible();
  // Nobody is to be registered here.
  expect(question.queryByRole('link')).toBeNull();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(desk.sent).toHaveLength(1));
});

it('asks nothing before a check-in into a room that is ready', async () => {
  const { user, desk } = await openHouse();
  await screen.findByText('quarto por limpar');
  await user.click(screen.getByRole('button', { name: 'Check-in: Sofia Almeida, quarto 3' }));
  await waitFor(() => expect(desk.sent).toHaveLength(1));
  expect(screen.queryByRole('dialog')).toBeNull();
});
