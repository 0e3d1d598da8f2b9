import { fireEvent, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { uuid } from '../support/builders';
import { openHouse, STANDARD, staffed } from '../support/house';
import { axeFindings } from '../support/render-at';
import { fan, openRoomWindow } from '../support/room-window';
import { cutLine, expectLoggedError, onTable, server } from '../support/server';
import { startSignedIn } from '../support/session';

// What the form keeps in lists: features, pictures, amenities.

const EDIT = `/admin/rooms?quarto=${fan.id}`;

beforeEach(() => startSignedIn());

describe('the features', () => {
  it('are added by Enter, removed by their button, and the last one by Backspace', async () => {
    const { updates } = openHouse({ rooms: [fan] });
    const { user, dialog, field, save, untilClosed } = await openRoomWindow(EDIT);
    await user.type(field('Características'), 'Varanda{Enter} {Enter}WI-FI{Enter}');
    await user.click(dialog.getByRole('button', { name: 'Remover Cozinha' }));
    expect(field('Características')).toHaveFocus();
    await user.keyboard('Berço{Enter}{Backspace}Cofre');
    await save();
    await untilClosed();
    expect(updates[0]?.body).toMatchObject({ features: ['Wi-Fi', 'Varanda', 'Cofre'] });
  });
});

describe('the prices', () => {
  it('are written out when the field is left', async () => {
    openHouse({ rooms: [fan] });
    const { user, field, retype } = await openRoomWindow(EDIT);
    await retype(/^Preço por noite/, '90.5');
    await user.tab();
    expect(field(/^Preço por noite/)).toHaveValue('90,50');
  });
});

describe('the pictures', () => {
  async function openPictures() {
    const house = openHouse({ rooms: [fan] });
    const view = await openRoomWindow(EDIT);
    await view.show(/^Imagens/);
    const addresses = () =>
      view.dialog.getAllByRole('listitem').map((row) => /\/\S+?\.svg/.exec(row.textContent)?.[0]);
    return { ...house, ...view, addresses };
  }

  it('are shown with what each is for', async () => {
    const { dialog } = await openPictures();
    const [first, second] = dialog.getAllByRole('listitem');
    expect(first).toHaveTextContent('Principal: aparece no cartão e em primeiro na página');
    expect(second).toHaveTextContent('Segunda imagem');
    expect(first?.querySelector('img')).toHaveAttribute('src', '/imagens/familia.svg');
    expect(await axeFindings()).toEqual([]);
  });

  it('are added trimmed, by button or Enter; a blank address is not (ADM-ROOM-14)', async () => {
    const { user, dialog, field, addresses } = await openPictures();
    await user.click(dialog.getByRole('button', { name: 'Adicionar' }));
    await user.type(field('Endereço da imagem'), '   {Enter}');
    expect(addresses()).toHaveLength(2);
    expect(field('Endereço da imagem')).not.toHaveAttribute('aria-invalid');
    await user.type(field('Endereço da imagem'), ' /imagens/sala.svg ');
    await user.click(dialog.getByRole('button', { name: 'Adicionar' }));
    expect(addresses()).toEqual([
      '/imagens/familia.svg',
      '/imagens/cozinha.svg',
      '/imagens/sala.svg',
    ]);
    expect(field('Endereço da imagem')).toHaveValue('');
    expect(field('Endereço da imagem')).toHaveFocus();
  });

  it.each(['javascript:alert(1)', 'sala.svg', '//outro.example/q.jpg'])(
    '%s is refused at the field, and does not go along on saving',
    async (address) => {
      const { user, dialog, field, addresses, updates, show, save } = await openPictures();
      await user.type(field('Endereço da imagem'), `${address}{Enter}`);
      expect(field('Endereço da imagem')).toHaveAccessibleDescription(
        /^Escreva um endereço http\(s\)/,
      );
      expect(addresses()).toHaveLength(2);
      await show(/^Dados/);
      await save();
      expect(dialog.getByRole('tab', { name: 'Imagens 2 com erros' })).toHaveAttribute(
        'aria-selected',
        'true',
      );
      expect(field('Endereço da imagem')).toHaveFocus();
      expect(updates).toEqual([]);
    },
  );

  it('change places and keep the focus; what is typed and not added goes along', async () => {
    const { user, dialog, field, save, untilClosed, updates } = await openPictures();
    await user.click(dialog.getByRole('button', { name: 'Mover imagem 1 para baixo' }));
    const down = dialog.getByRole('button', { name: 'Mover imagem 2 para baixo' });
    expect(down).toHaveFocus();
    expect(down).toHaveAttribute('aria-disabled', 'true');
    expect(dialog.getByText('Imagem 2 de 2.')).toBeInTheDocument();
    await user.type(field('Endereço da imagem'), '/imagens/sala.svg');
    await save();
    await untilClosed();
    expect(updates[0]?.body).toMatchObject({
      images: ['/imagens/cozinha.svg', '/imagens/familia.svg', '/imagens/sala.svg'],
    });
  });

  it('are removed (ADM-ROOM-15)', async () => {
    const { user, dialog, addresses } = await openPictures();
    await user.click(dialog.getByRole('button', { name: 'Remover imagem 1' }));
    expect(addresses()).toEqual(['/imagens/cozinha.svg']);
    await user.click(dialog.getByRole('button', { name: 'Remover imagem 1' }));
    expect(dialog.getByText('Ainda sem imagens. O site mostra o azulejo.')).toBeVisible();
  });

  it('show the tile, and say so, where an address leads nowhere', async () => {
    const { dialog } = await openPictures();
    const [first] = dialog.getAllByRole('listitem');
    const picture = first?.querySelector('img');
    if (!first || !picture) throw new Error('no picture');
    fireEvent.error(picture);
    expect(
      within(first).getByText(
        'Não foi possível abrir esta imagem. O site mostra o azulejo do quarto.',
      ),
    ).toBeVisible();
    expect(first.querySelector('pattern image')).toHaveAttribute('href', '/azulejos/06.svg');
  });
});

describe('a new amenity', () => {
  async function openAmenities() {
    const house = openHouse({
      rooms: [fan],
      links: [{ room_id: fan.id, amenity_id: staffed.id }],
    });
    const view = await openRoomWindow(EDIT);
    await view.untilLoaded(1);
    await view.show(/^Comodidades/);
    const form = within(view.dialog.getByRole('region', { name: 'Nova comodidade' }));
    const name = form.getByRole('textbox', { name: 'Nome' });
    const add = () => view.user.click(form.getByRole('button', { name: 'Adicionar' }));
    return { ...house, ...view, form, name, add };
  }

  it('joins the standard characteristics by default, after the last, and the room (CONST-ADM-13, CONST-ADM-14, DATA-AMEN-05, ENT-14)', async () => {
    const { user, dialog, form, name, add, newAmenities, newLinks, save, untilClosed } =
      await openAmenities();
    expect(form.getByRole('combobox', { name: 'Categoria' })).toHaveDisplayValue(
      'Características Padrão',
    );
    await user.type(name, '  Rede  ');
    await add();
    expect(await dialog.findByRole('checkbox', { name: 'Rede' })).toBeChecked();
    expect(newAmenities.map(({ body }) => body)).toEqual([
      { name: 'Rede', category_id: STANDARD.id, display_order: 5, icon: 'default' },
    ]);
    expect(await dialog.findByText('«Rede» já está na lista e neste quarto.')).toBeVisible();
    expect(name).toHaveValue('');
    await waitFor(() => expect(name).toHaveFocus());
    await save();
    await untilClosed();
    expect(newLinks.map(({ body }) => body)).toEqual([
      [staffed.id, uuid(5, 99)].map((amenity_id) => ({ room_id: fan.id, amenity_id })),
    ]);
  });

  it('joins the category that was chosen (ADM-ROOM-05)', async () => {
    const { user, form, name, newAmenities, dialog } = await openAmenities();
    await user.selectOptions(form.getByRole('combobox'), 'Comodidades Incluídas');
    await user.type(name, 'Rede{Enter}');
    await dialog.findByRole('checkbox', { name: 'Rede' });
    expect(newAmenities[0]?.body).toMatchObject({ display_order: 3 });
  });

  it.each(['', '   '])('without a name (%j) is refused (ADM-ROOM-17)', async (typed) => {
    const { user, name, add, newAmenities } = await openAmenities();
    if (typed !== '') await user.type(name, typed);
    await add();
    expect(name).toHaveAccessibleDescription(/^Nome da comodidade ou categoria inválida\./);
    expect(name).toHaveFocus();
    expect(newAmenities).toEqual([]);
  });

  it.each([
    [
      'the line is cut',
      () => cutLine('post', 'amenities'),
      'Erro ao adicionar comodidade: sem ligação ao servidor. Verifique a rede e tente novamente.',
    ],
    [
      'the category has it already',
      () => onTable('post', 'amenities', () => ({ status: 409, code: '23505', message: 'dup' })),
      'Erro ao adicionar comodidade: esta categoria já tem uma com este nome.',
    ],
    [
      'the server fails',
      () => onTable('post', 'amenities', () => ({ status: 500, code: 'XX000', message: 'broken' })),
      'Falha ao criar comodidade.',
    ],
  ])('keeps what was typed when %s (ERR-ADMROOM-05)', async (_name, fail, message) => {
    const { user, dialog, name, add } = await openAmenities();
    fail();
    await user.type(name, 'Rede');
    await add();
    expect(await dialog.findByText(message)).toBeVisible();
    expect(name).toHaveValue('Rede');
    expectLoggedError('insertAmenity');
  });

  it('is refused when a colleague has deleted its category, and can go into another (ADM-ROOM-18)', async () => {
    const { user, dialog, form, name, add, newAmenities } = await openAmenities();
    server.use(
      http.post(
        '*/rest/v1/amenities',
        () => HttpResponse.json({ code: '23503', message: 'no such row' }, { status: 409 }),
        { once: true },
      ),
    );
    onTable('get', 'amenity_categories', () => [STANDARD]);
    const category = form.getByRole('combobox', { name: 'Categoria' });
    await user.selectOptions(category, 'Comodidades Incluídas');
    await user.type(name, 'Rede');
    await add();
    await waitFor(() => expect(category).toHaveDisplayValue('Características Padrão'));
    expect(name).toHaveAccessibleDescription(/^Nome da comodidade ou categoria inválida\./);
    expectLoggedError('insertAmenity');

    await add();
    expect(await dialog.findByRole('checkbox', { name: 'Rede' })).toBeChecked();
    expect(newAmenities.map(({ body }) => body)).toMatchObject([{ category_id: STANDARD.id }]);
  });

  it('that was typed and not added is not forgotten on saving', async () => {
    const { user, dialog, name, save, updates } = await openAmenities();
    await user.type(name, 'Rede');
    await save();
    expect(
      dialog.getByText('Carregue em «Adicionar» para criar a comodidade, ou apague o nome.'),
    ).toBeVisible();
    expect(name).toHaveFocus();
    expect(updates).toEqual([]);
  });
});

it('leads to the seeding tool while the house has no amenities at all', async () => {
  openHouse({ rooms: [fan] });
  onTable('get', 'amenity_categories', () => []);
  onTable('get', 'amenities', () => []);
  const { dialog, show } = await openRoomWindow(EDIT);
  await show(/^Comodidades/);
  expect(await dialog.findByRole('link', { name: 'Repor a lista de origem' })).toHaveAttribute(
    'href',
    '/admin/populate-amenities',
  );
});
