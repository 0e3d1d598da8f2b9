export const UNCONFIRMED = 'No se han podido confirmar los precios de hoy.';
export const RETRY = 'Volver a intentarlo';
