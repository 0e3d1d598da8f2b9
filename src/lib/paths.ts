/** Every address of the site, as a constant or a builder. Screens never write a path by hand. */

export const homePath = '/';
export const aboutPath = '/sobre';
export const roomsPath = '/quartos';
export const servicesPath = '/servicos';
export const informationPath = '/informacoes';
export const galleryPath = '/galeria';
export const locationPath = '/localizacao';
export const privacyPath = '/politica-privacidade';
export const termsPath = '/termos-condicoes';
export const cookiesPath = '/politica-cookies';

/** The doors of the panel: all that the public site knows of it. */
export const panelPath = '/admin';
export const loginPath = `${panelPath}/login`;
export const testRoomsPath = '/test-rooms';

/** Route patterns that carry a parameter; the builders below fill them. */
export const routePatterns = {
  roomById: '/quartos/:id',
  roomByNumber: '/quarto/:roomNumber?',
  contact: '/contacto',
  booking: '/reservas',
  guestPage: '/reserva',
} as const;

/** The page of a room, by the number on its door. */
export function roomPath(roomNumber: string): string {
  return `/quarto/${encodeURIComponent(roomNumber)}`;
}

/** The page of a room, by its id. */
export function roomByIdPath(id: string): string {
  return `/quartos/${encodeURIComponent(id)}`;
}

/** The contact page, its message filled in when one is given. */
export function contactPath({ message }: { message?: string } = {}): string {
  return withQuery(routePatterns.contact, { message });
}

/** What an address of the booking page may preset (ROUTE-13); days are yyyy-mm-dd. */
export interface BookingPreset {
  checkIn?: string;
  checkOut?: string;
  guests?: number;
  room?: string;
}

/** The booking page, with whatever is already known filled in. */
export function bookingPath({ checkIn, checkOut, guests, room }: BookingPreset = {}): string {
  return withQuery(routePatterns.booking, { checkIn, checkOut, guests: guests?.toString(), room });
}

/** The guest's own page of a request. The key stands behind #: what is there reaches no server. */
export function guestPagePath(accessKey: string): string {
  return `${routePatterns.guestPage}#${accessKey}`;
}

/** An address with the values that are there in its query. */
export function withQuery(path: string, values: Record<string, string | undefined>): string {
  const query = new URLSearchParams(
    Object.entries(values).flatMap(([name, value]) => (value ? [[name, value]] : [])),
  );
  return query.size === 0 ? path : `${path}?${query}`;
}
