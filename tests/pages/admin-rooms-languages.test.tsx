import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { makeRoomTranslation, uuid } from '../support/builders';
import { openHouse, STANDARD, wifi } from '../support/house';
import { openTexts } from '../support/house-texts';
import { axeFindings } from '../support/render-at';
import { fan, openRoomWindow } from '../support/room-window';
import { cutLine, expectLoggedError } from '../support/server';
import { startSignedIn } from '../support/session';

const PATH = '/admin/rooms';
const EDIT = `${PATH}?quarto=${fan.id}`;
const ADD = `${PATH}?quarto=novo`;

beforeEach(() => startSignedIn());

const READ_AT = '2026-11-02T10:00:00.123456+00:00';

/** All that room 6 says, in English. */
const english = makeRoomTranslation({
  room_id: fan.id,
  name: 'Leque Family Room',
  description: 'Double bed and bunk bed.',
  room_subtitle: 'Floor to play on',
  full_description: 'On the second floor.',
  features_of: ['Wi-Fi', 'Cozinha'],
  features: ['Wi-Fi', 'Kitchen'],
  updated_at: READ_AT,
});

async function openLanguages(address = EDIT) {
  const view = await openRoomWindow(address);
  const languages = within(view.dialog.getByRole('tablist', { name: 'Língua dos dados' }));
  return { ...view, languages };
}

const toRoom = { room_id: fan.id };

describe('the languages of a room', () => {
  it('stand beside Portuguese, each saying whether its texts are there (LANG-06)', async () => {
    openHouse({ rooms: [fan] });
    const { name: _none, ...spanish } = makeRoomTranslation({ ...toRoom, language: 'es' });
    const french = { ...english, language: 'fr', room_subtitle: null };
    openTexts({ rooms: [english, french, { ...spanish, name: 'Familiar Leque' }] });
    const { languages, show } = await openLanguages();
    await languages.findByRole('tab', { name: /^Inglês.*completo$/ });
    expect(languages.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
      'Português',
      'Inglês, completo',
      'Espanholfaltam 5',
      'Francêsfalta 1',
      'Alemãoem falta',
    ]);
    expect(languages.getByRole('tab', { name: 'Português' })).toHaveAttribute(
      'aria-selected',
      'true',
    );
    await show(/^Alemão/);
    expect(await axeFindings()).toEqual([]);
  });

  it('are one stop of the keyboard, with arrows between them (LANG-06)', async () => {
    openHouse({ rooms: [fan] });
    openTexts({ rooms: [english] });
    const { user, dialog, languages } = await openLanguages();
    await user.click(languages.getByRole('tab', { name: 'Português' }));
    await user.keyboard('{ArrowRight}');
    const tab = await languages.findByRole('tab', { name: /^Inglês/, selected: true });
    await waitFor(() => expect(tab).toHaveFocus());
    const panel = dialog.getByRole('tabpanel', { name: /^Inglês/ });
    const name = await within(panel).findByRole('textbox', { name: 'Nome' });
    expect(name).toHaveValue('Leque Family Room');
    expect(name).toHaveAttribute('lang', 'en');
    expect(name).toHaveAccessibleDescription('Família Leque');
  });

  it('are saved with the room, in one press; a room without new texts is saved as ever (LANG-06)', async () => {
    const { updates } = openHouse({ rooms: [fan] });
    const { saves } = openTexts({ rooms: [english] });
    const { user, dialog, languages, field, retype, show, save, untilClosed } =
      await openLanguages();
    await languages.findByRole('tab', { name: /^Inglês.*completo$/ });
    await show(/^Alemão/);
    await user.type(await dialog.findByRole('textbox', { name: 'Nome' }), ' Familienzimmer Leque ');
    await user.type(field('Cozinha'), 'Küche');
    await show(/^Inglês/);
    await retype(/^Subtítulo/, 'Room to play');
    expect(languages.getByRole('tab', { name: /^Alemão/ })).toHaveTextContent('faltam 4');
    await save();
    await untilClosed();

    expect(updates.map(({ body }) => body)).toEqual([
      { standard_features: [], custom_sections: [] },
    ]);
    expect(saves.map(({ body }) => body)).toEqual([
      [
        {
          ...toRoom,
          language: 'de',
          name: 'Familienzimmer Leque',
          description: null,
          room_title: null,
          room_subtitle: null,
          full_description: null,
          picture_texts: {},
          features_of: ['Cozinha'],
          features: ['Küche'],
          updated_at: null,
        },
        { ...english, room_subtitle: 'Room to play' },
      ],
    ]);
    expect(await screen.findByText('Quarto guardado')).toBeVisible();
  });

  it('are left alone by a change in Portuguese (ADM-ROOM-16)', async () => {
    const { updates } = openHouse({ rooms: [fan] });
    const { saves } = openTexts({ rooms: [english] });
    const { retype, save, untilClosed } = await openLanguages();
    await retype(/^Subtítulo/, 'Chão');
    await save();
    await untilClosed();
    expect(updates.map(({ body }) => body)).toEqual([
      { room_subtitle: 'Chão', standard_features: [], custom_sections: [] },
    ]);
    expect(saves).toEqual([]);
  });

  it('go with a new room, too (LANG-06)', async () => {
    openHouse();
    const { saves } = openTexts();
    const { user, dialog, languages, field, show, save, untilLoaded, untilClosed } =
      await openLanguages(ADD);
    await untilLoaded(2);
    expect(languages.getByRole('tab', { name: /^Francês/ })).toHaveTextContent('em falta');
    await user.type(field(/^Número/), '14');
    await user.type(field(/^Nome/), 'Sótão');
    await user.selectOptions(dialog.getByRole('combobox', { name: /^Capacidade/ }), '2');
    await user.type(field(/^Preço por noite/), '50');
    await show(/^Francês/);
    await user.type(await dialog.findByRole('textbox', { name: 'Nome' }), 'Mansarde');
    await save();
    await untilClosed();
    expect(saves[0]?.body).toMatchObject([
      { room_id: uuid(1, 99), language: 'fr', name: 'Mansarde', updated_at: null },
    ]);
  });
});

describe('texts that are not saved', () => {
  it('stay, are named, and go with the next press (LANG-06)', async () => {
    openHouse({ rooms: [fan] });
    openTexts({ rooms: [english] });
    const { dialog, field, show, retype, save, untilClosed } = await openLanguages();
    await show(/^Inglês/);
    await dialog.findByRole('textbox', { name: 'Nome' });
    await retype(/^Nome/, 'Fan Family Room');
    cutLine('post', 'room_translations');
    await save();
    expect(
      await dialog.findByText(
        'O quarto ficou guardado, mas os textos noutras línguas não: sem ligação ao servidor. Verifique a rede e tente novamente. Guarde de novo.',
      ),
    ).toBeVisible();
    expectLoggedError('saveRoom');
    expect(field('Nome')).toHaveValue('Fan Family Room');

    const { saves } = openTexts({ rooms: [english] });
    await save();
    await untilClosed();
    expect(saves[0]?.body).toEqual([{ ...english, name: 'Fan Family Room' }]);
  });

  it('because somebody else wrote meanwhile, stand beside what they wrote (LANG-06)', async () => {
    openHouse({ rooms: [fan] });
    const { texts, saves } = openTexts({ rooms: [english] });
    const { user, dialog, field, show, retype, save, untilClosed } = await openLanguages();
    await show(/^Inglês/);
    await dialog.findByRole('textbox', { name: 'Nome' });
    await retype(/^Nome/, 'Fan Family Room');
    await retype(/^Cozinha/, 'Shared kitchen');
    const theirs = {
      ...english,
      name: 'Family Room Leque',
      description: 'A double bed and a bunk bed.',
      updated_at: '2026-11-21T09:59:00+00:00',
    };
    texts.rooms = [theirs];
    await save();
    expect(
      await dialog.findByText(/alguém alterou entretanto os que estão em inglês\./),
    ).toBeVisible();
    expectLoggedError('saveRoom');
    expect(field('Nome')).toHaveValue('Fan Family Room');
    expect(field('Nome')).toHaveAccessibleDescription(
      'Outra pessoa escreveu: Family Room Leque Família Leque',
    );
    // Fields that were not changed here have the other person's texts.
    expect(field('Descrição')).toHaveValue(theirs.description);
    expect(field('Cozinha')).toHaveValue('Shared kitchen');

    await user.click(dialog.getByRole('button', { name: 'Guardar quarto' }));
    await untilClosed();
    expect(saves.at(-1)?.body).toEqual([
      { ...theirs, name: 'Fan Family Room', features: ['Wi-Fi', 'Shared kitchen'] },
    ]);
  });

  it('because they are too long, are shown where they stand (LANG-06)', async () => {
    openHouse({ rooms: [fan] });
    const { saves } = openTexts({ rooms: [english] });
    const { user, dialog, languages, field, show, retype, save } = await openLanguages();
    await show(/^Inglês/);
    await dialog.findByRole('textbox', { name: 'Nome' });
    await retype(/^Nome/, 'x');
    await user.click(field('Nome'));
    await user.paste('a'.repeat(120));
    await show(/^Português/);
    await save();
    expect(languages.getByRole('tab', { name: /^Inglês.*com erros$/ })).toHaveAttribute(
      'aria-selected',
      'true',
    );
    expect(field('Nome')).toHaveFocus();
    expect(field('Nome')).toHaveAccessibleDescription(/^O nome pode ter até 120 caracteres\./);
    expect(saves).toEqual([]);
  });

  it('are there again after the form was left (LANG-06)', async () => {
    openHouse({ rooms: [fan] });
    openTexts({ rooms: [english] });
    const { user, dialog, show, retype, goTo } = await openLanguages();
    await show(/^Inglês/);
    await dialog.findByRole('textbox', { name: 'Nome' });
    await retype(/^Nome/, 'Fan Family Room');
    await goTo(PATH);
    await goTo(EDIT);
    expect(await screen.findByText('Aqui está o que tinha ficado por guardar.')).toBeVisible();
    await user.click(await screen.findByRole('tab', { name: /^Inglês/ }));
    expect(await screen.findByRole('textbox', { name: 'Nome' })).toHaveValue('Fan Family Room');
  });
});

it('what did not load is said, and asked for again (LANG-06)', async () => {
  openHouse({ rooms: [fan] });
  cutLine('get', 'room_translations');
  const { user, dialog, field, show } = await openLanguages();
  expect(field('Subtítulo')).toHaveValue('Chão para brincar');
  await show(/^Inglês/);
  const retry = await dialog.findByRole('button', { name: 'Tentar Novamente' });
  openTexts({ rooms: [english] });
  await user.click(retry);
  expect(await dialog.findByRole('textbox', { name: 'Nome' })).toHaveValue('Leque Family Room');
});

describe('the amenities in other languages', () => {
  const german = { language: 'de', updated_at: READ_AT };
  const wlan = { ...german, amenity_id: wifi.id, name: 'Kostenloses WLAN' };

  it('are named for all rooms, categories too, and saved with the room (LANG-06)', async () => {
    openHouse({ rooms: [fan] });
    const { saves, nameSaves, categorySaves } = openTexts({ amenities: [wlan] });
    const { user, dialog, field, show, retype, save, untilClosed } = await openLanguages();
    await show(/^Comodidades/);
    const languages = within(dialog.getByRole('tablist', { name: 'Língua das comodidades' }));
    await languages.findByRole('tab', { name: 'Alemão faltam 5' });
    await user.click(languages.getByRole('tab', { name: /^Alemão/ }));
    expect(await dialog.findByRole('textbox', { name: 'Wi-Fi gratuito' })).toHaveValue(
      'Kostenloses WLAN',
    );
    await retype(/^Wi-Fi gratuito/, 'WLAN');
    await user.click(field('Equipa 24h'));
    await user.paste('Personal rund um die Uhr');
    const standard = within(dialog.getByRole('group', { name: STANDARD.name }));
    await user.type(
      standard.getByRole('textbox', { name: 'Nome da categoria' }),
      'Zu jedem Zimmer',
    );
    expect(await axeFindings()).toEqual([]);
    await save();
    await untilClosed();
    expect(saves).toEqual([]);
    expect(nameSaves.map(({ body }) => body)).toEqual([
      [
        { ...wlan, name: 'WLAN' },
        {
          language: 'de',
          amenity_id: uuid(5, 3),
          name: 'Personal rund um die Uhr',
          updated_at: null,
        },
      ],
    ]);
    expect(categorySaves.map(({ body }) => body)).toEqual([
      [{ language: 'de', category_id: STANDARD.id, name: 'Zu jedem Zimmer', updated_at: null }],
    ]);
  });

  it('that somebody else named meanwhile stand beside their name (LANG-06)', async () => {
    openHouse({ rooms: [fan] });
    const { texts, nameSaves } = openTexts({ amenities: [wlan] });
    const { dialog, field, show, retype, save, untilClosed } = await openLanguages();
    await show(/^Comodidades/);
    await dialog.findByRole('tab', { name: 'Alemão faltam 5' });
    await show(/^Alemão faltam 5/);
    await dialog.findByRole('textbox', { name: 'Wi-Fi gratuito' });
    await retype(/^Wi-Fi gratuito/, 'WLAN');
    const theirs = { ...wlan, name: 'WLAN gratis', updated_at: '2026-11-21T09:59:00+00:00' };
    texts.amenities = [theirs];
    await save();
    expect(
      await dialog.findByText(/alguém alterou entretanto os que estão em alemão\./),
    ).toBeVisible();
    expectLoggedError('saveRoom');
    expect(field('Wi-Fi gratuito')).toHaveValue('WLAN');
    expect(field('Wi-Fi gratuito')).toHaveAccessibleDescription(
      'Outra pessoa escreveu: WLAN gratis',
    );
    await save();
    await untilClosed();
    expect(nameSaves.at(-1)?.body).toEqual([{ ...theirs, name: 'WLAN' }]);
  });
});
