import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  ALL_STAYS,
  barOf,
  compass,
  isSaid,
  keller,
  lopes,
  makeStay,
  melo,
  openMovingHouse,
  openMoves,
  roomOf,
  startMoving,
  strip,
} from '../../../support/moving-house';
import { expectLoggedError, server } from '../../../support/server';

beforeEach(startMoving);

afterEach(() => vi.useRealTimers());

describe('a stay that cannot be moved as it was meant', () => {
  it('says who was quicker, draws it, and lets go on from there (DESK-07)', async () => {
    const house = openMovingHouse({ stays: ALL_STAYS });
    const { user } = await openMoves();
    barOf('Melo').focus();
    await user.keyboard('m{ArrowDown}{ArrowDown}');
    const vidal = makeStay('Marta Vidal', { room_id: compass.id, booking_number: 'R26-VIDAL1' });
    house.addElsewhere(vidal);
    house.refuseNext('23P01', 'R26-VIDAL1');
    await user.keyboard('{Enter}');
    expect(await screen.findByText('Acabou de ser ocupado por Vidal.')).toBeVisible();
    expect(barOf('Vidal')).toBeVisible();
    expect(strip().getByRole('button', { name: 'Guardar' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    expectLoggedError('moveStay');
  });

  it('says who took its place before the days around it were read (DESK-07, LIVE-01)', async () => {
    const house = openMovingHouse({ stays: ALL_STAYS });
    const { user } = await openMoves();
    let answer = () => {};
    const asked = new Promise<void>((resolve) => {
      answer = resolve;
    });
    server.use(
      http.get('*/rest/v1/room_availability', async () => asked.then(() => HttpResponse.json([])), {
        once: true,
      }),
    );
    house.addElsewhere(makeStay('Marta Vidal', { room_id: compass.id }));
    barOf('Melo').focus();
    await user.keyboard('m{ArrowDown}{ArrowDown}');
    answer();
    expect(await screen.findByText('Acabou de ser ocupado por Vidal.')).toBeVisible();
    await user.keyboard('{Enter}');
    await isSaid('Quarto 11: ocupado por Vidal.');
    expect(house.sent).toEqual([]);
  });

  it('reads a stay anew that a colleague has changed, and says so (DESK-07, LIVE-01)', async () => {
    const house = openMovingHouse({ stays: ALL_STAYS });
    const { user } = await openMoves();
    barOf('Melo').focus();
    await user.keyboard('m{ArrowDown}{ArrowDown}');
    house.changeElsewhere(melo.id, { check_out_date: '2026-11-20', total_price: 232 });
    await user.keyboard('{Enter}');
    expect(
      await screen.findByText(
        'Entretanto, esta estadia foi alterada por outra pessoa. Está como ficou.',
      ),
    ).toBeVisible();
    expect(strip().getByText('16 a 20 nov., as mesmas')).toBeVisible();
    expect(roomOf('Melo')).toBe('3');
    await user.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    await screen.findByText('Catarina Melo passou para o quarto 11.');
    expect(house.sent.at(-1)).toEqual([
      { id: melo.id, updated_at: '1', set: { room_id: compass.id } },
    ]);
  });

  it('never moves a stay twice when the answer was lost (DESK-07)', async () => {
    const house = openMovingHouse({ stays: ALL_STAYS });
    const { user } = await openMoves();
    barOf('Melo').focus();
    await user.keyboard('s{ArrowRight}');
    house.loseNextAnswer();
    await user.keyboard('{Enter}');
    expect(await screen.findByText(/^Erro ao guardar: sem ligação ao servidor/)).toBeVisible();
    await user.keyboard('{Enter}');
    expect(await screen.findByText('Catarina Melo fica de 16 a 20 de novembro.')).toBeVisible();
    expect(barOf('Melo').closest('td')).toHaveAttribute('colspan', '4');
    expectLoggedError('moveStay');
  });

  it('draws what others do after the stay is put down, not beneath the hand (LIVE-01)', async () => {
    const house = openMovingHouse({ stays: ALL_STAYS });
    const { user } = await openMoves();
    barOf('Melo').focus();
    await user.keyboard('m');
    house.addElsewhere(makeStay('Marta Vidal', { room_id: compass.id }));
    await user.keyboard('{ArrowDown}{ArrowDown}');
    document.dispatchEvent(new Event('visibilitychange'));
    expect(screen.queryByRole('link', { name: /Vidal/ })).toBeNull();
    house.refuseNext('23P01', 'R26-OTHER');
    await user.keyboard('{Enter}');
    expect(
      await screen.findByText('Acabou de ser ocupado por outra reserva (R26-OTHER).'),
    ).toBeVisible();
    await user.keyboard('{Escape}');
    expect(await screen.findByRole('link', { name: /Vidal/ })).toBeVisible();
    expectLoggedError('moveStay');
  });

  it('never splits a stay twice when the answer was lost (DESK-09)', async () => {
    const house = openMovingHouse({ stays: [keller] });
    const { user } = await openMoves();
    barOf('Keller').focus();
    await user.keyboard('m{ArrowDown}');
    house.loseNextAnswer();
    await user.keyboard('{Enter}');
    expect(await screen.findByText(/^Erro ao guardar: sem ligação ao servidor/)).toBeVisible();
    await user.keyboard('{Enter}');
    expect(await screen.findByText('Tobias Keller passa hoje para o quarto 5.')).toBeVisible();
    expect(house.parts('Tobias Keller')).toBe(2);
    expectLoggedError('moveStay');
  });
});

const CHANGED_ELSEWHERE =
  'Entretanto, esta estadia foi alterada por outra pessoa. Está como ficou.';

describe('a move that is taken back', () => {
  /** Moves Melo to room 11, which its notice offers to undo. */
  async function moveMelo() {
    const house = openMovingHouse({ stays: ALL_STAYS });
    const { user } = await openMoves();
    barOf('Melo').focus();
    await user.keyboard('m{ArrowDown}{ArrowDown}{Enter}');
    await screen.findByText('Catarina Melo passou para o quarto 11.');
    await waitFor(() => expect(barOf('Melo')).toHaveFocus());
    return { house, user };
  }

  it('and refused leaves the grid showing what others do (DESK-07, LIVE-01)', async () => {
    const { house, user } = await moveMelo();
    house.changeElsewhere(melo.id, { check_out_date: '2026-11-20' });
    await user.keyboard('z');
    expect(await screen.findByText(CHANGED_ELSEWHERE)).toBeVisible();
    house.addElsewhere(
      makeStay('Marta Vidal', {
        room_id: lopes.room_id,
        check_in_date: '2026-11-20',
        check_out_date: '2026-11-22',
      }),
    );
    window.dispatchEvent(new Event('visibilitychange'));
    expect(await screen.findByRole('link', { name: /Vidal/ })).toBeVisible();
  });

  it('leaves another stay lifted, and clears its way (DESK-07)', async () => {
    const { house, user } = await moveMelo();
    barOf('Lopes').focus();
    await user.keyboard('m{ArrowDown}');
    const save = strip().getByRole('button', { name: 'Guardar' });
    expect(save).toHaveAttribute('aria-disabled', 'true');
    await user.click(screen.getByRole('button', { name: 'Anular' }));
    expect(await screen.findByText('Mudança anulada.')).toBeVisible();
    expect(roomOf('Melo')).toBe('3');
    await waitFor(() => expect(save).not.toHaveAttribute('aria-disabled', 'true'));
    await waitFor(() => expect(barOf('Lopes')).toHaveFocus());
    await user.keyboard('{Enter}');
    await screen.findByText('Carla Lopes passou para o quarto 11.');
    expect(house.sent.at(-1)).toEqual([
      { id: lopes.id, updated_at: 'first', set: { room_id: compass.id } },
    ]);
  });

  it('is not put back into a room that was taken meanwhile, and says by whom (DESK-07)', async () => {
    const { house, user } = await moveMelo();
    house.refuseNext('23P01', 'R26-OTHER');
    await user.keyboard('z');
    const words = await screen.findByText('Acabou de ser ocupado por outra reserva (R26-OTHER).');
    expect(words.nextElementSibling).toHaveTextContent('Catarina Melo');
    expect(roomOf('Melo')).toBe('11');
  });

  it('and refused says so in a notice, not on another stay that is lifted (DESK-07)', async () => {
    const { house, user } = await moveMelo();
    barOf('Lopes').focus();
    await user.keyboard('m{ArrowRight}');
    house.changeElsewhere(melo.id, { check_out_date: '2026-11-20' });
    await user.click(screen.getByRole('button', { name: 'Anular' }));
    const words = await screen.findByText(CHANGED_ELSEWHERE);
    expect(words.nextElementSibling).toHaveTextContent('Catarina Melo');
    expect(strip().getByRole('alert')).toBeEmptyDOMElement();
    expect(strip().getByText('16 a 19 nov.')).toBeVisible();
  });
});
