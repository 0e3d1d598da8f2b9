import { loginPath, panelPath, withQuery } from './paths.ts';

/** Every address of the panel, as a constant or a builder. */

export const adminPaths = {
  root: panelPath,
  login: loginPath,
  dashboard: '/admin/dashboard',
  reports: '/admin/relatorios',
  bookings: '/admin/bookings',
  bookingsOld: '/admin/bookings-old',
  groups: '/admin/group-bookings',
  rooms: '/admin/rooms',
  availability: '/admin/availability-pricing',
  messages: '/admin/contact-messages',
  mailTexts: '/admin/mail-texts',
  amenitySeed: '/admin/populate-amenities',
} as const;

/** What is begun at once in the window of a booking that is opened by its address. */
export const BOOKING_ACTIONS = [
  'responder',
  'alterar',
  'prolongar',
  'dividir',
  'nao-veio',
] as const;
export type BookingAction = (typeof BOOKING_ACTIONS)[number];

/**
 * The bookings screen of the panel, one booking opened, archived or not.
 *
 * @param action what is begun at once in its window
 */
export function adminBookingPath(bookingNumber: string, action?: BookingAction): string {
  return withQuery(adminPaths.bookings, { reserva: bookingNumber, acao: action });
}

/** How the address of the availability screen says that its channels are shown, and of these the conflicts. */
export const CHANNELS_WORD = 'canais';
export const CONFLICTS_WORD = 'conflitos';

/**
 * The channels of the panel, a tab of the availability screen (CHAN-02, CHAN-04).
 *
 * @param view 'conflitos' for what platforms sold that has no room here; without it the calendars
 */
export function adminChannelsPath(view?: typeof CONFLICTS_WORD): string {
  return withQuery(adminPaths.availability, { separador: CHANNELS_WORD, vista: view });
}

/** The groups screen of the panel, one group opened. */
export function adminGroupPath(groupId: string): string {
  return withQuery(adminPaths.groups, { grupo: groupId });
}

/** The messages screen of the panel, one message opened on its shelf. */
export function adminMessagePath({ id, archived }: { id: string; archived: boolean }): string {
  const shelf = archived ? '1' : undefined;
  return withQuery(adminPaths.messages, { arquivadas: shelf, mensagem: id });
}
