export const SUMMARY =
  'Trece habitaciones a 50\u00a0m de la estación. Recepción abierta las 24\u00a0horas, todos los días.';
export const CALL_PRICE = 'Llamada a la red fija portuguesa';
export const LODGING_NUMBER = 'Registro de alojamiento';

export const ABOUT_THE_FIRM = 'Quiénes somos ante la ley';
export const FIRM = 'Empresa';
export const TAX_NUMBER = 'Número fiscal (NIPC)';
export const REGISTER = 'Registro mercantil';
/** Below the name of the complaints book, which stays Portuguese. */
export const opensComplaints = (site: string) => `libro de reclamaciones, abre ${site}`;
export const DISPUTES = 'Resolución de litigios';
