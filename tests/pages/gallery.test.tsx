import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { axeFindings, renderAt } from '../support/render-at';

async function openGallery(path = '/galeria') {
  const view = await renderAt(path);
  await screen.findByRole('heading', { level: 1, name: 'Galeria' });
  return view;
}

const main = () => within(screen.getByRole('main'));
const pictures = () => main().getAllByRole('img');
const filters = () => within(main().getByRole('group', { name: 'Filtrar imagens' }));
const filter = (name: string) => filters().getByRole('button', { name });
const opener = (title: string) => main().getByRole('button', { name: new RegExp(`^${title}`) });

async function openViewer(title: string, path?: string) {
  const view = await openGallery(path);
  await view.user.click(opener(title));
  const dialog = screen.getByRole('dialog', { name: 'Visualizador de imagens' });
  return { ...view, dialog, viewer: within(dialog) };
}

/** What a browser does on Escape: asks by a cancel event. */
const pressEscape = (dialog: HTMLElement) =>
  fireEvent(dialog, new Event('cancel', { cancelable: true }));

describe('Galeria', () => {
  it('hangs eleven pictures, each with a text of its own (GAL-01)', async () => {
    await openGallery();
    expect(pictures()).toHaveLength(11);
    const texts = pictures().map((picture) => picture.getAttribute('alt'));
    expect(new Set(texts).size).toBe(11);
    expect(document.title).toBe('Galeria · Hostel Maré Nova');
  });

  it('fetches the first picture at once and the others when they are near', async () => {
    await openGallery();
    const [first, ...others] = pictures();
    expect(first).toHaveAttribute('loading', 'eager');
    for (const other of others) expect(other).toHaveAttribute('loading', 'lazy');
    for (const picture of pictures()) {
      expect(picture).toHaveAttribute('width');
      expect(picture).toHaveAttribute('height');
    }
  });

  it('offers the four filters with their counts (GAL-02)', async () => {
    await openGallery();
    const names = filters()
      .getAllByRole('button')
      .map((button) => button.textContent);
    expect(names).toEqual([
      'Todas11 imagens',
      'Quartos4 imagens',
      'Áreas Comuns5 imagens',
      'Exteriores2 imagens',
    ]);
    expect(filters().getByRole('button', { pressed: true })).toBe(filter('Todas 11 imagens'));
  });

  it.each([
    ['Quartos 4 imagens', '/galeria?categoria=quartos', 4],
    ['Áreas Comuns 5 imagens', '/galeria?categoria=areas-comuns', 5],
    ['Exteriores 2 imagens', '/galeria?categoria=exteriores', 2],
  ])('shows %s and keeps it in the address', async (name, path, count) => {
    const { user, address } = await openGallery();
    await user.click(filter(name));
    expect(pictures()).toHaveLength(count);
    expect(address()).toBe(path);
    expect(main().getByRole('status')).toHaveTextContent(`${count} imagens`);
    expect(filters().getByRole('button', { pressed: true })).toBe(filter(name));
    await user.click(filter('Todas 11 imagens'));
    expect(pictures()).toHaveLength(11);
    expect(address()).toBe('/galeria');
  });

  it.each([
    ['/galeria?categoria=exteriores', 2],
    ['/galeria?categoria=piscina', 11],
    ['/galeria?categoria=', 11],
  ])('opens at %s with %i pictures', async (path, count) => {
    await openGallery(path);
    expect(pictures()).toHaveLength(count);
  });

  it('is accessible', async () => {
    await openGallery();
    expect(await axeFindings()).toEqual([]);
  });
});

describe('the viewer', () => {
  it('opens as a modal on the picture pressed, with the focus inside (GAL-03)', async () => {
    const { viewer, dialog } = await openViewer('Cozinha comum');
    expect(dialog).toHaveAttribute('open');
    expect(viewer.getByRole('img', { name: /^Cozinha comum/ })).toBeVisible();
    expect(viewer.getByRole('heading', { name: 'Cozinha comum' })).toBeVisible();
    expect(viewer.getByRole('status')).toHaveTextContent('3 de 11: Cozinha comum');
    expect(viewer.getByRole('button', { name: 'Fechar' })).toHaveFocus();
  });

  it('is accessible', async () => {
    await openViewer('Sala');
    expect(await axeFindings()).toEqual([]);
  });

  it('moves by arrow keys, Home and End, and round the ends', async () => {
    const { user, viewer } = await openViewer('Quarto duplo');
    const said = () => viewer.getByRole('status').textContent;
    const saidAfter = async (key: string) => {
      await user.keyboard(`{${key}}`);
      return said();
    };
    expect(await saidAfter('ArrowRight')).toBe('3 de 11: Cozinha comum');
    expect(await saidAfter('ArrowLeft')).toBe('2 de 11: Quarto duplo');
    expect(await saidAfter('End')).toBe('11 de 11: Quarto de família');
    expect(await saidAfter('ArrowRight')).toBe('1 de 11: A nossa casa');
    expect(await saidAfter('ArrowLeft')).toBe('11 de 11: Quarto de família');
    expect(await saidAfter('Home')).toBe('1 de 11: A nossa casa');
  });

  it('moves by its buttons and thumbnails, and marks where it is', async () => {
    const { user, viewer } = await openViewer('Sala');
    await user.click(viewer.getByRole('button', { name: 'Imagem seguinte' }));
    expect(viewer.getByRole('heading', { name: 'Dormitório' })).toBeVisible();
    await user.click(viewer.getByRole('button', { name: 'Imagem anterior' }));
    expect(viewer.getByRole('heading', { name: 'Sala' })).toBeVisible();
    const thumbnail = viewer.getByRole('button', { name: 'Receção 24h' });
    await user.click(thumbnail);
    expect(viewer.getByRole('heading', { name: 'Receção 24h' })).toBeVisible();
    expect(thumbnail).toHaveAttribute('aria-current', 'true');
    expect(viewer.getByRole('button', { name: 'Sala' })).not.toHaveAttribute('aria-current');
  });

  it.each([
    ['to the left shows the next', { x: -80, y: 10 }, 'Cozinha comum'],
    ['to the right shows the one before', { x: 80, y: -10 }, 'A nossa casa'],
    ['that is short stays', { x: -30, y: 0 }, 'Quarto duplo'],
    ['that goes rather down stays', { x: -60, y: 90 }, 'Quarto duplo'],
  ])('a stroke %s', async (_case, { x, y }, title) => {
    const { viewer } = await openViewer('Quarto duplo');
    const picture = viewer.getByRole('img', { name: /^Quarto duplo/ });
    const finger = { isPrimary: true, pointerType: 'touch' };
    fireEvent.pointerDown(picture, { ...finger, clientX: 200, clientY: 300 });
    fireEvent.pointerUp(picture, { ...finger, clientX: 200 + x, clientY: 300 + y });
    expect(viewer.getByRole('heading', { name: title })).toBeVisible();
  });

  it('leaves a stroke to the browser that takes it over for zooming', async () => {
    const { viewer } = await openViewer('Quarto duplo');
    const picture = viewer.getByRole('img', { name: /^Quarto duplo/ });
    const finger = { isPrimary: true, pointerType: 'touch' };
    fireEvent.pointerDown(picture, { ...finger, clientX: 200, clientY: 300 });
    fireEvent.pointerCancel(picture, finger);
    fireEvent.pointerUp(picture, { ...finger, clientX: 50, clientY: 300 });
    expect(viewer.getByRole('heading', { name: 'Quarto duplo' })).toBeVisible();
  });

  it('closes on Escape and gives the focus back to the picture that opened it', async () => {
    const { user, dialog } = await openViewer('Terraço');
    await user.keyboard('{ArrowRight}');
    pressEscape(dialog);
    expect(dialog).not.toHaveAttribute('open');
    expect(opener('Terraço')).toHaveFocus();
  });

  it('closes by its button', async () => {
    const { user, dialog, viewer } = await openViewer('Sala');
    await user.click(viewer.getByRole('button', { name: 'Fechar' }));
    expect(dialog).not.toHaveAttribute('open');
    expect(opener('Sala')).toHaveFocus();
  });

  it('shows only the pictures of the filter', async () => {
    const { user, viewer } = await openViewer('Dormitório', '/galeria?categoria=quartos');
    expect(viewer.getByRole('status')).toHaveTextContent('2 de 4: Dormitório');
    await user.keyboard('{End}{ArrowRight}');
    expect(viewer.getByRole('status')).toHaveTextContent('1 de 4: Quarto duplo');
  });
});
