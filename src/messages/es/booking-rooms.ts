import { guests, people, rooms } from './counts.ts';
import type { Figures } from '../pt/booking-rooms.ts';

export const ROOMS = 'Habitaciones';
export const MODE = 'Cómo elegir';
export const RECOMMENDED_MODE = 'Recomendadas';
export const MANUAL_MODE = 'Elección libre';
export const LOADING_ROOMS = 'Buscando habitaciones libres…';

export const COMBINATIONS = 'Combinaciones de habitaciones';
export const RECOMMENDED = 'Recomendada';
export const OWN_CHOICE = 'Tu selección';
export const CLEAR_CHOICE = 'Borrar selección';
export const CHOOSE_COMBINATION = 'Elige la combinación que prefieras.';
export const CHOSEN_FOR_YOU = 'Hemos elegido una combinación para ti. Puedes cambiarla.';
export const CHOSEN_BY_YOU = 'Tu selección está marcada.';
export const perNight = (price: string) => `${price} / noche`;

export const SEARCH = 'Buscar habitación';
export const SEARCH_IN = 'Nombre o descripción';
export const CLEAR_SEARCH = 'Borrar búsqueda';
export const CAPACITY = 'Personas';
export const NONE_FOUND = 'Ninguna habitación coincide con los filtros elegidos.';
export const CLEAR_FILTERS = 'Borrar filtros';
export const freeRooms = (count: number) =>
  count === 1
    ? '1 habitación libre en tus fechas.'
    : `${count} habitaciones libres en tus fechas, de menor a mayor precio.`;
export const moreRooms = (count: number) => `Mostrar ${rooms(count)} más`;

export const roomNumber = (number: string) => `Habitación ${number}`;
export const roomFacts = (number: string, capacity: number) =>
  `Habitación ${number}. Hasta ${people(capacity)}.`;
export const roomSubtitle = (number: string, capacity: number) =>
  `Habitación ${number}, hasta ${people(capacity)}`;
export const WOMEN_ONLY = 'Solo mujeres';
export const PER_NIGHT = 'por noche';
export const guestsIn = (room: string) => `Huéspedes en ${room}`;
export const oneLessIn = (room: string) => `Un huésped menos en ${room}`;
export const oneMoreIn = (room: string) => `Un huésped más en ${room}`;
export const removeRoom = (room: string) => `Quitar ${room}`;
export const addRoom = (room: string) => `Añadir ${room}`;
export const ADD = 'Añadir';
export const FULL_ROOM = 'Al completo';
export const places = (taken: number, capacity: number) => `${taken} de ${capacity} plazas`;

export const DETAILS = 'Fotos y equipamiento';
export const detailsOf = (names: string) => `Fotos y equipamiento de ${names}`;

export const HOW_MANY = '¿Cuántas personas venís?';
export const unplaced = (count: number) => `Falta cama para ${guests(count)}.`;
export const spare = (count: number) =>
  count === 1
    ? 'Hay 1 huésped de más en las habitaciones.'
    : `Hay ${count} huéspedes de más en las habitaciones.`;
export const placement = (total: number, accommodated: number) => {
  const missing = total - accommodated;
  if (missing > 0) return missing === 1 ? 'Falta cama para 1' : `Faltan camas para ${missing}`;
  return missing < 0
    ? `${accommodated} plazas para ${total}`
    : `${accommodated} de ${total} con cama`;
};
export const shared = (guestCount: string, shares: string) => `${guestCount}: ${shares}`;

export const figures = ({ total }: Figures) => ({
  total: total === 1 ? 'huésped' : 'huéspedes',
  accommodated: 'con cama',
  remaining: 'sin cama',
});

export const noCombination = (count: number) =>
  `No hay ninguna combinación de habitaciones libre para ${guests(count)}.`;
export const BY_HAND =
  'Las recomendaciones combinan hasta tres habitaciones. Si eliges tú, puedes combinar más.';
export const CHOOSE_BY_HAND = 'Elegir las habitaciones';
export const OTHER_DATES =
  'Prueba con otras fechas o habla con nosotros: a veces hay una solución que la web no ve.';
export const CHANGE_DATES = 'Cambiar fechas';
export const SEND_MESSAGE = 'Enviar un mensaje';
export const NOT_LOADED = 'No hemos podido cargar las habitaciones.';
export const NOT_LOADED_ADVICE =
  'Puede que haya habitaciones libres: vuelve a intentarlo o llama a recepción. Lo que has elegido no se pierde.';

const heldSubject = (names: readonly string[]) =>
  names.length === 1
    ? `La habitación ${names[0]} está libre en tus fechas, pero tiene una reserva en otras fechas`
    : `${rooms(names.length)} están libres en tus fechas, pero tienen reservas en otras fechas`;
export const heldRooms = (names: readonly string[]) => ({
  before: `${heldSubject(names)}, así que solo recepción ${names.length === 1 ? 'la' : 'las'} puede reservar: llama al`,
  between: 'o',
  link: 'envíanos un mensaje',
  after: '.',
});
export const onlyHeldRooms = (names: readonly string[]) =>
  `${heldSubject(names)}: solo recepción ${names.length === 1 ? 'la' : 'las'} puede reservar, por teléfono o mensaje.`;

export const NOTICES = {
  gone: (room: string) => `${room} ya no está libre en tus fechas y ha salido de tu selección.`,
  repriced: (room: string) => `El precio de ${room} ha cambiado. El total ya está actualizado.`,
  wantedNotFree: (room: string) =>
    `La habitación ${room} no se puede reservar aquí en tus fechas. Mira las otras habitaciones libres.`,
  wantedUnknown:
    'La habitación que buscabas ya no está disponible. Mira las otras habitaciones libres.',
  guestsChanged: (count: number) =>
    `La combinación que habías elegido no era para ${guests(count)}. Mira la que recomendamos ahora.`,
};

export const WANTED = {
  gone: 'La habitación que buscabas ya no está disponible: mostramos los días de todas las habitaciones.',
  refused: (room: string) =>
    `La habitación ${room} ya tiene otras reservas y solo se puede pedir en recepción. En el calendario ves los días en que está libre.`,
  shown: (room: string) => `El calendario muestra los días libres de ${room}.`,
  seeAllRooms: 'Ver todas las habitaciones',
  seeAllDays: 'Ver los días de todas las habitaciones',
};

export const roomEnquiry = (room: string, stay: string) =>
  `Hola: me gustaría reservar la habitación ${room}${stay}. ¿Podéis ayudarme?`;
export const enquiry = (count: number, stay: string) =>
  `Hola: busco alojamiento para ${guests(count)}${stay} y no he encontrado habitaciones libres en la web. ¿Podéis ayudarme?`;
export const stayClause = (checkIn: string, checkOut: string, length: string) =>
  ` del ${checkIn} al ${checkOut} (${length})`;

export const THESE_ROOMS = 'Las habitaciones de esta combinación';
export const picture = (room: string, number: number, count: number) =>
  `${room}, foto ${number} de ${count}`;
export const LOADING = 'Cargando…';
export const AMENITIES_NOT_LOADED = 'No hemos podido cargar el resto del equipamiento.';
export const TRY_AGAIN = 'Volver a intentarlo';
