import { countIn } from '@/domain/language/plural.ts';
import { nights, people } from './counts.ts';

const count = countIn('es');

export const CHOOSE = 'Ver qué hay libre en tus fechas';
export const CHOOSE_OTHERS = 'Estas fechas ya han pasado: elige otras';
export const CHECK_IN = 'Entrada';
export const CHECK_OUT = 'Salida';
export const PEOPLE = 'Personas en total';
export const SHOW = 'Ver habitaciones libres';
export const BOTH_DATES = 'Elige la fecha de entrada y, después de ella, la de salida.';
export const CLEAR = 'Borrar fechas';
export const fromSearch = (days: string) => `Libres: ${days}`;

export const SEARCHING = 'Buscando habitaciones libres…';
export const SEARCHING_DATES = 'Buscando fechas cercanas…';
export const freeRooms = count(
  'habitación libre en estas fechas',
  'habitaciones libres en estas fechas',
);
export const NONE_FREE = 'No hay habitaciones libres en estas fechas';
export const NONE_FREE_HERE = 'Ninguna de estas habitaciones está libre en estas fechas';
export const TAKEN = 'Sin habitación en estas fechas';
export const FAILED = 'No hemos podido ver qué hay libre en estas fechas.';
export const OTHER_DATES = 'Hay habitación en fechas cercanas:';
export const NO_OTHER_DATES = 'A veces hay una solución que la web no ve.';
export const outOfReach = (most: number, lastDay: string) =>
  `Aquí puedes pedir hasta ${nights(most)}, con salida hasta el ${lastDay}. Para otras fechas, habla con nosotros.`;

export const stayPrice = (nightCount: number, price: string) => `${nights(nightCount)}, ${price}`;
export const perPerson = (price: string, guests: number, isAverage: boolean) =>
  `${price} por persona y noche${isAverage ? ', de media' : ''}, si sois ${guests}`;
export const tooSmall = (party: number) => `Para ${people(party)}, añade otra habitación.`;
export const freeFrom = (day: string) => `Libre a partir del ${day}`;
export const freeBefore = (day: string) => `Libre si llegas el ${day}`;
export const freeFor = (nightCount: number) => `Libre para ${nights(nightCount)}`;
export const ASK = 'Preguntar en recepción';
export const roomEnquiry = (room: string, from: string, to: string) =>
  `Hola: me gustaría reservar la habitación ${room}, del ${from} al ${to}. ¿Podéis ayudarme?`;
export const enquiry = (from: string, to: string) =>
  `Hola: busco una habitación del ${from} al ${to} y no he encontrado ninguna libre en la web. ¿Podéis ayudarme?`;

export const LET_WHOLE = 'Se reserva entero';
export const DORMITORIES =
  'Los dormitorios compartidos se reservan enteros. ¿Quieres solo una cama?';
export const ASK_FOR_BED = 'Pregunta en recepción';
export const bedEnquiry = (stay: string) =>
  `Hola: querría una sola cama en un dormitorio compartido${stay}. ¿Es posible?`;
export const stayClause = (from: string, to: string) => `, del ${from} al ${to}`;
