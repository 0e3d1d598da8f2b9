import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { makeDaySheet, makeEntry, MONDAY } from '../../../support/day';
import { openDay } from '../../../support/day-desk';
import { renderAt } from '../../../support/render-at';
import { onRpc } from '../../../support/server';
import { startSignedIn } from '../../../support/session';
import { findList, guestsOf, rowOf } from './day-screen';

const tobias = makeEntry(1, { guest_name: 'Tobias Keller', status: 'awaiting_payment' });
const noah = makeEntry(2, { guest_name: 'Noah Lindh' });
const helena = makeEntry(3, {
  guest_name: 'Helena Prado',
  check_in_date: '2026-11-21',
  check_out_date: MONDAY,
  status: 'checked_in',
});

const checkIn = { name: 'Check-in: Tobias Keller, quarto 1' };
const undo = { name: 'Anular: Tobias Keller, quarto 1' };

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-23T08:02:00Z') });
  startSignedIn();
});

describe('one tap', () => {
  it('checks in, says so, and is taken back in its place (DAY-02)', async () => {
    const desk = openDay({ arrivals: [tobias, noah] });
    const { user } = await renderAt('/admin/dashboard');
    await user.click(await screen.findByRole('button', checkIn));
    const list = await findList('Chegadas');
    expect(rowOf(list, 'Tobias Keller')).toHaveTextContent('Check-in feito às 08:02');
    await waitFor(() => expect(screen.getByRole('button', undo)).toHaveFocus());
    // The row keeps its place while the focus is in the list.
    expect(guestsOf(list)).toEqual(['Tobias Keller', 'Noah Lindh']);
    expect(await screen.findByText('Check-in de Tobias Keller feito.')).toBeInTheDocument();
    expect(desk.sent).toEqual([
      { id: tobias.id, updated_at: tobias.updated_at, set: { status: 'checked_in' } },
    ]);

    await user.keyboard('{Enter}');
    expect(screen.getByRole('button', checkIn)).toHaveFocus();
    expect(await screen.findByText('Check-in de Tobias Keller anulado.')).toBeInTheDocument();
    expect(desk.status(tobias.id)).toBe('awaiting_payment');
    expect(desk.sent).toHaveLength(2);
  });

  it('still says what is due once the guest has checked in (PAY-04)', async () => {
    openDay({ arrivals: [tobias] });
    const { user } = await renderAt('/admin/dashboard');
    await user.click(await screen.findByRole('button', checkIn));
    const row = rowOf(await findList('Chegadas'), 'Tobias Keller');
    expect(row).toHaveTextContent('Check-in feito às 08:02');
    expect(row).toHaveTextContent(/110,00\s€/);
  });

  it('asks before it checks in to a room whose guest has not left (DAY-02)', async () => {
    const leaving = { ...helena, room_number: '1', room_id: tobias.room_id };
    const desk = openDay({ arrivals: [tobias], departures: [leaving] });
    const { user } = await renderAt('/admin/dashboard');
    const button = await screen.findByRole('button', checkIn);
    await user.click(button);
    const question = screen.getByRole('alertdialog', { name: 'O quarto 1 ainda está ocupado' });
    expect(question).toHaveTextContent('Helena Prado (2 hóspedes) ainda não fez check-out.');
    await user.click(screen.getByRole('button', { name: 'Voltar' }));
    expect(desk.sent).toEqual([]);
    await waitFor(() => expect(button).toHaveFocus());

    await user.click(button);
    await user.click(screen.getByRole('button', { name: 'Check-in na mesma' }));
    expect(await screen.findByText('Check-in de Tobias Keller feito.')).toBeInTheDocument();
    expect(desk.status(tobias.id)).toBe('checked_in');
  });

  it('checks out, and Z takes it back (DAY-02)', async () => {
    const desk = openDay({ departures: [helena] });
    const { user } = await renderAt('/admin/dashboard');
    await user.click(await screen.findByRole('button', { name: /^Check-out: Helena Prado/ }));
    expect(await screen.findByText('Check-out de Helena Prado feito.')).toBeInTheDocument();
    expect(desk.status(helena.id)).toBe('checked_out');
    await user.keyboard('z');
    expect(await screen.findByText('Check-out de Helena Prado anulado.')).toBeInTheDocument();
    expect(desk.status(helena.id)).toBe('checked_in');
  });

  it('is still taken back by Z after a look at another day (DAY-02)', async () => {
    const desk = openDay({ departures: [helena] });
    onRpc('day_sheet', (body) => {
      const { day } = Object(body);
      return day === MONDAY ? undefined : makeDaySheet({ day });
    });
    const { user } = await renderAt('/admin/dashboard');
    await user.click(await screen.findByRole('button', { name: /^Check-out: Helena Prado/ }));
    await screen.findByText('Check-out de Helena Prado feito.');
    await user.click(screen.getByRole('button', { name: /^Dia seguinte/ }));
    await waitFor(() => expect(screen.queryByText('Helena Prado')).toBeNull());
    await user.keyboard('z');
    await user.click(screen.getByRole('button', { name: /^Dia anterior/ }));
    await screen.findByText('Helena Prado');
    expect(desk.status(helena.id)).toBe('checked_out');
    await user.keyboard('z');
    expect(await screen.findByText('Check-out de Helena Prado anulado.')).toBeInTheDocument();
    expect(desk.status(helena.id)).toBe('checked_in');
  });

  it('after tap is stored, also when the next comes before the answer (DAY-02)', async () => {
    const desk = openDay({ arrivals: [tobias, noah] });
    const { user } = await renderAt('/admin/dashboard');
    await user.dblClick(await screen.findByRole('button', checkIn));
    await user.click(screen.getByRole('button', { name: /^Check-in: Noah Lindh/ }));
    await screen.findByText('Check-in de Noah Lindh feito.');
    expect(desk.status(tobias.id)).toBe('awaiting_payment');
    expect(desk.status(noah.id)).toBe('checked_in');
    expect(screen.queryByRole('alert', { name: /Erro/ })).toBeNull();
  });
});

describe('a tap that cannot be stored', () => {
  it('leaves the row as it was and says why (DAY-02)', async () => {
    const desk = openDay({ arrivals: [tobias] });
    desk.line.isCut = true;
    const { user } = await renderAt('/admin/dashboard');
    await user.click(await screen.findByRole('button', checkIn));
    expect(
      await screen.findByText(
        'Erro ao atualizar reserva: sem ligação ao servidor. Verifique a rede e tente novamente.',
      ),
    ).toBeVisible();
    expect(screen.getByRole('button', checkIn)).toHaveFocus();
    expect(screen.queryByText('Check-in de Tobias Keller feito.')).toBeNull();
  });

  it('is not told so when only the answer was lost (DAY-02)', async () => {
    const desk = openDay({ arrivals: [tobias] });
    desk.line.losesAnswers = true;
    const { user } = await renderAt('/admin/dashboard');
    await user.click(await screen.findByRole('button', checkIn));
    expect(await screen.findByText('Check-in de Tobias Keller feito.')).toBeInTheDocument();
    expect(desk.sent).toHaveLength(1);
    expect(screen.queryByText(/Erro ao atualizar/)).toBeNull();
  });

  it('never overwrites what somebody else made of the booking (DAY-02, DESK-11)', async () => {
    const desk = openDay({ arrivals: [tobias] });
    const { user } = await renderAt('/admin/dashboard');
    const button = await screen.findByRole('button', checkIn);
    desk.change(tobias.id, { room_id: noah.room_id, room_number: '2' });
    await user.click(button);
    expect(
      await screen.findByText('Erro ao atualizar reserva: outra pessoa alterou-a entretanto.'),
    ).toBeVisible();
    expect(desk.status(tobias.id)).toBe('awaiting_payment');
    // By now the screen shows what the other person changed.
    expect(
      await screen.findByRole('button', { name: 'Check-in: Tobias Keller, quarto 2' }),
    ).toBeVisible();
  });

  it('goes on where only a note or a payment came between (DAY-02)', async () => {
    const desk = openDay({ arrivals: [tobias] });
    const { user } = await renderAt('/admin/dashboard');
    const button = await screen.findByRole('button', checkIn);
    desk.change(tobias.id, { admin_notes: 'Berço.' });
    await user.click(button);
    expect(await screen.findByText('Check-in de Tobias Keller feito.')).toBeInTheDocument();
    expect(desk.status(tobias.id)).toBe('checked_in');
  });

  it('has been done already, by somebody quicker (DAY-02)', async () => {
    const desk = openDay({ arrivals: [tobias] });
    const { user } = await renderAt('/admin/dashboard');
    const button = await screen.findByRole('button', checkIn);
    desk.change(tobias.id, { status: 'checked_in' });
    await user.click(button);
    expect(await screen.findByText('Check-in de Tobias Keller feito.')).toBeInTheDocument();
    expect(desk.sent).toHaveLength(1);
  });
});

it('can be taken back all day, but not from a state it has gone on to (DAY-02)', async () => {
  const done = { at: '2026-11-23T07:00:00+00:00', from: 'confirmed' };
  openDay({
    arrivals: [
      { ...tobias, status: 'checked_in', done },
      { ...noah, status: 'completed', done },
    ],
  });
  await renderAt('/admin/dashboard');
  const list = await findList('Chegadas');
  const buttons = within(list).getAllByRole('button', { name: /^(Anular|Check)/ });
  await waitFor(() => expect(buttons).toHaveLength(1));
  expect(buttons[0]).toHaveAccessibleName(undo.name);
});

describe('a guest who left before the last night', () => {
  const agreed = { check_out_date: '2026-11-25', total_price: 240 };
  const left = {
    ...helena,
    status: 'checked_out',
    total_price: 120,
    done: { at: '2026-11-23T07:00:00+00:00', from: 'checked_in', freed: agreed },
  };
  const undoOfLeft = { name: 'Anular: Helena Prado, quarto 3' };

  it('has nights and price back with the one tap (DAY-02, DESK-17)', async () => {
    const desk = openDay({ departures: [left] });
    const { user } = await renderAt('/admin/dashboard');
    await user.click(await screen.findByRole('button', undoOfLeft));
    expect(await screen.findByText('Check-out de Helena Prado anulado.')).toBeInTheDocument();
    expect(desk.sent).toEqual([
      { id: left.id, updated_at: left.updated_at, set: { status: 'checked_in', ...agreed } },
    ]);
  });

  it('stays gone, in words, when the nights are sold (DAY-02, DESK-17)', async () => {
    const desk = openDay({ departures: [left] });
    onRpc('change_stays', () => ({ status: 409, code: '23P01', message: 'x', hint: 'R26-SOLD11' }));
    const { user } = await renderAt('/admin/dashboard');
    await user.click(await screen.findByRole('button', undoOfLeft));
    expect(
      await screen.findByText(
        'Erro ao atualizar reserva: as noites libertadas já foram vendidas (R26-SOLD11). Ficou tudo como estava.',
      ),
    ).toBeVisible();
    expect(desk.status(left.id)).toBe('checked_out');
  });
});
