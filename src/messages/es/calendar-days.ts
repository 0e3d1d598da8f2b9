/** What a day of a room's calendar may be (CAL-05 to CAL-07). */

export const LEGEND = {
  available: 'Libre',
  booked: 'Reservado',
  blocked: 'Cerrado',
  'special-price': 'Precio especial',
};

/** Within a taken cell. */
export const CELL = { booked: 'Reservado', blocked: 'Cerrado' };
