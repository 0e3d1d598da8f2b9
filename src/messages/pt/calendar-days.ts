/** What a day of a room's calendar may be (CAL-05 to CAL-07). */

export const LEGEND = {
  available: 'Disponível',
  booked: 'Reservado',
  blocked: 'Bloqueado',
  'special-price': 'Preço Especial',
};

/** Within a taken cell. */
export const CELL = { booked: 'Reservado', blocked: 'Ocupado' };
