/** The states of a day in a room's calendar (CAL-05 to CAL-07). */

export const LEGEND = {
  available: 'Frei',
  booked: 'Gebucht',
  blocked: 'Gesperrt',
  'special-price': 'Sonderpreis',
};

/** The text in the cell of a taken day. */
export const CELL = { booked: 'Gebucht', blocked: 'Gesperrt' };
