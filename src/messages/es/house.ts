export const SUMMARY =
  'Trece habitaciones a 50\u00a0m de la estación. Recepción abierta las 24\u00a0horas, todos los días.';
export const CALL_PRICE = 'Llamada a la red fija portuguesa';
export const LODGING_NUMBER = 'Registro de alojamiento';
