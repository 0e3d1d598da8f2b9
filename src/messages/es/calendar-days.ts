export const LEGEND = {
  available: 'Libre',
  booked: 'Reservado',
  blocked: 'Cerrado',
  'special-price': 'Precio especial',
};

export const CELL = { booked: 'Reservado', blocked: 'Cerrado' };
