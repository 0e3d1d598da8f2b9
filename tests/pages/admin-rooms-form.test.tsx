import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { makeRoom, uuid } from '../support/builders';
import { central, kitchen, openHouse, staffed, wifi } from '../support/house';
import { axeFindings, renderAt } from '../support/render-at';
import { fan, openRoomWindow } from '../support/room-window';
import { cutLine, expectLoggedError, onTable } from '../support/server';
import { startSignedIn } from '../support/session';

const PATH = '/admin/rooms';
const EDIT = `${PATH}?quarto=${fan.id}`;
const ADD = `${PATH}?quarto=novo`;

const fanLinks = [wifi, staffed].map(({ id }) => ({ room_id: fan.id, amenity_id: id }));

beforeEach(() => startSignedIn());

describe('opening the form', () => {
  it('edits a room from its card, and gives the focus back on closing (ADM-ROOM-02, ADM-ROOM-03)', async () => {
    openHouse({ rooms: [fan], links: fanLinks });
    const { user, address } = await renderAt(PATH);
    const edit = await screen.findByRole('button', { name: 'Editar quarto 6' });
    await user.click(edit);
    expect(screen.getByRole('dialog', { name: 'Editar quarto 6' })).toBeVisible();
    expect(address()).toBe(EDIT);
    await user.click(screen.getByRole('button', { name: 'Fechar' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(address()).toBe(PATH);
    expect(edit).toHaveFocus();
  });

  it('shows the room as it is stored, in four tabs', async () => {
    openHouse({ rooms: [fan], links: fanLinks });
    const { dialog, field, show, untilLoaded } = await openRoomWindow(EDIT);
    await untilLoaded(2);
    const parts = within(dialog.getByRole('tablist', { name: 'Partes do quarto' }));
    expect(parts.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
      'Dados',
      'Imagens2',
      'Comodidades2',
      'Ligações',
    ]);
    expect(field(/^Número/)).toHaveValue('6');
    expect(field(/^Preço por noite/)).toHaveValue('84,00');
    expect(field('Preço mínimo')).toHaveValue('79,00');
    expect(field('Subtítulo')).toHaveValue('Chão para brincar');
    expect(dialog.getByRole('combobox', { name: /^Capacidade máxima/ })).toHaveDisplayValue(
      '4 pessoas',
    );
    expect(dialog.getByRole('button', { name: 'Remover Cozinha' })).toBeVisible();
    await show(/^Comodidades/);
    expect(dialog.getByRole('checkbox', { name: 'Wi-Fi gratuito' })).toBeChecked();
    expect(dialog.getByRole('checkbox', { name: 'Cozinha' })).not.toBeChecked();
    expect(dialog.getByRole('group', { name: /^Comodidades Incluídas/ })).toHaveTextContent(
      '1 de 2',
    );
    await show(/^Ligações/);
    expect(field('Booking.com')).toHaveValue('https://www.booking.com/');
    expect(field('Airbnb')).toHaveValue('');
    expect(await axeFindings()).toEqual([]);
  });

  it('offers capacities from 1 to 8 (ADM-ROOM-12, ADM-ROOM-13, CONST-ADM-06)', async () => {
    openHouse();
    const { dialog } = await openRoomWindow(ADD);
    const capacity = within(dialog.getByRole('combobox', { name: /^Capacidade máxima/ }));
    expect(capacity.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
      'Escolha',
      '1 pessoa',
      ...[2, 3, 4, 5, 6, 7, 8].map((count) => `${count} pessoas`),
    ]);
  });

  it('says that a room is gone', async () => {
    openHouse({ rooms: [fan] });
    await renderAt(`${PATH}?quarto=${uuid(1, 77)}`);
    expect(await screen.findByText('Este quarto já não existe.')).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

describe('adding a room', () => {
  it('starts with the standard characteristics and stores all that was filled in (ADM-ROOM-02, ADM-ROOM-06, DATA-ROOM-06)', async () => {
    const { inserts, unlinks, newLinks } = openHouse({ rooms: [fan] });
    const { user, dialog, field, show, save, untilLoaded, untilClosed } = await openRoomWindow(ADD);
    await untilLoaded(2);
    expect(dialog.getByText('Sem número ainda')).toBeVisible();
    await user.type(field(/^Número/), ' 14 ');
    await user.type(field(/^Nome/), 'Sótão');
    await user.selectOptions(dialog.getByRole('combobox', { name: /^Capacidade/ }), '2');
    await user.type(field(/^Preço por noite/), '49,9');
    await user.type(field('Características'), 'Varanda{Enter}wi-fi{Enter}Mesa');
    await user.click(dialog.getByRole('switch', { name: 'Ativo' }));
    await show(/^Imagens/);
    await user.type(field('Endereço da imagem'), '  /imagens/duplo.svg {Enter}');
    await show(/^Comodidades/);
    expect(dialog.getByRole('checkbox', { name: 'Equipa 24h' })).toBeChecked();
    expect(dialog.getByRole('checkbox', { name: 'Wi-Fi gratuito' })).not.toBeChecked();
    await user.click(dialog.getByRole('checkbox', { name: 'Cozinha' }));
    await save();
    await untilClosed();

    expect(inserts.map(({ body }) => body)).toEqual([
      {
        room_number: '14',
        name: 'Sótão',
        description: null,
        max_guests: 2,
        price_per_night: 49.9,
        minimum_price: null,
        features: ['Varanda', 'wi-fi', 'Mesa'],
        standard_features: [],
        custom_sections: [],
        images: ['/imagens/duplo.svg'],
        is_active: false,
        room_title: null,
        room_subtitle: null,
        full_description: null,
        booking_url: null,
        airbnb_url: null,
      },
    ]);
    const room_id = uuid(1, 99);
    expect(unlinks[0]?.params.get('room_id')).toBe(`eq.${room_id}`);
    expect(newLinks.map(({ body }) => body)).toEqual([
      [staffed, central, kitchen].map(({ id }) => ({ room_id, amenity_id: id })),
    ]);
    expect(await screen.findByText('Quarto adicionado')).toBeVisible();
    expect(await screen.findByRole('article', { name: 'Sótão' })).toBeVisible();
  });

  it('waits for the amenities, so that no room is left without the standard ones', async () => {
    const { inserts } = openHouse();
    cutLine('get', 'amenities');
    const { user, dialog, field, save } = await openRoomWindow(ADD);
    await user.type(field(/^Número/), '14');
    await user.type(field(/^Nome/), 'Sótão');
    await user.selectOptions(dialog.getByRole('combobox', { name: /^Capacidade/ }), '2');
    await user.type(field(/^Preço por noite/), '50');
    await save();
    expect(dialog.getByRole('tab', { name: 'Comodidades com erros' })).toHaveAttribute(
      'aria-selected',
      'true',
    );
    expect(dialog.getByText('As comodidades ainda não carregaram.')).toBeVisible();
    expect(inserts).toEqual([]);

    const { inserts: second } = openHouse();
    await user.click(dialog.getByRole('button', { name: 'Tentar Novamente' }));
    await dialog.findByRole('checkbox', { name: 'Equipa 24h' });
    await save();
    await waitFor(() => expect(second).toHaveLength(1));
  });
});

describe('what is missing or wrong', () => {
  it('is said at the four required fields and at the foot (ADM-ROOM-10)', async () => {
    const { inserts } = openHouse();
    const { dialog, field, save, untilLoaded } = await openRoomWindow(ADD);
    await untilLoaded(2);
    await save();
    expect(dialog.getByText('Por favor, preencha todos os campos obrigatórios')).toBeVisible();
    expect(field(/^Número/)).toHaveAccessibleDescription('Escreva o número do quarto.');
    expect(field(/^Nome/)).toHaveAccessibleDescription('Escreva o nome do quarto.');
    expect(field(/^Preço por noite/)).toHaveAccessibleDescription('Escreva o preço por noite.');
    expect(dialog.getByRole('combobox', { name: /^Capacidade/ })).toHaveAccessibleDescription(
      'Escolha a capacidade máxima.',
    );
    expect(field(/^Número/)).toHaveFocus();
    expect(inserts).toEqual([]);
    expect(await axeFindings()).toEqual([]);
  });

  it('opens its tab and takes the focus', async () => {
    const { updates } = openHouse({ rooms: [fan] });
    const { user, dialog, field, show, save, retype } = await openRoomWindow(EDIT);
    await show(/^Ligações/);
    await retype(/^Airbnb/, 'www.airbnb.pt');
    await show(/^Dados/);
    await save();
    expect(dialog.getByRole('tab', { name: 'Ligações com erros' })).toHaveAttribute(
      'aria-selected',
      'true',
    );
    expect(field('Airbnb')).toHaveFocus();
    expect(field('Airbnb')).toHaveAccessibleDescription(/^Escreva um endereço completo/);
    expect(dialog.getByText('Corrija os campos assinalados.')).toBeVisible();
    expect(updates).toEqual([]);

    await user.clear(field('Airbnb'));
    expect(dialog.queryByText('Corrija os campos assinalados.')).toBeNull();
  });

  it.each(['-5', 'abc', '12,345'])(
    'a price of %s is refused (ADM-ROOM-11, CONST-PRICE-03)',
    async (price) => {
      const { updates } = openHouse({ rooms: [fan] });
      const { field, save, retype } = await openRoomWindow(EDIT);
      await retype(/^Preço por noite/, price);
      await save();
      expect(field(/^Preço por noite/)).toHaveAccessibleDescription(
        'Por favor, insira um preço válido.',
      );
      expect(updates).toEqual([]);
    },
  );

  it('is the number of another room, also when only the database knows', async () => {
    openHouse({ rooms: [fan, makeRoom({ room_number: '7' })] });
    const { dialog, field, save, retype } = await openRoomWindow(EDIT);
    await retype(/^Número/, '7');
    await save();
    expect(field(/^Número/)).toHaveAccessibleDescription('Já existe um quarto com este número.');

    onTable('patch', 'rooms', () => ({ status: 409, code: '23505', message: 'duplicate key' }));
    await retype(/^Número/, '8');
    expect(field(/^Número/)).toHaveAccessibleDescription('');
    await save();
    expect(
      await dialog.findByText('Erro ao guardar quarto: já existe um quarto com este número.'),
    ).toBeVisible();
    expect(field(/^Número/)).toHaveAccessibleDescription('Já existe um quarto com este número.');
    expect(field(/^Número/)).toHaveFocus();
  });
});

describe('editing a room', () => {
  it('sends what was changed and leaves amenities alone that were not touched (ADM-ROOM-16, ADM-ROOM-19)', async () => {
    const { updates, unlinks } = openHouse({ rooms: [fan], links: fanLinks });
    const { show, save, retype, user, field, untilClosed } = await openRoomWindow(EDIT);
    await retype(/^Preço por noite/, '90.5');
    await show(/^Ligações/);
    await user.clear(field('Booking.com'));
    await save();
    await untilClosed();
    expect(updates.map(({ body }) => body)).toEqual([
      { price_per_night: 90.5, booking_url: null, standard_features: [], custom_sections: [] },
    ]);
    expect(updates[0]?.params.get('id')).toBe(`eq.${fan.id}`);
    expect(unlinks).toEqual([]);
    expect(await screen.findByText('Quarto guardado')).toBeVisible();
    expect(screen.getByText('90,50 €')).toBeVisible();
  });

  it('replaces the amenities by those chosen (ADM-ROOM-04, DATA-AMEN-04)', async () => {
    const { unlinks, newLinks } = openHouse({ rooms: [fan], links: fanLinks });
    const { user, dialog, show, save, untilLoaded, untilClosed } = await openRoomWindow(EDIT);
    await untilLoaded(2);
    await show(/^Comodidades/);
    await user.click(dialog.getByRole('checkbox', { name: 'Wi-Fi gratuito' }));
    await user.click(dialog.getByRole('checkbox', { name: 'Localização central' }));
    await save();
    await untilClosed();
    expect(unlinks[0]?.params.get('room_id')).toBe(`eq.${fan.id}`);
    expect(newLinks.map(({ body }) => body)).toEqual([
      [staffed, central].map(({ id }) => ({ room_id: fan.id, amenity_id: id })),
    ]);
  });

  it('sends one request for a double click', async () => {
    const { updates } = openHouse({ rooms: [fan] });
    const { user, dialog, retype, untilClosed } = await openRoomWindow(EDIT);
    await retype(/^Nome/, 'Leque');
    await user.dblClick(dialog.getByRole('button', { name: 'Guardar quarto' }));
    await untilClosed();
    expect(updates).toHaveLength(1);
  });

  it('sends one request however often it is asked while the answer is out', async () => {
    openHouse({ rooms: [fan] });
    let answer = () => {};
    const answered = new Promise<void>((resolve) => {
      answer = resolve;
    });
    const updates = onTable('patch', 'rooms', async () => {
      await answered;
      return [{ id: fan.id }];
    });
    const { user, dialog, retype, untilClosed } = await openRoomWindow(EDIT);
    await retype(/^Nome/, 'Leque');
    const save = dialog.getByRole('button', { name: 'Guardar quarto' });
    // Two clicks before React has drawn the button as busy.
    act(() => {
      save.click();
      save.click();
    });
    await user.type(dialog.getByRole('textbox', { name: /^Nome/ }), '{Enter}');
    expect(dialog.getByRole('button', { name: 'A guardar...' })).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Fechar' }));
    expect(screen.queryByRole('alertdialog')).toBeNull();
    answer();
    await untilClosed();
    expect(updates).toHaveLength(1);
  });
});

describe('a save that fails', () => {
  it('keeps everything and can be tried again (ERR-ADMROOM-04)', async () => {
    openHouse({ rooms: [fan] });
    const { dialog, field, save, retype, untilClosed } = await openRoomWindow(EDIT);
    await retype(/^Nome/, 'Leque Azul');
    cutLine('patch', 'rooms');
    cutLine('get', 'rooms');
    await save();
    expect(
      await dialog.findByText(
        'Erro ao guardar quarto: sem ligação ao servidor. Verifique a rede e tente novamente.',
      ),
    ).toBeVisible();
    expectLoggedError('saveRoom');
    expect(dialog.getByRole('button', { name: 'Guardar quarto' })).not.toHaveAttribute(
      'aria-disabled',
    );
    expect(field(/^Nome/)).toHaveValue('Leque Azul');

    openHouse({ rooms: [fan] });
    await save();
    await untilClosed();
    expect(await screen.findByRole('article', { name: 'Leque Azul' })).toBeVisible();
  });

  it('shows no words meant for developers (ERR-ADMROOM-04)', async () => {
    openHouse({ rooms: [fan] });
    onTable('patch', 'rooms', () => ({ status: 400, code: '23514', message: 'check violated' }));
    const { dialog, save } = await openRoomWindow(EDIT);
    await save();
    expect(await dialog.findByText('Erro ao guardar quarto')).toBeVisible();
    expectLoggedError('saveRoom');
  });

  it('leads to the login and back to what was typed when the session is over', async () => {
    openHouse({ rooms: [fan] });
    onTable('patch', 'rooms', () => ({ status: 401, code: 'PGRST303', message: 'JWT expired' }));
    const { user, save, retype, goTo } = await openRoomWindow(EDIT);
    await retype(/^Nome/, 'Leque Azul');
    await save();
    const ended = await screen.findByRole('alertdialog', { name: 'A sessão terminou' });
    await user.click(within(ended).getByRole('link', { name: 'Entrar' }));
    expect(await screen.findByRole('heading', { name: 'Painel da equipa' })).toBeVisible();

    await goTo(EDIT);
    expect(await screen.findByText('Aqui está o que tinha ficado por guardar.')).toBeVisible();
    expect(screen.getByRole('textbox', { name: /^Nome/ })).toHaveValue('Leque Azul');
  });

  it('half way, says what is stored and does not add the room twice', async () => {
    const { inserts, updates } = openHouse();
    const { user, dialog, field, save, untilLoaded, untilClosed } = await openRoomWindow(ADD);
    await untilLoaded(2);
    await user.type(field(/^Número/), '14');
    await user.type(field(/^Nome/), 'Sótão');
    await user.selectOptions(dialog.getByRole('combobox', { name: /^Capacidade/ }), '2');
    await user.type(field(/^Preço por noite/), '50');
    onTable('post', 'room_amenities', () => ({ status: 500, code: 'XX000', message: 'broken' }));
    await save();
    expect(
      await dialog.findByText(
        /^O quarto ficou guardado, mas as comodidades não: ocorreu um erro inesperado/,
      ),
    ).toBeVisible();
    expectLoggedError('saveRoom');
    expect(screen.getByRole('dialog', { name: 'Editar quarto 14' })).toBeVisible();

    const house = openHouse({ rooms: [makeRoom({ id: uuid(1, 99), room_number: '14' })] });
    await save();
    await untilClosed();
    expect(inserts).toHaveLength(1);
    expect([...updates, ...house.inserts]).toEqual([]);
    expect(house.updates[0]?.params.get('id')).toBe(`eq.${uuid(1, 99)}`);
    expect(house.newLinks.map(({ body }) => body)).toEqual([
      [staffed, central].map(({ id }) => ({ room_id: uuid(1, 99), amenity_id: id })),
    ]);
  });

  it('puts the earlier amenities back', async () => {
    const { house } = openHouse({ rooms: [fan], links: fanLinks });
    const { user, dialog, show, save, untilLoaded } = await openRoomWindow(EDIT);
    await untilLoaded(2);
    await show(/^Comodidades/);
    await user.click(dialog.getByRole('checkbox', { name: 'Localização central' }));
    let tries = 0;
    onTable('post', 'room_amenities', ({ body }) => {
      tries += 1;
      if (tries === 1) return { status: 409, code: '23503', message: 'foreign key' };
      expect(body).toEqual(fanLinks);
      return null;
    });
    await save();
    expect(
      await dialog.findByText(
        'O quarto ficou guardado, mas as comodidades não: a lista de comodidades mudou entretanto. O quarto tem as que já tinha.',
      ),
    ).toBeVisible();
    expect(tries).toBe(2);
    expect(house.links).toEqual([]);
    expect(dialog.getByRole('checkbox', { name: 'Localização central' })).toBeChecked();
    expectLoggedError('saveRoom');
  });
});

describe('closing', () => {
  it('asks while something is not saved, and keeps it when told to stay', async () => {
    openHouse({ rooms: [fan] });
    const { user, dialog, field, retype } = await openRoomWindow(EDIT);
    await retype(/^Nome/, 'Leque Azul');
    await user.click(dialog.getByRole('button', { name: 'Cancelar' }));
    const question = within(screen.getByRole('alertdialog', { name: 'Sair sem guardar?' }));
    await user.click(question.getByRole('button', { name: 'Cancelar' }));
    expect(field(/^Nome/)).toHaveValue('Leque Azul');
  });

  it('forgets what was given up', async () => {
    openHouse({ rooms: [fan] });
    const { user, dialog, retype, untilClosed, goTo } = await openRoomWindow(EDIT);
    await retype(/^Nome/, 'Leque Azul');
    await user.click(dialog.getByRole('button', { name: 'Fechar' }));
    await user.click(screen.getByRole('button', { name: 'Sair sem guardar' }));
    await untilClosed();
    await goTo(EDIT);
    expect(await screen.findByRole('textbox', { name: /^Nome/ })).toHaveValue('Família Leque');
    await waitFor(() => expect(window.sessionStorage).toHaveLength(0));
  });

  it('keeps a form that was left by the back button or a reload, and can drop it', async () => {
    openHouse({ rooms: [fan] });
    const { retype, goTo } = await openRoomWindow(EDIT);
    await retype(/^Nome/, 'Leque Azul');
    await goTo(PATH);
    expect(screen.queryByRole('dialog')).toBeNull();

    await goTo(EDIT);
    const name = await screen.findByRole('textbox', { name: /^Nome/ });
    expect(name).toHaveValue('Leque Azul');
    screen.getByRole('button', { name: 'Descartar' }).click();
    await waitFor(() => expect(name).toHaveValue('Família Leque'));
    expect(screen.queryByText('Aqui está o que tinha ficado por guardar.')).toBeNull();
  });
});
