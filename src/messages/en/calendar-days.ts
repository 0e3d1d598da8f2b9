/** The states of a day in a room's calendar (CAL-05 to CAL-07). */

export const LEGEND = {
  available: 'Available',
  booked: 'Booked',
  blocked: 'Closed',
  'special-price': 'Special price',
};

/** The text in the cell of a taken day. */
export const CELL = { booked: 'Booked', blocked: 'Closed' };
