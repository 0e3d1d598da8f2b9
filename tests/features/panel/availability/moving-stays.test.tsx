import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { cell, selectionPanel } from '../../../support/availability-screen';
import { uuid } from '../../../support/builders';
import {
  ALL_STAYS,
  barOf,
  chen,
  closedDay,
  compass,
  isSaid,
  keller,
  lopes,
  melo,
  openMovingHouse,
  openMoves,
  rhombus,
  roomOf,
  single,
  startMoving,
  strip,
  sun,
} from '../../../support/moving-house';
import { axeFindings } from '../../../support/render-at';

beforeEach(startMoving);

afterEach(() => vi.useRealTimers());

describe('a stay moved by keys', () => {
  it('goes to another room in three actions, says what changes first, and can be taken back (DESK-07)', async () => {
    const house = openMovingHouse({ stays: ALL_STAYS });
    const { user } = await openMoves();
    barOf('Melo').focus();
    await user.keyboard('m');
    await isSaid('A mover a estadia de Catarina Melo. Setas mudam, Enter guarda, Escape desiste.');
    expect(strip().getByText(/, 2 hóspedes$/)).toBeVisible();
    await user.keyboard('{ArrowDown}{ArrowDown}');
    await isSaid('Quarto 11, de 16 a 19 de novembro: livre, mais 12 euros pela tabela.');
    expect(strip().getByText('11 Duplo Bússola')).toBeVisible();
    expect(strip().getByText('16 a 19 nov., as mesmas')).toBeVisible();
    expect(strip().getByText(/^174,00\s€, o mesmo$/)).toBeVisible();
    expect(barOf('Melo')).toHaveFocus();
    expect(await axeFindings()).toEqual([]);
    await user.keyboard('{Enter}');

    expect(await screen.findByText('Catarina Melo passou para o quarto 11.')).toBeVisible();
    expect(house.sent).toEqual([
      [{ id: melo.id, updated_at: 'first', set: { room_id: compass.id } }],
    ]);
    await waitFor(() => expect(roomOf('Melo')).toBe('11'));
    await waitFor(() => expect(barOf('Melo')).toHaveFocus());
    expect(screen.queryByRole('region', { name: 'Mudança por guardar' })).toBeNull();

    await user.keyboard('z');
    expect(await screen.findByText('Mudança anulada.')).toBeVisible();
    expect(house.sent[1]).toEqual([{ id: melo.id, updated_at: '1', set: { room_id: sun.id } }]);
    await waitFor(() => expect(roomOf('Melo')).toBe('3'));
  });

  it('is put back by Escape, with nothing stored, and keeps the focus (DESK-07)', async () => {
    const house = openMovingHouse({ stays: ALL_STAYS });
    const { user } = await openMoves();
    barOf('Melo').focus();
    await user.keyboard('m{ArrowRight}{PageDown}{PageUp}');
    expect(strip().getByText('17 a 20 nov.')).toBeVisible();
    await user.keyboard('{Escape}');
    await isSaid('A estadia de Catarina Melo ficou onde estava.');
    expect(barOf('Melo')).toHaveFocus();
    expect(house.sent).toEqual([]);
    await user.keyboard('m{Enter}');
    await isSaid('Ainda não mudou nada.');
    expect(house.sent).toEqual([]);
  });

  it('is brought into sight once it is lifted, as what steps aside moves it (DESK-07)', async () => {
    openMovingHouse({ stays: ALL_STAYS });
    const { user } = await openMoves();
    const shown: Element[] = [];
    vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function show(this: Element) {
      shown.push(this);
    });
    barOf('Melo').focus();
    await user.keyboard('m');
    await waitFor(() => expect(shown.map(({ textContent }) => textContent)).toEqual(['Melo']));
  });

  it('keeps notices above its strip, however high that is (DESK-07)', async () => {
    openMovingHouse({ stays: ALL_STAYS });
    const { user } = await openMoves();
    vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(148);
    const height = () => document.documentElement.style.getPropertyValue('--bottom-bar');
    barOf('Melo').focus();
    await user.keyboard('m');
    await waitFor(() => expect(height()).toBe('148px'));
    await user.keyboard('{Escape}');
    await waitFor(() => expect(height()).toBe(''));
  });

  it('leaves function keys to the browser (DESK-07)', async () => {
    openMovingHouse({ stays: ALL_STAYS });
    const { user } = await openMoves();
    barOf('Melo').focus();
    await user.keyboard('m');
    expect(fireEvent.keyDown(barOf('Melo'), { key: 'F5' })).toBe(true);
    expect(fireEvent.keyDown(barOf('Melo'), { key: 'p' })).toBe(false);
  });

  it('names the keys when asked for them, and leaves the rows their space until then', async () => {
    openMovingHouse({ stays: ALL_STAYS });
    const { user } = await openMoves();
    barOf('Melo').focus();
    await user.keyboard('m');
    expect(strip().queryByRole('list', { name: 'Teclas' })).toBeNull();
    await user.click(strip().getByRole('button', { name: 'Teclas' }));
    expect(strip().getByRole('list', { name: 'Teclas' })).toHaveTextContent('outro quarto');
  });

  it('gets one night longer in three actions, reckoned anew, up to whoever comes next (DESK-07)', async () => {
    const house = openMovingHouse({ stays: ALL_STAYS });
    const { user } = await openMoves();
    barOf('Melo').focus();
    await user.keyboard('s{ArrowRight}');
    expect(strip().getByText('sex., 20 nov.')).toBeVisible();
    expect(strip().getByText(/^232,00\s€, \+58,00\s€$/)).toBeVisible();
    await user.keyboard('{ArrowRight}{ArrowRight}');
    expect(strip().getByText('Saída: mais não dá, Chen entra nesse dia')).toBeVisible();
    await user.keyboard('{ArrowLeft}{Enter}');
    expect(await screen.findByText('Catarina Melo fica de 16 a 20 de novembro.')).toBeVisible();
    const set = { check_out_date: '2026-11-20', total_price: 232 };
    expect(house.sent).toEqual([[{ id: melo.id, updated_at: 'first', set }]]);
  });

  it('keeps its price when told to, or takes the one that is typed (DESK-06, DESK-07)', async () => {
    const house = openMovingHouse({ stays: ALL_STAYS });
    const { user } = await openMoves();
    barOf('Melo').focus();
    await user.keyboard('e{ArrowLeft}');
    await user.click(strip().getByRole('button', { name: /^Manter/ }));
    expect(strip().getByText(/^174,00\s€, o mesmo$/)).toBeVisible();
    await user.click(strip().getByRole('button', { name: 'À mão…' }));
    const price = strip().getByRole('textbox', { name: 'Preço em euros' });
    await user.clear(price);
    await user.type(price, 'abc');
    expect(price).toHaveAccessibleDescription('Por favor, insira um preço válido.');
    expect(strip().getByRole('button', { name: 'Guardar' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await user.clear(price);
    await user.type(price, '200{Enter}');
    await screen.findByText('Catarina Melo fica de 15 a 19 de novembro.');
    expect(house.sent[0]?.[0]?.set).toEqual({ check_in_date: '2026-11-15', total_price: 200 });
  });

  it('passes over a taken room, where it cannot be saved, and changes rooms there by T (DESK-08)', async () => {
    const house = openMovingHouse({ stays: ALL_STAYS });
    const { user } = await openMoves();
    barOf('Melo').focus();
    await user.keyboard('m{ArrowDown}');
    await isSaid('Quarto 5: ocupado por Lopes.');
    const save = strip().getByRole('button', { name: 'Guardar' });
    expect(save).toHaveAttribute('aria-disabled', 'true');
    await user.keyboard('{Enter}');
    expect(house.sent).toEqual([]);

    await user.keyboard('t');
    expect(strip().getByText('Trocar de quarto')).toBeVisible();
    expect(strip().getByText(/^fica em 156,00\s€; pela tabela, 174,00\s€$/)).toBeVisible();
    await user.click(strip().getByRole('button', { name: 'Trocar os dois' }));
    expect(
      await screen.findByText('Catarina Melo e Carla Lopes trocaram de quarto.'),
    ).toBeVisible();
    expect(house.sent).toEqual([
      [
        { id: melo.id, updated_at: 'first', set: { room_id: rhombus.id } },
        { id: lopes.id, updated_at: 'first', set: { room_id: sun.id } },
      ],
    ]);
    await waitFor(() => expect([roomOf('Melo'), roomOf('Lopes')]).toEqual(['5', '3']));
    await user.click(screen.getByRole('button', { name: 'Anular' }));
    await waitFor(() => expect([roomOf('Melo'), roomOf('Lopes')]).toEqual(['3', '5']));
  });

  it('never calls a price that nobody has entered a price of nothing (CHAN-03)', async () => {
    openMovingHouse({ stays: [{ ...melo, source: 'airbnb', total_price: 0 }, chen, lopes] });
    const { user } = await openMoves();
    barOf('Melo').focus();
    await user.keyboard('m{ArrowDown}{ArrowDown}');
    expect(strip().getByText('por indicar', { selector: 'b' })).toBeVisible();
    expect(strip().getByRole('button', { name: /^Manter/ })).toHaveTextContent('por indicar');
    await user.click(strip().getByRole('button', { name: /^Recalcular/ }));
    expect(strip().getByText(/^186,00\s€$/, { selector: 'b' })).toBeVisible();
    await user.keyboard('{Escape}');
    barOf('Melo').focus();
    await user.keyboard('m{ArrowDown}t');
    expect(strip().getByText(/^preço por indicar; pela tabela, 156,00\s€$/)).toBeVisible();
    await user.click(strip().getByRole('button', { name: 'Recalcular' }));
    expect(strip().getByText(/^passa a 156,00\s€; ainda não tinha preço$/)).toBeVisible();
  });

  it('names whoever hinders a swap (DESK-08)', async () => {
    const long = { ...lopes, check_out_date: '2026-11-22' };
    openMovingHouse({ stays: [melo, chen, long] });
    const { user } = await openMoves();
    barOf('Melo').focus();
    await user.keyboard('m{ArrowDown}t');
    expect(strip().getByRole('alert')).toHaveTextContent(
      'Não dá para trocar: Chen está no quarto 3 de 21 a 24.',
    );
  });

  it('asks for a closed day to be confirmed, and refuses too few beds (DESK-03, DESK-07)', async () => {
    const house = openMovingHouse({
      rooms: [single, sun, compass],
      stays: [melo],
      days: [closedDay(compass, '2026-11-17')],
    });
    const { user } = await openMoves();
    barOf('Melo').focus();
    await user.keyboard('m{ArrowUp}');
    await isSaid('Quarto 1: só 1 pessoa.');
    await user.keyboard('{ArrowDown}{ArrowDown}');
    expect(strip().getByText('O quarto 11 está bloqueado a 17 nov.')).toBeVisible();
    await user.keyboard('{Enter}');
    const confirm = strip().getByRole('button', { name: 'Mover mesmo assim' });
    expect(confirm).toHaveFocus();
    expect(house.sent).toEqual([]);
    await user.keyboard('{Enter}');
    await screen.findByText('Catarina Melo passou para o quarto 11.');
  });
});

describe('a guest in the house', () => {
  it('goes on in another room from today, or has been there from the start; both can be taken back (DESK-07, DESK-09)', async () => {
    const house = openMovingHouse({ stays: [keller] });
    const { user } = await openMoves();
    barOf('Keller').focus();
    await user.keyboard('e');
    expect(strip().getByRole('button', { name: /^Entrada/ })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await user.keyboard('m{ArrowRight}{ArrowDown}');
    const since = within(strip().getByRole('group', { name: 'A partir de quando' }));
    expect(since.getByRole('button', { name: 'A partir de hoje' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await user.click(strip().getByRole('button', { name: 'Guardar' }));
    expect(await screen.findByText('Tobias Keller passa hoje para o quarto 5.')).toBeVisible();
    await waitFor(() => expect(screen.getAllByRole('link', { name: /Keller/ })).toHaveLength(1));
    await user.click(screen.getByRole('button', { name: 'Anular' }));
    await screen.findByText('Mudança anulada.');
    expect(house.sent[1]).toEqual([
      {
        id: keller.id,
        updated_at: '1',
        set: { check_out_date: '2026-11-14', total_price: 232, group_reference: null },
      },
      {
        id: uuid(2, 99),
        updated_at: 'second',
        set: {
          status: 'cancelled',
          cancel_reason: 'other',
          cancel_note: 'Divisão anulada.',
          group_reference: null,
        },
      },
    ]);
    await waitFor(() => expect(roomOf('Keller')).toBe('3'));

    barOf('Keller').focus();
    await user.keyboard('m{ArrowDown}');
    await user.click(strip().getByRole('button', { name: 'Desde o início' }));
    await user.click(strip().getByRole('button', { name: 'Guardar' }));
    await screen.findByText('Tobias Keller passou para o quarto 5.');
    expect(house.sent.at(-1)?.[0]?.set).toEqual({ room_id: rhombus.id });
  });
});

describe('days and stays', () => {
  it('never get into each other’s way: the days wait, and come back (DESK-07, ADM-AVAIL-11)', async () => {
    openMovingHouse({ stays: ALL_STAYS });
    const { user } = await openMoves();
    await user.click(cell('11', '2026-11-13'));
    await user.click(cell('11', '2026-11-14'));
    barOf('Melo').focus();
    await user.keyboard('m');
    expect(screen.getByText('Seleção guardada: 2 datas')).toBeInTheDocument();
    expect(screen.queryByRole('region', { name: 'Seleção' })).toBeNull();
    for (const name of ['Bloquear fins de semana', 'Desbloquear tudo', 'Nova reserva']) {
      expect(screen.getByRole('button', { name })).toHaveAttribute('aria-disabled', 'true');
    }
    await user.keyboard('n');
    expect(screen.queryByRole('dialog')).toBeNull();
    await user.click(cell('11', '2026-11-25'));
    expect(cell('11', '2026-11-25')).toHaveAttribute('aria-selected', 'false');
    await user.keyboard('{Escape}');
    expect(selectionPanel().getByText('2 datas em 1 quarto')).toBeVisible();
  });

  it('make a new booking of the same unbroken nights, and say so of others (DESK-01)', async () => {
    openMovingHouse({ stays: ALL_STAYS });
    const { user } = await openMoves();
    await user.click(cell('11', '2026-11-13'));
    await user.click(cell('5', '2026-11-12'));
    await user.click(selectionPanel().getByRole('button', { name: 'Nova reserva' }));
    expect(selectionPanel().getByRole('alert')).toHaveTextContent(
      'Escolha as mesmas noites seguidas em cada quarto.',
    );
    await user.click(cell('5', '2026-11-12'));
    await user.click(cell('5', '2026-11-13'));
    expect(selectionPanel().getByText(/^13 a 14 nov., 1 noite, 114,00\s€$/)).toBeVisible();
    await user.keyboard('n');
    const form = within(await screen.findByRole('dialog', { name: 'Nova reserva' }));
    expect(await form.findByRole('checkbox', { name: /^11 /, checked: true })).toBeVisible();
  });
});
