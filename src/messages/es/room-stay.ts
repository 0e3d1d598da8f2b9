import { guests, nights } from './counts.ts';

export const stayNights = nights;
export const stayGuests = guests;

export const onDay = (weekday: string, date: string) => `${weekday} ${date}`;
export const fromTo = (from: string, to: string) => `Del ${from} al ${to}`;
export const pair = (first: string, second: string) => `${first} y ${second}`;
export const range = (from: string, to: string) => `${from} a ${to}`;
export const summary = (stay: string, party: string) => `${stay} · ${party}`;

export const TAP_ARRIVAL = 'Toca el día en que llegas.';
export const arrival = (day: string) => `Entrada el *${day}*. Ahora, el día de salida.`;
export const arrivalFrom = (day: string, first: string) =>
  `Entrada el *${day}*. Ahora, el día de salida, *a partir del ${first}.*`;
export const chosen = (stay: string, sum: string) =>
  `*${stay}: ${sum}.* Toca otro día para cambiar la entrada.`;
export const CLEAR_DATES = 'Borrar fechas';

export const ARRIVAL = 'entrada';
export const DEPARTURE = 'salida';
export const ONLY_DEPARTURE = 'solo salida';
export const NIGHT_OF_STAY = 'noche de tu estancia';
export const PREVIOUS_MONTH = 'Mes anterior';
export const NEXT_MONTH = 'Mes siguiente';

export const YOUR_STAY = 'Tu estancia: un azulejo por noche';
export const minimum = (count: number) => `Estancia mínima: ${nights(count)}`;
export const TOO_EARLY = 'Demasiado pronto para salir';

export const NIGHT_PRICE = 'Precio de la habitación por noche.';
export const PRICE_UNKNOWN =
  'No sabemos el precio de la estancia. Puedes enviar la solicitud igualmente.';
export const bookableUntil = (day: string) => `Puedes reservar hasta el ${day}.`;

export const REASONS = {
  past: 'Este día ya ha pasado.',
  'not-yet': 'Para este día aún no se puede reservar.',
  taken: 'Esta noche está ocupada.',
  closed: 'Este día no hay entradas.',
  'minimum-cut': 'Hay una noche ocupada en medio.',
  'before-arrival': 'La salida va después de la entrada.',
  'night-between': 'Hay una noche ocupada en medio.',
  'too-long': 'Son demasiadas noches para una sola solicitud.',
};
export const tooEarly = (day: string) => `${day}: aún es pronto para salir.`;
export const shortest = (day: string, count: number) =>
  `Si llegas el ${day}, te quedas al menos ${nights(count)}.`;

export const leaveOn = (day: string, sum: string) => `Salir el ${day}: ${sum}`;
export const arriveOn = (day: string) => `Llegar el ${day}`;
export const CHANGE_ARRIVAL = 'Cambiar la entrada';

export const CHECK_IN = 'Entrada';
export const CHECK_OUT = 'Salida';
export const CHOOSE_DAY = 'Elige el día';
export const GUESTS = 'Huéspedes';
export const FEWER_GUESTS = 'Un huésped menos';
export const MORE_GUESTS = 'Un huésped más';
export const ONE_TILE_A_NIGHT = 'un azulejo por noche';
export const moreTiles = (count: number) => `+ ${count}`;
export const special = (stay: string) => `Precio especial, ${stay}`;
export const PER_PERSON_AND_NIGHT = 'Por persona y noche';
export const PER_PERSON_ON_AVERAGE = 'Por persona y noche, de media';
export const DEPARTURE_MISSING = 'Falta la salida';
export const CHOOSE_DEPARTURE = 'Toca el día en que sales.';
export const departureFrom = (day: string) => `Falta el día de salida: a partir del ${day}.`;

export const ALL_FILLED_IN =
  'La habitación, las fechas y los huéspedes ya van rellenados. La solicitud queda pendiente hasta que recepción la confirme.';
export const ARRIVAL_FILLED_IN =
  'Sin día de salida, el formulario se abre con la habitación, la entrada y los huéspedes, y pregunta lo demás.';

export const since = (day: string) => `desde el ${day}`;
export const sinceWithMinimum = (day: string, count: number) =>
  `desde el ${day} · mínimo ${nights(count)}`;

export const specialByStaff = (price: string) =>
  `precio especial de ${price}, a confirmar por el equipo`;
