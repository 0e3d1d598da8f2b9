import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { delay } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { makeRoom } from '../support/builders';
import { openHouse } from '../support/house';
import { axeFindings, renderAt } from '../support/render-at';
import { cutLine, expectLoggedError, onTable } from '../support/server';
import { SESSION_KEY, startSignedIn } from '../support/session';

const PATH = '/admin/rooms';

const sea = makeRoom({
  room_number: '2',
  name: 'Duplo Maré',
  description: 'Sol da manhã.',
  images: ['/imagens/duplo.svg', '/imagens/cozinha.svg'],
});
const chimney = makeRoom({
  room_number: '10',
  name: 'Dormitório Chaminé',
  description: null,
  max_guests: 1,
  price_per_night: 108.5,
  images: [],
  is_active: false,
});

const card = (name: string) => screen.findByRole('article', { name });
const rooms = () => screen.findAllByRole('article');
const activeSwitch = (number: string) =>
  screen.findByRole('switch', { name: new RegExp(`^Quarto ${number} `) });

beforeEach(() => startSignedIn());

describe('the screen', () => {
  it('says that it is loading', async () => {
    onTable('get', 'rooms', async () => {
      await delay('infinite');
      return [];
    });
    await renderAt(PATH);
    expect(await screen.findByRole('heading', { level: 1, name: 'Quartos' })).toBeVisible();
    expect(screen.getByText('A carregar...')).toBeInTheDocument();
  });

  it('says that loading failed, and tries again', async () => {
    cutLine('get', 'rooms');
    const { user } = await renderAt(PATH);
    expect(await screen.findByText('Não foi possível carregar os quartos')).toBeVisible();
    openHouse({ rooms: [sea] });
    await user.click(screen.getByRole('button', { name: 'Tentar Novamente' }));
    expect(await card('Duplo Maré')).toBeVisible();
  });

  it('names a refused session', async () => {
    onTable('get', 'rooms', () => ({ status: 401, code: 'PGRST303', message: 'JWT expired' }));
    await renderAt(PATH);
    expect(
      await screen.findByText('Erro de autenticação. Por favor, faça login novamente.'),
    ).toBeVisible();
  });

  it('says that there are no rooms yet', async () => {
    openHouse();
    await renderAt(PATH);
    expect(await screen.findByRole('heading', { name: 'Ainda não há quartos' })).toBeVisible();
    expect(screen.getByText('0 ativos')).toBeVisible();
  });

  it('lists all rooms as people count them, with what each card must say (ADM-ROOM-01, ADM-ROOM-13, DATA-ROOM-04)', async () => {
    const { reads } = openHouse({ rooms: [chimney, sea] });
    await renderAt(PATH);
    expect((await rooms()).map((room) => within(room).getByRole('heading').textContent)).toEqual([
      'Duplo Maré',
      'Dormitório Chaminé',
    ]);
    expect(reads[0]?.params.get('order')).toBe('room_number.asc');
    expect(reads[0]?.params.has('is_active')).toBe(false);
    expect(screen.getByText('1 de 2 ativos')).toBeVisible();

    const active = within(await card('Duplo Maré'));
    expect(await card('Duplo Maré')).toHaveTextContent(/^Quarto 2Duplo Maré/);
    expect(active.getByText('Sol da manhã.')).toBeVisible();
    expect(active.getByText('55,00 €')).toBeVisible();
    expect(active.getByText('Até 2 pessoas')).toBeVisible();
    expect(active.getByRole('switch', { name: 'Quarto 2 Ativo' })).toBeChecked();

    const inactive = within(await card('Dormitório Chaminé'));
    expect(inactive.getByText('Sem descrição.')).toBeVisible();
    expect(inactive.getByText('Até 1 pessoa')).toBeVisible();
    expect(inactive.getByText('Inativo: fora do site e da disponibilidade.')).toBeVisible();
    expect(inactive.getByRole('switch', { name: 'Quarto 10 Inativo' })).not.toBeChecked();
    expect(await axeFindings()).toEqual([]);
  });

  it('shows the first picture, and the tile where there is none or it is broken (ADM-ROOM-01)', async () => {
    openHouse({ rooms: [sea, chimney] });
    await renderAt(PATH);
    const picture = (await card('Duplo Maré')).querySelector('img[src="/imagens/duplo.svg"]');
    if (picture === null) throw new Error('no picture');
    fireEvent.error(picture);
    expect((await card('Duplo Maré')).querySelector('pattern image')).not.toBeNull();
    expect((await card('Dormitório Chaminé')).querySelector('pattern image')).not.toBeNull();
  });

  it('is for signed-in staff', async () => {
    window.localStorage.removeItem(SESSION_KEY);
    const { address } = await renderAt(PATH);
    await waitFor(() => expect(address()).toBe('/admin/login'));
  });
});

describe('the switch', () => {
  it('takes a room off the site at once, and puts it back (ADM-ROOM-07, DATA-ROOM-07)', async () => {
    const { updates } = openHouse({ rooms: [sea] });
    const { user } = await renderAt(PATH);
    await user.click(await activeSwitch('2'));
    expect(await screen.findByRole('switch', { name: 'Quarto 2 Inativo' })).not.toBeChecked();
    expect(await screen.findByText('Quarto desativado')).toBeVisible();
    expect(updates[0]?.body).toEqual({ is_active: false });
    expect(updates[0]?.params.get('id')).toBe(`eq.${sea.id}`);

    await user.click(screen.getByRole('button', { name: 'Anular' }));
    expect(await screen.findByText('Quarto ativado')).toBeVisible();
    expect(updates[1]?.body).toEqual({ is_active: true });
    expect(await activeSwitch('2')).toBeChecked();
  });

  it.each([
    ['the line is cut', () => cutLine('patch', 'rooms')],
    ['no row was changed', () => onTable('patch', 'rooms', () => [])],
  ])('goes back when %s (ERR-ADMROOM-01)', async (_name, fail) => {
    openHouse({ rooms: [sea] });
    fail();
    const { user } = await renderAt(PATH);
    await user.click(await activeSwitch('2'));
    expect(await screen.findByText('Erro ao atualizar status do quarto')).toBeVisible();
    expect(await activeSwitch('2')).toBeChecked();
    expectLoggedError('updateRoom');
  });

  it('leads to the login when the session is refused', async () => {
    openHouse({ rooms: [sea] });
    onTable('patch', 'rooms', () => ({ status: 401, code: 'PGRST303', message: 'JWT expired' }));
    const { user } = await renderAt(PATH);
    await user.click(await activeSwitch('2'));
    const dialog = await screen.findByRole('alertdialog', { name: 'A sessão terminou' });
    expect(dialog).toHaveTextContent('Erro ao atualizar status do quarto');
    expect(await activeSwitch('2')).toBeChecked();
  });
});

describe('deleting', () => {
  async function askToDelete() {
    const view = await renderAt(PATH);
    await view.user.click(await screen.findByRole('button', { name: 'Eliminar quarto 2' }));
    return { ...view, dialog: within(screen.getByRole('alertdialog')) };
  }

  it('asks first, and does nothing when told not to (ADM-ROOM-02, ERR-ADMROOM-02, WORD-18)', async () => {
    const { removals } = openHouse({ rooms: [sea] });
    const { user, dialog } = await askToDelete();
    expect(
      dialog.getByText('Tem certeza que deseja eliminar o quarto 2 Duplo Maré?'),
    ).toBeVisible();
    expect(dialog.getByRole('button', { name: 'Cancelar' })).toHaveFocus();
    await user.click(dialog.getByRole('button', { name: 'Cancelar' }));
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(screen.getByRole('button', { name: 'Eliminar quarto 2' })).toHaveFocus();
    expect(removals).toEqual([]);
  });

  it('takes the room away and keeps the focus in the list (ADM-ROOM-02, DATA-ROOM-08)', async () => {
    const { removals } = openHouse({ rooms: [sea, chimney] });
    const { user, dialog } = await askToDelete();
    await user.click(dialog.getByRole('button', { name: 'Eliminar quarto' }));
    await waitFor(() => expect(screen.getByText('Quarto eliminado')).toBeVisible());
    expect(removals[0]?.params.get('id')).toBe(`eq.${sea.id}`);
    expect(screen.queryByRole('article', { name: 'Duplo Maré' })).toBeNull();
    expect(screen.getByRole('region', { name: 'Lista de quartos' })).toHaveFocus();
  });

  it('says why not while bookings exist, and keeps the room (ERR-ADMROOM-03)', async () => {
    openHouse({ rooms: [sea] });
    onTable('delete', 'rooms', () => ({ status: 409, code: '23503', message: 'foreign key' }));
    const { user, dialog } = await askToDelete();
    await user.click(dialog.getByRole('button', { name: 'Eliminar quarto' }));
    expect(
      await dialog.findByText(
        'Erro ao eliminar quarto. Verifique se não existem reservas associadas.',
      ),
    ).toBeVisible();
    expect(screen.getByText('Duplo Maré')).toBeInTheDocument();
    expectLoggedError('deleteRoom');
  });
});
