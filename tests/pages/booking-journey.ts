import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { vi } from 'vitest';
import { EMPTY_PRIMARY_CONTACT } from '@/domain/request/booking-validation';
import { writeDraft } from '@/features/site/request/state/booking-draft';
import { EMPTY_FORM } from '@/features/site/request/state/booking-form-values';
import type { RoomRow } from '@/types/rows';
import { makeRoom, uuid } from '../support/builders';
import { makeGuestPage, onGuestFunction } from '../support/guest-page';
import { renderAt } from '../support/render-at';
import { sentRows } from '../support/sent-rows';
import { onTable } from '../support/server';

/** A Tuesday in Lisbon; the horizon is 3 August 2027. */
export const NOW = new Date('2026-11-03T10:00:00Z');

export const estrela = makeRoom({
  room_number: '1',
  name: 'Individual Estrela',
  description: 'Quarto sossegado virado a nascente.',
  max_guests: 1,
  price_per_night: 38,
});
export const mare = makeRoom({ room_number: '2', name: 'Duplo Maré', price_per_night: 55 });
export const amendoeira = makeRoom({
  room_number: '4',
  name: 'Twin Amendoeira',
  description: 'Duas camas individuais e vista para o mar.',
  price_per_night: 52,
});
export const leque = makeRoom({
  room_number: '6',
  name: 'Família Leque',
  description: 'Cama de casal e beliche.',
  max_guests: 4,
  price_per_night: 84,
});

/** Cheapest first, as the database gives them. */
export const ROOMS: RoomRow[] = [estrela, amendoeira, mare, leque];

interface House {
  rooms?: RoomRow[];
  /** Rooms with a booking that hides them, by the rule in force. */
  taken?: RoomRow[];
  /** Nights on which a room is blocked. */
  blocked?: { room: RoomRow; date: string }[];
  /** Stays that a visitor may know of, for the date picker; half-open, yyyy-mm-dd. */
  stays?: { room: RoomRow; from: string; to: string }[];
}

/** Fixes the date and serves the hostel's data; returns the reads of bookings. */
export function openHouse({ rooms = ROOMS, taken = [], blocked = [], stays = [] }: House = {}) {
  vi.useFakeTimers({ toFake: ['Date'], now: NOW });
  onTable('get', 'rooms', () => rooms);
  // What a request was promised, which its ticket tells.
  onGuestFunction('guest_page', () => makeGuestPage());
  onTable('get', 'room_availability', () =>
    blocked.map(({ room, date }) => ({ room_id: room.id, date })),
  );
  return onTable('get', 'bookings', ({ params }) => {
    if (params.get('select') === 'room_id') return taken.map(({ id }) => ({ room_id: id }));
    if (params.get('select') === 'booking_number') return [{ booking_number: numberOf(params) }];
    return stays.map(({ room, from, to }) => ({
      room_id: room.id,
      check_in_date: from,
      check_out_date: to,
      status: 'confirmed',
    }));
  });
}

const numberOf = (params: URLSearchParams) => `R26-LIDO${params.get('id')?.slice(-2)}`;

/** Accepts requests; returns the inserts and the updates of groups. */
export function takeRequests() {
  const inserts = onTable('post', 'bookings', (call) =>
    sentRows(call).map(({ room_id }, index) => ({
      id: uuid(2, index + 1),
      room_id,
      booking_number: `R26-FEITO${index + 1}`,
    })),
  );
  const groupings = onTable('patch', 'bookings', ({ params }) => [
    { id: params.get('id')?.slice('eq.'.length) },
  ]);
  return { inserts, groupings };
}

/** The button of a day; its name says the whole date, and what there is to know of it. */
export const dayButton = (day: string) => screen.getByRole('button', { name: new RegExp(day) });

/** Waits for the calendar, whose code loads late. */
export const calendarShown = () => screen.findAllByRole('grid');

/** Presses Next, which has this name only while nothing that the step needs is loading. */
export const next = async (user: UserEvent) =>
  user.click(await screen.findByRole('button', { name: 'Próximo' }));

export const stepTitle = (name: string) => screen.findByRole('heading', { level: 2, name });

/** The address of three nights, 14 to 17 November, for so many guests. */
export const stayAddress = (guests: number) =>
  `/reservas?checkIn=2026-11-14&checkOut=2026-11-17&guests=${guests}`;

/** At the rooms, where an address with dates and guests leads. */
export async function atRooms() {
  await stepTitle('Escolha os quartos');
}

/** Back to the dates, by the step's tile. */
export async function backToDates(user: UserEvent) {
  await user.click(await screen.findByRole('button', { name: 'Voltar a Datas (concluído)' }));
  await stepTitle('Escolha as datas');
  await calendarShown();
}

/** From the rooms, chosen, to the review. */
export async function goToReview(user: UserEvent) {
  await next(user);
  await user.click(await screen.findByLabelText('Nome completo'));
  await user.paste('Inês Duarte');
  await user.click(screen.getByLabelText('Email'));
  await user.paste('ines.duarte@correio.example');
  await user.click(screen.getByLabelText('Telefone'));
  await user.paste('+351 912 345 678');
  await next(user);
  await stepTitle('Confirme o seu pedido');
}

export const confirm = (user: UserEvent) =>
  user.click(screen.getByRole('button', { name: 'Confirmar Reserva' }));

/** Chooses the one combination whose card reads like this. */
export async function chooseCombination(user: UserEvent, name: RegExp) {
  await user.click(await screen.findByRole('radio', { name }));
}

/** Adds rooms by hand. */
export async function addByHand(user: UserEvent, ...rooms: RoomRow[]) {
  await user.click(await screen.findByRole('radio', { name: 'Seleção manual' }));
  for (const { name } of rooms) {
    // One after the other, as a finger does.
    // oxlint-disable-next-line no-await-in-loop
    await user.click(await screen.findByRole('button', { name: `Adicionar ${name}` }));
  }
}

export const summary = () =>
  within(screen.getByRole('complementary', { name: 'Resumo da estadia' }));

/** Goes straight to the review of a request, from a draft as a reload finds it. */
export async function openReview(selection: { room: RoomRow; guests: number }[]) {
  writeDraft({
    ...EMPTY_FORM,
    step: 5,
    completedSteps: [1, 2, 3, 4],
    dates: { checkIn: '2026-11-14', checkOut: '2026-11-17' },
    guestCount: selection.reduce((sum, { guests }) => sum + guests, 0),
    mode: 'manual',
    selections: { recommended: [], manual: selection },
    contact: {
      ...EMPTY_PRIMARY_CONTACT,
      full_name: 'Inês Duarte',
      email: 'ines.duarte@correio.example',
      phone: '+351 912 345 678',
    },
  });
  const view = await renderAt('/reservas');
  await stepTitle('Confirme o seu pedido');
  return view;
}
