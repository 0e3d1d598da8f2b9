import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { makeRoom } from '../../support/builders';
import { renderAt } from '../../support/render-at';
import { onTable } from '../../support/server';

// Requirements that no other test of a page names.

it('names the five steps of the booking form, one after the other (BOOK-FLOW-01)', async () => {
  await renderAt('/reservas');
  const form = await screen.findByRole('form');
  const steps = within(form).getAllByRole('listitem').slice(0, 5);
  expect(steps.map(({ textContent }) => textContent)).toEqual([
    '1Datas',
    '2Hóspedes',
    '3Quartos',
    '4Informações',
    '5Confirmar',
  ]);
});

it('says on a badge of Home how many rooms there are (HOME-14, WORD-01)', async () => {
  await renderAt('/');
  const intro = await screen.findByRole('heading', { name: 'Treze quartos, treze azulejos' });
  const badges = within(screen.getByRole('main')).getAllByText('quartos');
  const badge = badges.find((label) => intro.closest('section')?.contains(label));
  expect(badge?.closest('li')).toHaveTextContent(/^13quartos$/);
});

it('shows the first picture of a room on its card, and no other (ROOM-LIST-10)', async () => {
  onTable('get', 'rooms', () => [
    makeRoom({ images: ['/imagens/duplo.svg', '/imagens/cozinha.svg'] }),
  ]);
  await renderAt('/quartos');
  // The small tile beside the number is no picture of the room.
  const pictures = (await screen.findByRole('article')).querySelectorAll('img[src^="/imagens/"]');
  expect([...pictures].map((picture) => picture.getAttribute('src'))).toEqual([
    '/imagens/duplo.svg',
  ]);
});

it('leads from a room to Airbnb where the house gave an address (ROOM-DET-11)', async () => {
  onTable('get', 'rooms', () => [makeRoom({ airbnb_url: 'https://www.airbnb.pt/rooms/2' })]);
  await renderAt('/quarto/2');
  const box = await screen.findByRole('complementary', { name: 'Preço e reserva' });
  expect(within(box).getByRole('link', { name: /^Airbnb/ })).toHaveAttribute(
    'href',
    'https://www.airbnb.pt/rooms/2',
  );
});

it('opens the contact form at rest: it can be sent, and says nothing yet (CONTACT-08)', async () => {
  await renderAt('/contacto');
  const form = within(await screen.findByRole('form'));
  expect(form.getByRole('button', { name: /^Enviar/ })).not.toHaveAttribute('aria-disabled');
  expect(form.queryByRole('alert')).toBeNull();
  expect(screen.queryByText(/Mensagem enviada com sucesso/)).toBeNull();
});
