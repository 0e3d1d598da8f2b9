import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { StaffBooking } from '@/queries/staff-bookings';
// Loaded beforehand, so that no test waits for the lazy chunks.
import '@/pages/admin/AmenitySeedPage';
import {
  AVAILABILITY_PATH,
  cell,
  findGrid,
  openGrid,
  sea,
  selectionPanel,
} from '../support/availability-screen';
import {
  GROUP,
  inArchive,
  inDialog,
  ines,
  openBooking,
  room12,
  room7,
  startAtDesk,
  statusButton,
} from '../support/booking-window';
import { makeMessage, uuid } from '../support/builders';
import { openDesk } from '../support/desk';
import { openHouse } from '../support/house';
import { onMessageTable } from '../support/message-table';
import { renderAt } from '../support/render-at';
import { fan, openRoomWindow } from '../support/room-window';
import { onTable, server } from '../support/server';

// A change by staff fails: the screen says why, keeps what was typed, shows only what is stored,
// and the same press works once the network is back.

const NETWORK = 'sem ligação ao servidor. Verifique a rede e tente novamente.';

beforeEach(startAtDesk);
// What each failure logs is tested elsewhere.
afterEach(() => vi.mocked(console.error).mockClear());

/** Lets the next such request fail without an answer; the ones after it get theirs. */
function cutOnce(method: 'get' | 'post' | 'patch' | 'delete', table: string) {
  let cuts = 0;
  server.use(
    http[method](
      `*/rest/v1/${table}`,
      () => {
        cuts += 1;
        return HttpResponse.error();
      },
      { once: true },
    ),
  );
  return { cuts: () => cuts };
}

interface Change {
  line: { cuts: () => number };
  /** The same press that is repeated to try again. */
  press: () => Promise<void>;
  told: string;
  /** Asserts what is still there after the failure. */
  kept?: () => void;
  done: string;
}

/** A booking, or a group by its reference, that is open in its window. */
async function openWindow(number: string, rows: StaffBooking[], search = '') {
  openDesk(rows);
  const { user } = await openBooking(number, search);
  return {
    user,
    press: async (name: string) => user.click(await inDialog().findByRole('button', { name })),
    answer: async (name: string) =>
      user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name })),
  };
}

const BOOKINGS: Record<string, () => Promise<Change>> = {
  'the status of a booking': async () => {
    const { press } = await openWindow(ines.booking_number, [ines]);
    return {
      line: cutOnce('patch', 'bookings'),
      press: () => press('Confirmada'),
      told: `Erro ao atualizar reserva: ${NETWORK}`,
      kept: () => expect(statusButton('Confirmada')).not.toHaveAttribute('aria-current'),
      done: 'Estado da reserva atualizado com sucesso!',
    };
  },
  'the notes of a booking': async () => {
    const { user, press } = await openWindow(ines.booking_number, [ines]);
    await press('Editar');
    await user.keyboard('Berço.');
    return {
      line: cutOnce('patch', 'bookings'),
      press: () => press('Guardar'),
      told: `Erro ao atualizar notas: ${NETWORK}`,
      kept: () => expect(screen.getByLabelText('Notas internas')).toHaveValue('Berço.'),
      done: 'Notas atualizadas com sucesso!',
    };
  },
  'the archive of a booking': async () => {
    const { press } = await openWindow(ines.booking_number, [{ ...ines, status: 'completed' }]);
    return {
      line: cutOnce('patch', 'bookings'),
      press: () => press('Arquivar'),
      told: 'Erro ao arquivar reserva',
      done: 'Reserva arquivada',
    };
  },
  'the end of a booking': async () => {
    const archived = [{ ...ines, ...inArchive }];
    const window = await openWindow(ines.booking_number, archived, '?arquivadas=1');
    await window.press('Eliminar reserva');
    return {
      line: cutOnce('delete', 'bookings'),
      press: () => window.answer('Eliminar reserva'),
      told: 'Erro ao eliminar reserva',
      done: 'Reserva eliminada',
    };
  },
  'the archive of a group': async () => {
    const { press, answer } = await openWindow(GROUP, [room12, room7]);
    return {
      line: cutOnce('patch', 'bookings'),
      press: async () => {
        await press('Arquivar grupo');
        await answer('Arquivar 2 reservas');
      },
      told: 'Erro ao arquivar reserva',
      done: 'Grupo arquivado',
    };
  },
  'the end of a group': async () => {
    const archived = [room12, room7].map((row) => ({ ...row, ...inArchive }));
    const { press, answer } = await openWindow(GROUP, archived, '?arquivadas=1');
    await press('Eliminar grupo');
    return {
      line: cutOnce('delete', 'bookings'),
      press: () => answer('Eliminar 2 reservas'),
      told: 'Erro ao eliminar reserva',
      done: 'Grupo eliminado',
    };
  },
};

/** The messages, with one of them beside the list. */
async function openMessages(search: string, message = makeMessage()) {
  onMessageTable([message]);
  const { user } = await renderAt(`/admin/contact-messages${search}`);
  await screen.findByRole('region', { name: /^Mensagem de/ });
  return async (name: string) => user.click(await screen.findByRole('button', { name }));
}

const unreadMark = () =>
  expect(screen.getByRole('button', { name: 'Marcar como lida' })).toBeVisible();

const MESSAGES: Record<string, () => Promise<Change>> = {
  'the mark of a message': async () => {
    const press = await openMessages('');
    return {
      line: cutOnce('patch', 'contact_messages'),
      press: () => press('Marcar como lida'),
      told: 'Erro ao atualizar mensagem',
      kept: unreadMark,
      done: 'Mensagem marcada como lida',
    };
  },
  'the archive of a message': async () => {
    const press = await openMessages('');
    return {
      line: cutOnce('patch', 'contact_messages'),
      press: () => press('Arquivar'),
      told: 'Erro ao arquivar mensagem',
      kept: unreadMark,
      done: 'Mensagem arquivada',
    };
  },
  'a message out of the archive': async () => {
    const press = await openMessages('?arquivadas=1', makeMessage(inArchive));
    return {
      line: cutOnce('patch', 'contact_messages'),
      press: () => press('Desarquivar'),
      told: 'Erro ao desarquivar mensagem',
      done: 'Mensagem desarquivada',
    };
  },
};

const ROOMS: Record<string, () => Promise<Change>> = {
  'a room on and off the site': async () => {
    openHouse({ rooms: [fan] });
    const { user } = await renderAt('/admin/rooms');
    const toggle = () => screen.findByRole('switch', { name: /^Quarto 6 / });
    return {
      line: cutOnce('patch', 'rooms'),
      press: async () => user.click(await toggle()),
      told: 'Erro ao atualizar status do quarto',
      kept: () => expect(screen.getByRole('switch', { name: 'Quarto 6 Ativo' })).toBeChecked(),
      done: 'Quarto desativado',
    };
  },
  'a new room': async () => {
    openHouse();
    const window = await openRoomWindow('/admin/rooms?quarto=novo');
    await window.untilLoaded(2);
    await window.user.type(window.field(/^Número/), '14');
    await window.user.type(window.field(/^Nome/), 'Sótão');
    const places = window.dialog.getByRole('combobox', { name: /^Capacidade/ });
    await window.user.selectOptions(places, '2');
    await window.user.type(window.field(/^Preço por noite/), '50');
    return {
      line: cutOnce('post', 'rooms'),
      press: window.save,
      told: `Erro ao guardar quarto: ${NETWORK}`,
      kept: () => expect(window.field(/^Nome/)).toHaveValue('Sótão'),
      done: 'Quarto adicionado',
    };
  },
  'a new amenity': async () => {
    openHouse({ rooms: [fan] });
    const { user, dialog, show } = await openRoomWindow(`/admin/rooms?quarto=${fan.id}`);
    await show(/^Comodidades/);
    const form = within(await dialog.findByRole('region', { name: 'Nova comodidade' }));
    const name = form.getByRole('textbox', { name: 'Nome' });
    await user.type(name, 'Rede');
    return {
      line: cutOnce('post', 'amenities'),
      press: () => user.click(form.getByRole('button', { name: 'Adicionar' })),
      told: `Erro ao adicionar comodidade: ${NETWORK}`,
      kept: () => expect(name).toHaveValue('Rede'),
      done: '«Rede» já está na lista e neste quarto.',
    };
  },
  'the end of a room': async () => {
    openHouse({ rooms: [fan] });
    const { user } = await renderAt('/admin/rooms');
    await user.click(await screen.findByRole('button', { name: 'Eliminar quarto 6' }));
    const question = within(screen.getByRole('alertdialog'));
    return {
      line: cutOnce('delete', 'rooms'),
      press: () => user.click(question.getByRole('button', { name: 'Eliminar quarto' })),
      told: 'Erro ao eliminar quarto. Verifique se não existem reservas associadas.',
      kept: () => expect(screen.getByRole('article', { name: fan.name })).toBeInTheDocument(),
      done: 'Quarto eliminado',
    };
  },
};

/** The grid with one day selected and a price typed for it. */
async function selectDay() {
  openGrid();
  const { user } = await renderAt(AVAILABILITY_PATH);
  await findGrid();
  await user.click(cell('2', '2026-11-13'));
  await user.type(selectionPanel().getByRole('textbox', { name: 'Preço' }), '61');
  return {
    press: () => user.click(selectionPanel().getByRole('button', { name: 'Aplicar' })),
    told: `Erro ao atualizar disponibilidade: ${NETWORK}`,
    kept: () => {
      expect(selectionPanel().getByRole('textbox', { name: 'Preço' })).toHaveValue('61');
      expect(selectionPanel().getByRole('status')).toHaveTextContent(/^1 data/);
    },
    done: '1 data atualizada com sucesso!',
  };
}

const AVAILABILITY: Record<string, () => Promise<Change>> = {
  'a base price': async () => {
    openGrid();
    onTable('patch', 'rooms', () => [{ id: sea.id }]);
    const { user } = await renderAt(`${AVAILABILITY_PATH}?separador=precos`);
    await user.click(await screen.findByRole('button', { name: /^Editar preço do quarto 2,/ }));
    const field = screen.getByRole('textbox', { name: 'Preço base do quarto 2, por noite' });
    await user.clear(field);
    await user.type(field, '34,5');
    return {
      line: cutOnce('patch', 'rooms'),
      press: () => user.click(screen.getByRole('button', { name: 'Guardar' })),
      told: `Erro ao atualizar preço: ${NETWORK}`,
      kept: () => {
        expect(field).toHaveValue('34,5');
        expect(field).not.toHaveAttribute('readonly');
      },
      done: 'Preço base atualizado com sucesso!',
    };
  },
  'selected days': async () => ({
    ...(await selectDay()),
    line: cutOnce('post', 'room_availability'),
  }),
  'the grid read anew before selected days are stored': async () => ({
    ...(await selectDay()),
    line: cutOnce('get', 'room_availability'),
  }),
};

const CHANGES = Object.entries({ ...BOOKINGS, ...MESSAGES, ...ROOMS, ...AVAILABILITY });

it.each(CHANGES)('%s: said, kept, and done when pressed again', async (_name, open) => {
  const { line, press, told, kept, done } = await open();
  await press();
  await waitFor(() => expect(screen.getAllByText(told)[0]).toBeVisible());
  expect(line.cuts()).toBe(1);
  expect(screen.queryByText(done)).toBeNull();
  await waitFor(() => kept?.());
  await press();
  await waitFor(() => expect(screen.getAllByText(done)[0]).toBeVisible());
});

it.each([
  ['E-mail de confirmação enviado', 'Erro ao atualizar o estado do email.'],
  ['Confirmado pelo hóspede', 'Erro ao atualizar o estado de confirmação.'],
])('the flag «%s»: said, kept, and done when pressed again', async (label, told) => {
  const { user } = await openWindow(ines.booking_number, [ines]);
  const flag = inDialog().getByRole('switch', { name: new RegExp(`^${label}`) });
  const line = cutOnce('patch', 'bookings');
  await user.click(flag);
  expect(await screen.findByText(told)).toBeVisible();
  expect(line.cuts()).toBe(1);
  expect(flag).not.toBeChecked();
  await user.click(flag);
  await waitFor(() => expect(flag).toBeChecked());
});

/** The rows of a request, each with an id of that kind. */
const numbered = (body: unknown, kind: number) =>
  (Array.isArray(body) ? body : []).map((row: object, n) => ({ ...row, id: uuid(kind, n + 1) }));

// Each step of the seeding tool is one request, and the run begins again from the first.
const STEPS = [
  ['post', 'amenity_categories'],
  ['post', 'amenities'],
  ['delete', 'amenities'],
  ['delete', 'amenity_categories'],
  ['delete', 'room_amenities'],
] as const;

it.each(STEPS)('the seeding tool, cut at %s %s', async (method, table) => {
  onTable('post', 'amenity_categories', ({ body }) => numbered(body, 6));
  onTable('post', 'amenities', ({ body }) => numbered(body, 5));
  for (const name of ['amenities', 'amenity_categories', 'room_amenities'] as const) {
    onTable('delete', name, () => null);
  }
  const { user } = await renderAt('/admin/populate-amenities');
  await user.click(await screen.findByRole('button', { name: 'Repor comodidades' }));
  const question = within(screen.getByRole('alertdialog'));
  const line = cutOnce(method, table);
  await user.click(question.getByRole('button', { name: 'Repor comodidades' }));
  expect(await screen.findByText('Não foi possível repor as comodidades')).toBeVisible();
  expect(line.cuts()).toBe(1);
  await user.click(screen.getByRole('button', { name: 'Tentar Novamente' }));
  expect(await screen.findByText('Comodidades repostas')).toBeVisible();
});
