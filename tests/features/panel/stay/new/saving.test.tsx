import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse, type JsonBodyType } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { StaffBooking } from '@/queries/staff-bookings';
import { makeHouseRates } from '../../../../support/builders';
import { SESSION_KEY } from '../../../../support/session';
import { cutLine, expectLoggedError, onRpc, onTable, server } from '../../../../support/server';
import {
  LINDQVIST,
  openHouse,
  renderDesk,
  roomWith,
  storedRows,
} from '../../../../support/new-booking';

const FREE = [
  roomWith('2'),
  roomWith('4', { price_per_night: 52 }),
  roomWith('5', { price_per_night: 52 }),
];
const TAKEN = FREE.map((room) =>
  room.room_number === '5' ? { ...room, bookings: [LINDQVIST] } : room,
);
const START = { checkIn: '2026-11-28', checkOut: '2026-12-01', roomIds: [FREE[2]?.id ?? ''] };
const CLASH = { status: 409, code: '23P01', message: 'Ocupado.', hint: 'R26-TN7R4Y' };

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-23T10:00:00Z'), toFake: ['Date'] });
});

async function writeForRita() {
  const house = openHouse(FREE);
  const desk = renderDesk({ start: START });
  const dialog = await desk.open();
  await dialog.findByRole('checkbox', { name: /Quarto 5/ });
  await desk.user.type(dialog.getByRole('combobox', { name: /^Nome/ }), 'Rita Fonseca');
  const save = () => desk.user.click(dialog.getByRole('button', { name: /^Guardar reserva/ }));
  return { ...desk, house, dialog, save };
}

describe('a room that somebody else has taken meanwhile', () => {
  it('is named with its booking; a like room takes its place, and nothing is lost (DESK-05)', async () => {
    const { house, dialog, save, user } = await writeForRita();
    onTable('post', 'bookings', () => CLASH);
    house.change(TAKEN);
    await save();
    const alert = await waitFor(() => {
      const found = dialog.getByText('O quarto 5 acabou de ser ocupado').closest('[role=alert]');
      if (!(found instanceof HTMLElement)) throw new Error('No alert.');
      return found;
    });
    expect(alert).toHaveFocus();
    expect(alert).toHaveTextContent(
      'Hanna Lindqvist, de 27 a 30 nov., reserva R26-TN7R4Y (Aguarda Pagamento). Nada foi guardado: o que escreveu continua aqui.',
    );
    expect(within(alert).getByRole('link', { name: 'Abrir R26-TN7R4Y' })).toHaveAttribute(
      'href',
      '/admin/bookings?reserva=R26-TN7R4Y',
    );
    expect(dialog.getByRole('checkbox', { name: /Quarto 5 ocupado até 30 nov/ })).toBeChecked();
    const sent = onTable('post', 'bookings', ({ body }) => storedRows(body));
    await user.click(within(alert).getByRole('button', { name: 'Trocar pelo 4, mesmo preço' }));
    expect(alert).not.toBeInTheDocument();
    expect(dialog.getByRole('button', { name: /^Guardar reserva/ })).toHaveFocus();
    await user.keyboard('{Control>}{Enter}{Enter}{/Control}');
    expect(await screen.findByText('Reserva R26-NOVA2 criada')).toBeVisible();
    expect(sent).toHaveLength(1);
    expect(sent[0]?.body).toMatchObject([{ room_id: FREE[1]?.id, guest_name: 'Rita Fonseca' }]);
  });

  it('is left for the booking in the way, and the form waits as a draft (DESK-05)', async () => {
    const { house, dialog, save, user, address } = await writeForRita();
    onTable('post', 'bookings', () => CLASH);
    house.change(TAKEN);
    await save();
    await user.click(await dialog.findByRole('link', { name: 'Abrir R26-TN7R4Y' }));
    expect(address()).toBe('/admin/bookings?reserva=R26-TN7R4Y');
    await user.click(screen.getByRole('button', { name: 'Continuar a reserva' }));
    const again = within(await screen.findByRole('dialog', { name: 'Nova reserva' }));
    expect(again.getByRole('combobox', { name: /^Nome/ })).toHaveValue('Rita Fonseca');
    expect(again.getByText('Rascunho recuperado')).toBeVisible();
  });
});

describe('a group', () => {
  const GROUP = { group_id: '00000005-0000-4000-8000-000000000009' };
  const NAMED = { ...GROUP, booking_groups: { group_name: 'Grupo GRP26-8KQ2M7XA' } };

  /** Two rooms in one request, whose answer has no group yet: the database makes it beside them. */
  async function storeTwoRooms(read: (stored: StaffBooking[]) => JsonBodyType) {
    let stored: StaffBooking[] = [];
    const { dialog, save, user, ...desk } = await writeForRita();
    onTable('post', 'bookings', ({ body }) => {
      stored = storedRows(body).map((booking) => ({ ...booking, ...GROUP, booking_groups: null }));
      return stored;
    });
    onTable('get', 'bookings', () => read(stored));
    await user.click(dialog.getByRole('checkbox', { name: /Quarto 4/ }));
    await save();
    expect(await screen.findByText('Reservas R26-NOVA2 e R26-NOVA3 criadas')).toBeVisible();
    return desk.stored();
  }

  it('is shown with its bookings as soon as they are stored, whatever the order they are read in (DESK-05)', async () => {
    const shown = await storeTwoRooms((stored) =>
      stored.map((booking) => ({ ...booking, ...NAMED })).toReversed(),
    );
    expect(shown.map(({ booking_groups }) => booking_groups)).toEqual([
      NAMED.booking_groups,
      NAMED.booking_groups,
    ]);
  });

  it('counts as stored when it cannot be read again (DESK-05)', async () => {
    const shown = await storeTwoRooms(() => ({ status: 503, message: 'Indisponível.' }));
    expect(shown).toHaveLength(2);
  });
});

describe('an answer that is lost', () => {
  it('is read by the ids of the form: what was stored counts as saved (DESK-05)', async () => {
    const { save, stored } = await writeForRita();
    let body: unknown;
    server.use(
      http.post('*/rest/v1/bookings', async ({ request }) => {
        body = await request.json();
        return HttpResponse.error();
      }),
    );
    const reads = onTable('get', 'bookings', () => storedRows(body));
    await save();
    expect(await screen.findByText('Reserva R26-NOVA2 criada')).toBeVisible();
    expect(stored()).toHaveLength(1);
    const ids: unknown = Object(storedRows(body)[0]).id;
    expect(reads.at(-1)?.params.get('id')).toBe(`in.(${String(ids)})`);
  });

  it('is told where nothing was stored, and sent again under the same id (DESK-05)', async () => {
    const { dialog, save } = await writeForRita();
    const bodies: unknown[] = [];
    server.use(
      http.post('*/rest/v1/bookings', async ({ request }) => {
        bodies.push(await request.json());
        return HttpResponse.error();
      }),
    );
    cutLine('get', 'bookings');
    await save();
    expect(
      await dialog.findByText(/Guardar outra vez não cria uma segunda reserva\./),
    ).toBeVisible();
    expectLoggedError('insertDeskBookings');
    const again = onTable('post', 'bookings', ({ body }) => storedRows(body));
    await save();
    expect(await screen.findByText('Reserva R26-NOVA2 criada')).toBeVisible();
    expect(again[0]?.body).toEqual(bodies[0]);
  });

  it('and a booking that was changed since is told apart from what was stored (DESK-05)', async () => {
    const { dialog, save, user } = await writeForRita();
    const before: unknown[] = [];
    server.use(
      http.post('*/rest/v1/bookings', async ({ request }) => {
        before.push(await request.json());
        return HttpResponse.error();
      }),
    );
    cutLine('get', 'bookings');
    await save();
    await dialog.findByText(/Guardar outra vez/);
    expectLoggedError('insertDeskBookings');
    await user.type(dialog.getByRole('combobox', { name: /^Nome/ }), ' Melo');
    onTable('post', 'bookings', () => ({ status: 409, code: '23505', message: 'duplicate key' }));
    onTable('get', 'bookings', () => storedRows(before[0]));
    await save();
    expect(await screen.findByText('A reserva R26-NOVA2 já tinha ficado guardada')).toBeVisible();
  });
});

describe('a session that has ended', () => {
  it('is told by the panel, and what was typed stays (DESK-02)', async () => {
    const { dialog, save, user } = await writeForRita();
    window.localStorage.removeItem(SESSION_KEY);
    await save();
    const question = await screen.findByRole('alertdialog', { name: /A sessão terminou/ });
    expect(within(question).getByRole('link', { name: 'Entrar' })).toBeVisible();
    await user.keyboard('{Escape}');
    expect(dialog.getByRole('combobox', { name: /^Nome/ })).toHaveValue('Rita Fonseca');
  });
});

describe('a form with something in it', () => {
  it('asks before it closes, and goes on where it was (DESK-02)', async () => {
    const { dialog, user } = await writeForRita();
    await user.click(dialog.getByRole('button', { name: 'Fechar' }));
    const question = within(screen.getByRole('alertdialog', { name: 'Fechar sem guardar?' }));
    const goOn = question.getByRole('button', { name: 'Continuar a escrever' });
    expect(goOn).toHaveFocus();
    await user.click(goOn);
    expect(dialog.getByRole('combobox', { name: /^Nome/ })).toHaveValue('Rita Fonseca');
  });

  it('keeps its draft for the same person, who may begin anew (DESK-02)', async () => {
    const { dialog, user, open } = await writeForRita();
    await user.click(dialog.getByRole('button', { name: 'Cancelar' }));
    await user.click(screen.getByRole('button', { name: 'Fechar e guardar rascunho' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    const again = await open();
    const name = again.getByRole('combobox', { name: /^Nome/ });
    expect(again.getByText('Rascunho recuperado')).toBeVisible();
    expect(name).toHaveValue('Rita Fonseca');
    await user.click(again.getByRole('button', { name: 'Começar de novo' }));
    expect(name).toHaveValue('');
    expect(again.queryByText('Rascunho recuperado')).toBeNull();
    await user.click(again.getByRole('button', { name: 'Fechar' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('is thrown away by word, and an untouched one without a question (DESK-02)', async () => {
    const { dialog, user, open } = await writeForRita();
    await user.click(dialog.getByRole('button', { name: 'Cancelar' }));
    await user.click(screen.getByRole('button', { name: 'Deitar fora' }));
    const again = await open();
    expect(again.getByRole('combobox', { name: /^Nome/ })).toHaveValue('');
    expect(again.queryByText('Rascunho recuperado')).toBeNull();
    await user.keyboard('{Escape}');
    await user.click(again.getByRole('button', { name: 'Cancelar' }));
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });
});

describe('a stay whose days have just been changed', () => {
  /** Charges night by night; the rooms of the longer stay load only once `letGo` is called. */
  async function lengthen(how: 'key' | 'button') {
    onRpc('house_rates', () => makeHouseRates({ price_rule: 'nightly' }));
    const [, , five = roomWith('5')] = FREE;
    const { sent } = openHouse(FREE);
    let letGo = () => {};
    const mayAnswer = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    onTable('get', 'rooms', async ({ params }) => {
      if (params.get('bookings.check_in_date') !== 'lt.2026-12-03') return [five];
      await mayAnswer;
      const room_availability = [
        { date: '2026-12-01', is_available: true, custom_price: 90 },
        { date: '2026-12-02', is_available: false, custom_price: null },
      ];
      return [{ ...five, room_availability }];
    });
    const { user, open } = renderDesk({ start: START });
    const dialog = await open();
    await dialog.findByRole('checkbox', { name: /Quarto 5/ });
    await user.type(dialog.getByRole('combobox', { name: /^Nome/ }), 'Rita Fonseca');
    const save = dialog.getByRole('button', { name: /^Guardar reserva/ });
    const checkOut = dialog.getByRole('textbox', { name: /^Check-out/ });
    await user.clear(checkOut);
    if (how === 'key') await user.type(checkOut, '3/12{Control>}{Enter}{/Control}');
    else {
      await user.type(checkOut, '3/12{Tab}');
      await dialog.findByRole('group', { name: /^Quartos/, busy: true });
      await user.click(save);
    }
    return { dialog, user, sent, save, letGo };
  }

  it.each([
    ['with Ctrl+Enter in the field', 'key'],
    ['before the answer is there', 'button'],
  ] as const)(
    'is not saved %s with the nights of the days before (DESK-03, RATE-01)',
    async (_, how) => {
      const { dialog, user, sent, save, letGo } = await lengthen(how);
      expect(
        await dialog.findByText('Os quartos destas datas ainda não carregaram.'),
      ).toBeVisible();
      letGo();
      expect(
        await dialog.findByText(
          'O quarto 5 está bloqueado a 2 dez.: confirme com «Reservar mesmo assim».',
        ),
      ).toBeVisible();
      expect(sent).toHaveLength(0);
      await user.click(dialog.getByRole('button', { name: 'Reservar mesmo assim' }));
      await user.click(save);
      expect(await screen.findByText('Reserva R26-NOVA2 criada')).toBeVisible();
      // Three nights at 52 as before, 90 for the first that was added, 52 for the second.
      expect(sent[0]?.body).toMatchObject([{ check_out_date: '2026-12-03', total_price: 298 }]);
    },
  );
});
