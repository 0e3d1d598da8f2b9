/** The states of a day in a room's calendar (CAL-05 to CAL-07). */

export const LEGEND = {
  available: 'Libre',
  booked: 'Réservé',
  blocked: 'Fermé',
  'special-price': 'Tarif spécial',
};

/** The text in the cell of a taken day. */
export const CELL = { booked: 'Réservé', blocked: 'Fermé' };
