export const LEGEND = {
  available: 'Available',
  booked: 'Booked',
  blocked: 'Closed',
  'special-price': 'Special price',
};

export const CELL = { booked: 'Booked', blocked: 'Closed' };
