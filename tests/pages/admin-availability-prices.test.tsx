import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { AVAILABILITY_PATH, openGrid, sea } from '../support/availability-screen';
import { axeFindings, renderAt } from '../support/render-at';
import { cutLine, expectLoggedError, onTable } from '../support/server';
import { startSignedIn } from '../support/session';

beforeEach(() => startSignedIn());

const pencil = (price: string) =>
  screen.findByRole('button', {
    name: new RegExp(`^Editar preço do quarto 2, ${price}\\s€$`),
  });

async function editSea() {
  const view = await renderAt(`${AVAILABILITY_PATH}?separador=precos`);
  await view.user.click(await pencil('55,00'));
  const field = screen.getByRole('textbox', { name: 'Preço base do quarto 2, por noite' });
  await view.user.clear(field);
  return { ...view, field };
}

describe('the base prices', () => {
  it('are a tab of their own, in the address (ADM-AVAIL-01, ADM-PRICE-01)', async () => {
    openGrid();
    const { user, address } = await renderAt(AVAILABILITY_PATH);
    await user.click(await screen.findByRole('tab', { name: 'Preços' }));
    expect(address()).toBe(`${AVAILABILITY_PATH}?separador=precos`);
    expect(await pencil('55,00')).toBeVisible();
    expect(screen.getAllByText('Até 2 pessoas')).toHaveLength(2);
    expect(screen.getByText(/^O total de um pedido é o preço base do quarto/)).toHaveTextContent(
      'Os preços especiais e o preço mínimo aparecem no site, mas não entram nesse total.',
    );
    expect(await axeFindings()).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Abrir Disponibilidade' }));
    expect(address()).toBe(AVAILABILITY_PATH);
  });

  it('are saved by Enter (ADM-PRICE-02, ADM-PRICE-03, ERR-AVAIL-07, DATA-ROOM-09)', async () => {
    openGrid();
    const saves = onTable('patch', 'rooms', () => [{ id: sea.id }]);
    const { user, field } = await editSea();
    openGrid({ rooms: [{ ...sea, price_per_night: 79.5 }] });
    await user.type(field, '79,5{Enter}');
    expect(await screen.findByText('Preço base atualizado com sucesso!')).toBeVisible();
    expect(saves[0]?.body).toEqual({ price_per_night: 79.5 });
    expect(saves[0]?.params.get('id')).toBe(`eq.${sea.id}`);
    expect(await pencil('79,50')).toHaveFocus();
  });

  it('stay as they are after Escape (ADM-PRICE-04)', async () => {
    openGrid();
    const saves = onTable('patch', 'rooms', () => []);
    const { user, field } = await editSea();
    await user.type(field, '99{Escape}');
    expect(await pencil('55,00')).toHaveFocus();
    expect(saves).toEqual([]);
  });

  it.each(['', '-5', 'caro', '1e3', '10,999'])('refuse %j (ADM-PRICE-05)', async (text) => {
    openGrid();
    const saves = onTable('patch', 'rooms', () => []);
    const { user, field } = await editSea();
    await user.type(field, `${text}{Enter}`);
    expect(await screen.findByText('Por favor, insira um preço válido.')).toBeVisible();
    expect(field).toBeInvalid();
    await waitFor(() => expect(field).toHaveFocus());
    expect(saves).toEqual([]);
  });

  it.each([
    ['the line is cut', () => cutLine('patch', 'rooms'), /preço: sem ligação ao servidor/],
    ['no row was changed', () => onTable('patch', 'rooms', () => []), /preço: o quarto já não/],
  ])('keep what was typed when %s (ERR-AVAIL-08)', async (_name, fail, message) => {
    openGrid();
    fail();
    const { user, field } = await editSea();
    await user.type(field, '79{Enter}');
    expect(await screen.findByText(message)).toHaveTextContent(/^Erro ao atualizar preço: /);
    expect(field).toHaveValue('79');
    await waitFor(() => expect(field).not.toHaveAttribute('readonly'));
    expectLoggedError('setRoomPrice');
  });
});
