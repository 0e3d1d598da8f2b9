export const LEGEND = {
  available: 'Libre',
  booked: 'Réservé',
  blocked: 'Fermé',
  'special-price': 'Tarif spécial',
};

export const CELL = { booked: 'Réservé', blocked: 'Fermé' };
