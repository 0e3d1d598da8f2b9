import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { makeRoom } from '../support/builders';
import { openHouse } from '../support/house';
import { renderAt } from '../support/render-at';
import { openRoomWindow } from '../support/room-window';
import { server } from '../support/server';
import { startSignedIn } from '../support/session';

// Guests see a change of a room at once in the app, in the files of the built site once it is
// published: the notice says so, and a quiet line what came of asking for it.

const PATH = '/admin/rooms';
const NOTE = 'O site já o mostra; a página pronta muda na próxima publicação.';
const GONE = 'O site já não o mostra; a página pronta desaparece na próxima publicação.';
const sea = makeRoom({ room_number: '2', name: 'Duplo Maré', price_per_night: 55 });

beforeEach(() => startSignedIn());

/** Answers the function publish. Returns how often it was asked. */
function onPublish(answer: () => Response): () => number {
  let count = 0;
  server.use(
    http.post('*/functions/v1/publish', () => {
      count += 1;
      return answer();
    }),
  );
  return () => count;
}
const stateOf = (state: string) => () => HttpResponse.json({ state });

async function saveOtherName() {
  const window = await openRoomWindow(`${PATH}?quarto=${sea.id}`);
  await window.retype(/^Nome/, 'Duplo Sal');
  await window.save();
  await window.untilClosed();
}
const switchOff = async () => {
  const { user } = await renderAt(PATH);
  await user.click(await screen.findByRole('switch', { name: 'Quarto 2 Ativo' }));
  return user;
};

describe('the notice of a change', () => {
  it('says that the site shows it, and its page after the next publication (PUB-01)', async () => {
    openHouse({ rooms: [sea] });
    await saveOtherName();
    expect(await screen.findByText('Quarto guardado')).toBeVisible();
    expect(screen.getByText(`Quarto 2. ${NOTE}`)).toBeVisible();
  });

  it('of a room taken off the site and put back says what guests see (PUB-01)', async () => {
    openHouse({ rooms: [sea] });
    const user = await switchOff();
    expect(await screen.findByText(`Quarto 2. ${GONE}`)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Anular' }));
    expect(await screen.findByText(`Quarto 2. ${NOTE}`)).toBeVisible();
  });

  it('of a deleted room, too (PUB-01)', async () => {
    openHouse({ rooms: [sea] });
    const { user } = await renderAt(PATH);
    await user.click(await screen.findByRole('button', { name: 'Eliminar quarto 2' }));
    const dialog = within(screen.getByRole('alertdialog'));
    await user.click(dialog.getByRole('button', { name: 'Eliminar quarto' }));
    expect(await screen.findByText(`Quarto 2. ${GONE}`)).toBeVisible();
  });

  it('of another price, too (PUB-01)', async () => {
    openHouse({ rooms: [sea] });
    const count = onPublish(stateOf('asked'));
    const { user } = await renderAt('/admin/availability-pricing?separador=precos');
    await user.click(await screen.findByRole('button', { name: /^Editar preço do quarto 2/ }));
    const field = screen.getByRole('textbox', { name: 'Preço base do quarto 2, por noite' });
    await user.clear(field);
    await user.type(field, '61{Enter}');
    expect(await screen.findByText(`Quarto 2. ${NOTE}`)).toBeVisible();
    expect(await screen.findByText(/^Publicação pedida às/)).toBeVisible();
    expect(count()).toBe(1);
  });

  it('of a room that guests never saw says nothing of the site, and asks nobody', async () => {
    openHouse({ rooms: [{ ...sea, is_active: false }] });
    const count = onPublish(stateOf('asked'));
    await saveOtherName();
    expect(await screen.findByText('Quarto guardado')).toBeVisible();
    expect(screen.queryByText(/página pronta/)).toBeNull();
    expect(count()).toBe(0);
  });
});

describe('the line', () => {
  it.each([
    ['asked', /^Publicação pedida às \d\d:\d\d: a página pronta muda dentro de minutos\.$/],
    ['not-now', /^Alteração das \d\d:\d\d: segue com a próxima publicação, dentro de minutos\.$/],
    [
      'failed',
      /^A publicação não foi aceite às \d\d:\d\d\. O site já mostra a alteração; o pedido repete-se dentro de minutos\.$/,
    ],
  ])('says that the host answered: %s (PUB-02)', async (state, words) => {
    openHouse({ rooms: [sea] });
    const count = onPublish(stateOf(state));
    await switchOff();
    expect(await screen.findByText(words)).toBeVisible();
    expect(screen.getByText('Quarto desativado')).toBeVisible();
    expect(count()).toBe(1);
  });

  it('follows the last change', async () => {
    openHouse({ rooms: [sea] });
    onPublish(stateOf('asked'));
    const user = await switchOff();
    expect(await screen.findByText(/^Publicação pedida/)).toBeVisible();
    onPublish(stateOf('not-now'));
    await user.click(screen.getByRole('button', { name: 'Anular' }));
    expect(await screen.findByText(/^Alteração das/)).toBeVisible();
    expect(screen.queryByText(/^Publicação pedida/)).toBeNull();
  });

  it.each([
    ['no hook is set', stateOf('no-hook')],
    ['the function is not deployed', () => HttpResponse.json({}, { status: 404 })],
    ['a hosted project gives no answer for it', () => HttpResponse.error()],
  ])('is empty where %s (PUB-02)', async (_name, answer) => {
    openHouse({ rooms: [sea] });
    const count = onPublish(answer);
    await switchOff();
    expect(await screen.findByText(`Quarto 2. ${GONE}`)).toBeVisible();
    await waitFor(() => expect(count()).toBe(1));
    expect(screen.queryByText(/ublicação (?:pedida|não foi)|^Alteração das/)).toBeNull();
  });

  it('says that a function failed; the room is saved all the same (PUB-02)', async () => {
    const { house } = openHouse({ rooms: [sea] });
    onPublish(() => new HttpResponse(null, { status: 500 }));
    await saveOtherName();
    expect(await screen.findByText('Quarto guardado')).toBeVisible();
    expect(await screen.findByText(/^A publicação não foi aceite/)).toBeVisible();
    expect(house.rooms[0]?.name).toBe('Duplo Sal');
  });
});
