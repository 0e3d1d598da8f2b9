/** What a day of a room's calendar may be (CAL-05 to CAL-07). */

export const LEGEND = {
  available: 'Available',
  booked: 'Booked',
  blocked: 'Closed',
  'special-price': 'Special price',
};

/** Within a taken cell. */
export const CELL = { booked: 'Booked', blocked: 'Closed' };
