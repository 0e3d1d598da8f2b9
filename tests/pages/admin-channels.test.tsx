import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { HttpResponse } from 'msw';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
// Loaded beforehand, so that no test waits for the lazy chunks.
import '@/features/panel/channel/ChannelsPanel';
import { AVAILABILITY_PATH, laurel, sea } from '../support/availability-screen';
import { uuid } from '../support/builders';
import {
  CHANNELS_NOW,
  CHANNELS_PATH,
  CONFLICTS_PATH,
  makeFeed,
  makeStays,
  minutesAgo,
  onSync,
  openChannels,
} from '../support/channels';
import { held } from '../support/held';
import { axeFindings, renderAt } from '../support/render-at';
import { expectLoggedError, onRpc, onTable } from '../support/server';
import { startSignedIn } from '../support/session';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(CHANNELS_NOW) });
  startSignedIn();
});

afterEach(() => vi.useRealTimers());

const booking = makeFeed();
const airbnb = makeFeed({
  id: uuid(21, 2),
  channel: 'airbnb',
  url: 'https://www.airbnb.pt/calendar/ical/12345.ics?s=0a9e8d7c',
  export_key: 'ab9wRzAirbnbKeyHc7d',
  created_at: minutesAgo(80_000),
});

const list = async () => within(await screen.findByRole('region', { name: 'Canais por quarto' }));
const rowOf = async (number: string) => {
  const name = new RegExp(`^(?:Abrir|Fechar) o quarto ${number}$`);
  const row = (await (await list()).findByRole('button', { name })).closest('li');
  if (row === null) throw new Error(`Room ${number} stands in no row`);
  return within(row);
};

/** Opens a room of the list. */
async function openRoom(user: UserEvent, number: string) {
  const row = await rowOf(number);
  await user.click(row.getByRole('button', { name: `Abrir o quarto ${number}` }));
  return row;
}

describe('the third tab', () => {
  it('stands beside the two, in the address, and leaves them as they were (CHAN-02)', async () => {
    openChannels({ round: { conflicts: 2 } });
    const { user, address } = await renderAt(`${AVAILABILITY_PATH}?vista=semana`);
    await user.click(await screen.findByRole('tab', { name: /^Canais/ }));
    expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
      'Disponibilidade',
      'Preços',
      'Canais2, conflitos',
    ]);
    expect(await screen.findByText('Nenhum canal ligado.')).toBeVisible();
    await user.click(screen.getByRole('radio', { name: 'Conflitos 2' }));
    expect(screen.getByRole('radio', { name: 'Conflitos 2' })).toBeChecked();
    expect(address()).toBe(`${CHANNELS_PATH}&vista=semana&vista=conflitos`);
    await user.click(screen.getByRole('radio', { name: 'Calendários' }));
    await user.click(screen.getByRole('tab', { name: 'Disponibilidade' }));
    expect(address()).toBe(`${AVAILABILITY_PATH}?vista=semana`);
    expect(screen.getByRole('radio', { name: 'Semana' })).toBeChecked();
  });

  it('opens at the conflicts by their address (CHAN-04)', async () => {
    openChannels({ feeds: [booking] });
    await renderAt(CONFLICTS_PATH);
    expect(await screen.findByRole('radio', { name: /^Conflitos/ })).toBeChecked();
    expect(screen.queryByRole('region', { name: 'Canais por quarto' })).not.toBeInTheDocument();
  });
});

describe('the calendars', () => {
  it('says of each room what is given away, what is read, and how that went (CHAN-01, CHAN-02)', async () => {
    const hidden = { ...laurel, room_number: '12', id: uuid(1, 12), is_active: false };
    const theirs = makeFeed({ id: uuid(21, 3), room_id: hidden.id, tried_at: minutesAgo(8) });
    openChannels({
      grid: { rooms: [laurel, hidden, sea] },
      feeds: [booking, airbnb, theirs],
      stays: [
        ...makeStays(booking, 3),
        ...makeStays(airbnb, 4),
        ...makeStays(airbnb, 1, { state: 'conflict' }),
      ],
      round: { conflicts: 1 },
    });
    await renderAt(CHANNELS_PATH);
    const rooms = await list();
    await rooms.findByText('há 4 min, 3 estadias');
    expect(rooms.getAllByRole('heading', { level: 2 }).map((one) => one.textContent)).toEqual([
      '2Duplo Maré',
      '10Família Laranja',
      '12Família Laranjafora do site',
    ]);
    expect(rooms.getByText('há 4 min, 4 estadias, 1 em conflito')).toBeVisible();
    expect(rooms.getByText('há 8 min, nada marcado')).toBeVisible();
    const orange = await rowOf('10');
    expect(orange.getByText('Ainda a ninguém')).toBeVisible();
    expect(orange.getByText('Sem calendários de fora')).toBeVisible();
    expect(screen.getByText('Última leitura às 15:26. A próxima até às 15:41.')).toBeVisible();
    expect(screen.getAllByRole('term').map(({ nextSibling }) => nextSibling?.textContent)).toEqual([
      '3',
      '7',
      '1',
      '0',
    ]);
    expect(await axeFindings()).toEqual([]);
  });

  it('says that none is connected, and how to connect one', async () => {
    openChannels();
    await renderAt(CHANNELS_PATH);
    expect(await screen.findByRole('heading', { name: 'Nenhum canal ligado.' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Sincronizar agora' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    expect((await list()).getAllByRole('button', { name: /^Abrir o quarto/ })).toHaveLength(2);
  });

  it('says when they did not load, and loads them again', async () => {
    openChannels({ feeds: [booking] });
    onTable('get', 'channel_feeds', () => ({ status: 500, code: 'XX000', message: '' }));
    const { user } = await renderAt(CHANNELS_PATH);
    expect(await screen.findByText('Não foi possível carregar os canais')).toBeVisible();
    expectLoggedError('listChannelFeeds');
    onTable('get', 'channel_feeds', () => [booking]);
    await user.click(await screen.findByRole('button', { name: 'Tentar Novamente' }));
    expect(await (await list()).findByText(/^há 4 min/)).toBeVisible();
  });

  it('says that the schedule seems to stand still', async () => {
    openChannels({ feeds: [{ ...booking, tried_at: minutesAgo(50) }] });
    await renderAt(CHANNELS_PATH);
    expect(
      await screen.findByText(
        'Última leitura às 14:40. Devia haver uma a cada 15 minutos: a leitura automática parece parada.',
      ),
    ).toBeVisible();
  });
});

describe('the addresses of ours (CHAN-01)', () => {
  it('are copied by one press, and that is said', async () => {
    openChannels({ feeds: [booking, airbnb] });
    const { user } = await renderAt(CHANNELS_PATH);
    await user.click(
      await screen.findByRole('button', { name: /^Airbnb.*do quarto 2 para Airbnb/ }),
    );
    expect(await screen.findByText('Copiado: o endereço do quarto 2 para Airbnb')).toHaveRole(
      'status',
    );
    expect(await navigator.clipboard.readText()).toBe(
      `${window.location.origin}/functions/v1/calendar/ab9wRzAirbnbKeyHc7d.ics`,
    );
  });

  it('are shown in full where copying is not possible', async () => {
    openChannels({ feeds: [booking] });
    const { user } = await renderAt(CHANNELS_PATH);
    const row = await openRoom(user, '2');
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValueOnce(new Error('denied'));
    await user.click(row.getByRole('button', { name: /^Copiar/ }));
    expect(await screen.findByText(/copie o endereço à mão/)).toBeVisible();
    expect(row.getByRole('textbox', { name: 'Endereço do quarto 2 para Booking.com' })).toHaveValue(
      `${window.location.origin}/functions/v1/calendar/${booking.export_key}.ics`,
    );
  });

  it('are made for a platform that has none', async () => {
    const { inserts } = openChannels({ feeds: [booking] });
    const { user } = await renderAt(CHANNELS_PATH);
    const row = await openRoom(user, '2');
    await user.click(row.getByRole('button', { name: 'Criar endereço para Airbnb' }));
    expect(
      await row.findByRole('textbox', { name: 'Endereço do quarto 2 para Airbnb' }),
    ).toBeVisible();
    expect(inserts.map(({ body }) => body)).toEqual([
      { room_id: sea.id, channel: 'airbnb', url: null },
    ]);
  });

  it('are made anew after a question that says what it costs', async () => {
    openChannels({ feeds: [booking] });
    const renewed = onRpc('renew_channel_keys', () => null);
    const { user } = await renderAt(CHANNELS_PATH);
    const row = await openRoom(user, '2');
    const ask = row.getByRole('button', { name: 'Novos endereços' });
    await user.click(ask);
    const dialog = within(await screen.findByRole('alertdialog'));
    expect(dialog.getByText('Os de agora deixam de funcionar em todos os canais.')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Cancelar' }));
    expect(ask).toHaveFocus();
    expect(renewed).toEqual([]);
    await user.click(ask);
    await user.click(await screen.findByRole('button', { name: 'Criar novos' }));
    expect(await screen.findByText('Novos endereços criados')).toBeVisible();
    expect(renewed).toEqual([{ room: sea.id }]);
  });

  it('go only where nothing came by their calendar', async () => {
    const given = { ...airbnb, url: null };
    const { deletions } = openChannels({
      feeds: [{ ...booking, url: null }, given],
      stays: makeStays(booking, 1),
    });
    const { user } = await renderAt(CHANNELS_PATH);
    const row = await openRoom(user, '2');
    const away = await row.findByRole('button', {
      name: 'Apagar o endereço do quarto 2 para Airbnb',
    });
    expect(row.getAllByRole('button', { name: /^Apagar/ })).toEqual([away]);
    await user.click(away);
    const dialog = within(await screen.findByRole('alertdialog'));
    expect(dialog.getByText('As reservas ficam como estão.')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Apagar endereço' }));
    expect(await row.findByRole('button', { name: 'Criar endereço para Airbnb' })).toBeVisible();
    expect(deletions.map(({ params }) => params.get('id'))).toEqual([`eq.${given.id}`]);
  });
});

describe('an address to read (CHAN-02)', () => {
  const form = (row: ReturnType<typeof within>) =>
    within(row.getByRole('form', { name: 'Juntar um calendário ao quarto 2' }));
  const url = 'https://www.vrbo.com/icalendar/abc.ics';
  const ofAirbnb = 'https://www.airbnb.pt/calendar/ical/9.ics';

  it('is added, and read at once', async () => {
    const { inserts } = openChannels({ feeds: [booking] });
    const asked = onSync(() => ({ counts: { booked: 2, cancelled: 0 }, warning: null }));
    const { user } = await renderAt(CHANNELS_PATH);
    const row = await openRoom(user, '2');
    const fields = form(row);
    expect(fields.getByLabelText('Canal')).toHaveValue('airbnb');
    await user.type(fields.getByLabelText('Endereço do calendário (.ics)'), url);
    // Its host says whose it is.
    expect(fields.getByLabelText('Canal')).toHaveValue('vrbo');
    await user.click(fields.getByRole('button', { name: 'Juntar' }));
    expect(await row.findByRole('button', { name: 'Ler agora: Vrbo, quarto 2' })).toBeVisible();
    expect(inserts.map(({ body }) => body)).toEqual([{ room_id: sea.id, channel: 'vrbo', url }]);
    expect(
      (await screen.findAllByText('Sincronizado às 15:30: 2 estadias novas.'))[0],
    ).toBeVisible();
    expect(asked).toEqual([uuid(21, 101)]);
    expect(fields.getByLabelText('Endereço do calendário (.ics)')).toHaveValue('');
  });

  it('goes to the calendar of ours that the platform reads already (CHAN-05)', async () => {
    const given = { ...airbnb, url: null };
    const { inserts, changes } = openChannels({ feeds: [booking, given] });
    onSync(() => ({ unchanged: true }));
    const { user } = await renderAt(CHANNELS_PATH);
    const row = await openRoom(user, '2');
    const fields = form(row);
    expect(
      within(fields.getByLabelText('Canal')).getByRole('option', { name: 'Airbnb' }),
    ).toBeInTheDocument();
    await user.type(fields.getByLabelText('Endereço do calendário (.ics)'), ofAirbnb);
    await user.click(fields.getByRole('button', { name: 'Juntar' }));
    expect(await row.findByRole('button', { name: 'Ler agora: Airbnb, quarto 2' })).toBeVisible();
    expect(inserts).toEqual([]);
    expect(changes.map(({ params, body }) => [params.get('id'), body])).toEqual([
      [`eq.${given.id}`, { url: ofAirbnb }],
    ]);
  });

  it('does not take the place of the one before, when the channel is left as it stands (CHAN-02)', async () => {
    const given = { ...airbnb, url: null };
    const { inserts, changes } = openChannels({ feeds: [booking, given] });
    onSync(() => ({ unchanged: true }));
    const { user } = await renderAt(CHANNELS_PATH);
    const row = await openRoom(user, '2');
    const fields = form(row);
    const field = fields.getByLabelText('Endereço do calendário (.ics)');
    await user.type(field, ofAirbnb);
    await user.click(fields.getByRole('button', { name: 'Juntar' }));
    await row.findByRole('button', { name: 'Ler agora: Airbnb, quarto 2' });
    await user.type(field, `${ofAirbnb}?second`);
    await user.click(fields.getByRole('button', { name: 'Juntar' }));
    await waitFor(() => expect(field).toHaveValue(''));
    expect(changes.map(({ body }) => body)).toEqual([{ url: ofAirbnb }]);
    expect(inserts.map(({ body }) => body)).toEqual([
      { room_id: sea.id, channel: 'airbnb', url: `${ofAirbnb}?second` },
    ]);
  });

  it.each([
    [
      null,
      'http://192.168.1.20/airbnb.ics',
      'Só lemos endereços https públicos: este é de uma rede privada.',
    ],
    [
      { status: 409, code: '23505', message: 'duplicate key' },
      url,
      'Este endereço já é lido neste quarto.',
    ],
    [{ status: 400, code: '23514', message: 'check' }, url, 'Só lemos endereços https públicos.'],
    [
      { status: 500, code: 'XX000', message: 'x' },
      url,
      'Não foi possível guardar. Tente novamente.',
    ],
  ])(
    'that is refused by %j says so beside the field, and stays typed',
    async (refusal, typed, words) => {
      openChannels({ feeds: [booking], refusal });
      const { user } = await renderAt(CHANNELS_PATH);
      const row = await openRoom(user, '2');
      const field = form(row).getByLabelText('Endereço do calendário (.ics)');
      await user.type(field, typed);
      await user.click(form(row).getByRole('button', { name: 'Juntar' }));
      await form(row).findByText(words);
      expect(field).toHaveAccessibleDescription(words);
      expect(field).toHaveValue(typed);
      if (refusal !== null) expectLoggedError('insertChannelFeed');
    },
  );

  it('is given up without its bookings becoming conflicts later, and says what remains (CHAN-03)', async () => {
    const { changes, deletions } = openChannels({
      feeds: [booking],
      stays: [...makeStays(booking, 4), ...makeStays(booking, 1, { state: 'conflict' })],
    });
    const { user } = await renderAt(CHANNELS_PATH);
    const row = await openRoom(user, '2');
    await row.findAllByText('há 4 min, 4 estadias, 1 em conflito');
    await user.click(row.getByRole('button', { name: 'Retirar: Booking.com, quarto 2' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    expect(
      dialog.getByText('As 4 reservas que trouxe ficam cá e continuam a ocupar as suas noites.'),
    ).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Retirar' }));
    expect(changes).toEqual([]);
    await user.click(dialog.getByRole('checkbox', { name: /fica sem quarto aqui/ }));
    await user.click(dialog.getByRole('button', { name: 'Retirar' }));
    expect(await row.findByText(/^não está a ser lido, 4 estadias/)).toBeVisible();
    expect(changes.map(({ body }) => body)).toEqual([{ url: null }]);
    expect(deletions).toEqual([]);
    expect(
      row.getByRole('textbox', { name: 'Endereço do quarto 2 para Booking.com' }),
    ).toBeVisible();
  });

  it('shows what it brought, and what became of it (CHAN-03)', async () => {
    const stay = {
      id: uuid(22, 1),
      feed_id: booking.id,
      kind: 'stay',
      starts: '2026-11-25',
      ends: '2026-11-28',
      summary: 'Hóspede Booking.com',
      state: 'booked',
      booking_id: uuid(2, 1),
      missing_since: null,
      created_at: minutesAgo(100),
      bookings: { booking_number: 'R26-7K3F9Q', guest_name: 'Inês Duarte' },
    };
    openChannels({
      feeds: [booking],
      events: [
        stay,
        { ...stay, id: uuid(22, 2), state: 'conflict', booking_id: null, bookings: null },
        {
          ...stay,
          id: uuid(22, 3),
          kind: 'block',
          state: 'block',
          booking_id: null,
          bookings: null,
        },
      ],
    });
    const { user } = await renderAt(CHANNELS_PATH);
    const row = await openRoom(user, '2');
    await user.click(row.getByRole('button', { name: 'Ver estadias: Booking.com, quarto 2' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Estadias de fora' }));
    expect(await dialog.findByRole('link', { name: 'R26-7K3F9Q' })).toHaveAttribute(
      'href',
      '/admin/bookings?reserva=R26-7K3F9Q',
    );
    expect(dialog.getByRole('link', { name: 'Em conflito' })).toHaveAttribute(
      'href',
      CONFLICTS_PATH,
    );
    expect(dialog.getAllByRole('listitem')).toHaveLength(2);
    expect(dialog.getByText(/^1 outro registo de noites/)).toBeVisible();
  });
});

it('entries that could not be read are told with their lines, and the calendar can be read again (CHAN-06)', async () => {
  const unread = [
    {
      line: 12,
      text: 'DTSTART;TZID=Europe/Lisbon:20261130T990000',
      day: '2026-11-30',
      summary: 'Reserved - Ana',
      why: 'A hora não existe.',
    },
  ];
  openChannels({ feeds: [booking, { ...airbnb, unread_count: 3, unread }] });
  const asked = onSync(() => ({ counts: { booked: 0, cancelled: 0 } }));
  const { user } = await renderAt(CHANNELS_PATH);
  const title = 'Airbnb, quarto 2: 3 entradas não se leram: 30 nov., …';
  const alert = (await screen.findByRole('heading', { name: title })).closest('section');
  if (alert === null) throw new Error('The heading stands in no alert');
  expect(
    within(alert)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual([
    'Linha 12, 30 nov., «Reserved - Ana»: A hora não existe. DTSTART;TZID=Europe/Lisbon:20261130T990000',
    'E mais 2.',
  ]);
  expect(
    await (await list()).findByText('há 4 min, nada marcado, 3 entradas não se leram'),
  ).toBeVisible();
  await user.click(within(alert).getByRole('button', { name: 'Ler outra vez' }));
  await waitFor(() => expect(asked).toEqual([airbnb.id]));
});

describe('a calendar that cannot be read (CHAN-02)', () => {
  const failing = {
    ...airbnb,
    failing_since: minutesAgo(425),
    succeeded_at: minutesAgo(424),
    last_error: 'O endereço não existe.',
  };

  it('is marked from its first failure on, in words', async () => {
    openChannels({ feeds: [booking, { ...failing, failing_since: minutesAgo(19) }] });
    await renderAt(CHANNELS_PATH);
    expect(await (await list()).findByText('falha há 19 min: o endereço não existe')).toBeVisible();
    expect(screen.getByText(/^Última leitura às 15:26, com 1 falha\./)).toBeVisible();
    expect(screen.queryByRole('heading', { name: /sem leitura/ })).not.toBeInTheDocument();
  });

  it('is told on top after six hours, with the ways out', async () => {
    const { changes } = openChannels({ feeds: [booking, failing] });
    const asked = onSync(() => ({ error: 'O endereço não existe.' }));
    const { user } = await renderAt(CHANNELS_PATH);
    expect(
      await screen.findByRole('heading', { name: 'Airbnb, quarto 2: sem leitura há 7 h' }),
    ).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Ler outra vez' }));
    expect(await screen.findByText('Não foi possível ler. O endereço não existe.')).toBeVisible();
    expect(asked).toEqual([airbnb.id]);
    await user.click(screen.getByRole('button', { name: 'Mudar o endereço' }));
    const row = await rowOf('2');
    const field = row.getByLabelText('Novo endereço (.ics)');
    expect(field).toHaveFocus();
    await user.type(field, 'webcal://www.airbnb.pt/calendar/ical/6.ics');
    await user.click(row.getByRole('button', { name: 'Guardar' }));
    await screen.findAllByText(/Não foi possível ler/);
    expect(row.queryByLabelText('Novo endereço (.ics)')).not.toBeInTheDocument();
    expect(changes.map(({ body }) => body)).toEqual([
      { url: 'https://www.airbnb.pt/calendar/ical/6.ics' },
    ]);
  });
});

describe('a calendar that suddenly lacks most of its stays (CHAN-05)', () => {
  const short = { ...booking, warning: 'drop' };

  it('warns and cancels nothing until staff say that they are cancelled', async () => {
    const { changes } = openChannels({
      feeds: [short],
      stays: makeStays(short, 9, { missing: 7, since: 14 }),
    });
    const asked = onSync(() => ({ counts: { booked: 0, cancelled: 7 }, warning: null }));
    const { user } = await renderAt(CHANNELS_PATH);
    expect(
      await screen.findByRole('heading', { name: 'Booking.com, quarto 2: faltam 7 de 9 estadias' }),
    ).toBeVisible();
    expect(screen.getByText(/não cancelámos nada e os quartos continuam ocupados/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Estão mesmo canceladas' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    expect(dialog.getByText(/cancelamos aqui 7 estadias, se continuarem a faltar/)).toBeVisible();
    expect([changes, asked]).toEqual([[], []]);
    await user.click(dialog.getByRole('button', { name: 'Estão canceladas' }));
    expect(
      (await screen.findAllByText('Sincronizado às 15:30: 7 estadias canceladas.'))[0],
    ).toBeVisible();
    expect(changes.map(({ body }) => body)).toEqual([{ drop_accepted: true }]);
    expect(asked).toEqual([short.id]);
  });

  it('does not take their word before a reading can act on it', async () => {
    openChannels({ feeds: [short], stays: makeStays(short, 9, { missing: 7, since: 4 }) });
    await renderAt(CHANNELS_PATH);
    expect(await screen.findByRole('button', { name: 'Estão mesmo canceladas' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    expect(screen.getByText(/A partir das 15:36 pode dizer/)).toBeVisible();
  });
});

describe('Sincronizar agora (CHAN-02)', () => {
  it('reads every calendar, says so in each row, and what came of it', async () => {
    const house = openChannels({
      feeds: [booking, airbnb, { ...airbnb, id: uuid(21, 9), url: null }],
    });
    const [first, second] = [held(), held()];
    const asked = onSync(async (feed) => {
      await (feed === booking.id ? first : second).promise;
      return HttpResponse.json({ [feed]: { counts: { booked: 1, cancelled: 0 }, warning: null } });
    });
    const { user } = await renderAt(CHANNELS_PATH);
    const row = await rowOf('2');
    await user.click(screen.getByRole('button', { name: 'Sincronizar agora' }));
    expect(await row.findAllByText('A sincronizar...')).toHaveLength(2);
    await waitFor(() => expect(asked).toEqual([booking.id, airbnb.id]));
    house.write(booking.id, { tried_at: CHANNELS_NOW });
    first.release();
    await waitFor(() => expect(row.getAllByText('A sincronizar...')).toHaveLength(1));
    second.release();
    expect(await screen.findByText('Sincronizado às 15:30: 2 estadias novas.')).toBeVisible();
    expect(await row.findByText(/^agora/)).toBeVisible();
  });

  it('goes on where one fails', async () => {
    openChannels({ feeds: [booking, airbnb] });
    onSync((feed) =>
      feed === booking.id ? new HttpResponse(null, { status: 500 }) : { unchanged: true },
    );
    const { user } = await renderAt(CHANNELS_PATH);
    await rowOf('2');
    await user.click(screen.getByRole('button', { name: 'Sincronizar agora' }));
    expect(
      await screen.findByText('Sincronizado às 15:30, com 1 falha: nada de novo.'),
    ).toBeVisible();
  });

  it.each([
    [
      'not switched on here',
      () => new HttpResponse(null, { status: 404 }),
      'A leitura de calendários não está ligada nesta instalação',
    ],
    ['silent', () => HttpResponse.error(), 'A leitura de calendários não respondeu'],
  ])('says when reading is %s; everything else goes on', async (_name, answer, words) => {
    openChannels({ feeds: [booking] });
    onSync(answer);
    const { user } = await renderAt(CHANNELS_PATH);
    const row = await openRoom(user, '2');
    await user.click(screen.getByRole('button', { name: 'Sincronizar agora' }));
    expect((await screen.findAllByText(words))[0]).toBeVisible();
    expect(row.getAllByText(/^há 4 min/)).toHaveLength(2);
    await user.click(row.getByRole('button', { name: 'Criar endereço para Airbnb' }));
    expect(
      await row.findByRole('textbox', { name: 'Endereço do quarto 2 para Airbnb' }),
    ).toBeVisible();
    expectLoggedError('syncCalendar');
  });
});
