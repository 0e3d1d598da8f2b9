/** What a day of a room's calendar may be (CAL-05 to CAL-07). */

export const LEGEND = {
  available: 'Frei',
  booked: 'Gebucht',
  blocked: 'Gesperrt',
  'special-price': 'Sonderpreis',
};

/** Within a taken cell. */
export const CELL = { booked: 'Gebucht', blocked: 'Gesperrt' };
