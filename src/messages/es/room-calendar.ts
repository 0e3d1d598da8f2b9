export const LEGEND = 'Leyenda del calendario';
export const SPECIAL_PRICE_NOTE =
  'El total de la solicitud se calcula con el precio base: el equipo te confirma cuánto cuestan las noches con precio especial.';
export const DAYS_UNKNOWN =
  'No sabemos qué días están libres. Puedes enviar la solicitud igualmente.';
export const RETRY = 'Volver a intentarlo';
export const MORE_MONTHS = 'Ver más meses';

export const DAY_LEGEND = {
  available: 'Libre',
  booked: 'Reservado',
  blocked: 'Cerrado',
  'special-price': 'Precio especial',
};

export const CELL = { booked: 'Reservado', blocked: 'Cerrado' };
