import { loginPath, panelPath, withQuery } from './paths.ts';

/** All paths of the panel, as constants or functions. */

export const adminPaths = {
  root: panelPath,
  login: loginPath,
  dashboard: '/admin/dashboard',
  reports: '/admin/relatorios',
  shift: '/admin/turno',
  bookings: '/admin/bookings',
  bookingsOld: '/admin/bookings-old',
  groups: '/admin/group-bookings',
  rooms: '/admin/rooms',
  availability: '/admin/availability-pricing',
  messages: '/admin/contact-messages',
  mailTexts: '/admin/mail-texts',
  house: '/admin/casa',
  team: '/admin/equipa',
  cleaning: '/admin/limpeza',
  month: '/admin/mes',
  bulletins: '/admin/boletins',
  billing: '/admin/faturar',
  deposits: '/admin/sinais',
  account: '/admin/conta',
  secondFactor: '/admin/conta/segundo-fator',
  newPassword: '/admin/entrar/nova-palavra-passe',
  amenitySeed: '/admin/populate-amenities',
} as const;

/** The actions that a link can start in the dialog of a booking. */
export const BOOKING_ACTIONS = [
  'responder',
  'alterar',
  'prolongar',
  'dividir',
  'nao-veio',
  'registar',
] as const;
export type BookingAction = (typeof BOOKING_ACTIONS)[number];

/**
 * The bookings screen of the panel with one booking opened, archived or not.
 *
 * @param action the action to start in its dialog
 */
export function adminBookingPath(bookingNumber: string, action?: BookingAction): string {
  return withQuery(adminPaths.bookings, { reserva: bookingNumber, acao: action });
}

/**
 * The query values of the availability screen for its channels tab and, within it, the conflicts.
 */
export const CHANNELS_WORD = 'canais';
export const CONFLICTS_WORD = 'conflitos';

/**
 * The channels of the panel, a tab of the availability screen (CHAN-02, CHAN-04).
 *
 * @param view 'conflitos' for platforms' stays without a room here; without it the calendars
 */
export function adminChannelsPath(view?: typeof CONFLICTS_WORD): string {
  return withQuery(adminPaths.availability, { separador: CHANNELS_WORD, vista: view });
}

/** The groups screen of the panel with one group opened. */
export function adminGroupPath(groupId: string): string {
  return withQuery(adminPaths.groups, { grupo: groupId });
}

/** The messages screen of the panel with one message opened, in the archive or not. */
export function adminMessagePath({ id, archived }: { id: string; archived: boolean }): string {
  const arquivadas = archived ? '1' : undefined;
  return withQuery(adminPaths.messages, { arquivadas, mensagem: id });
}
