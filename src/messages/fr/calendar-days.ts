/** What a day of a room's calendar may be (CAL-05 to CAL-07). */

export const LEGEND = {
  available: 'Libre',
  booked: 'Réservé',
  blocked: 'Fermé',
  'special-price': 'Tarif spécial',
};

/** Within a taken cell. */
export const CELL = { booked: 'Réservé', blocked: 'Fermé' };
