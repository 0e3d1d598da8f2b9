export const ONE_ROOM = 'La mejor opción: una habitación para todos';
export const TWO_ROOMS = 'Buena opción: dos habitaciones, bien repartidas';
export const THREE_ROOMS = 'También posible: tres habitaciones';
