export const TITLE = '¿Factura con número fiscal?';
export const NAME = 'Nombre en la factura';
export const TAX_NUMBER = 'Número fiscal';
export const TAX_HINT = '9 cifras de un NIF portugués, o el NIF-IVA de otro país, como ESB12345678';

export const PROBLEMS = {
  digits: 'Un NIF portugués tiene 9 cifras. El de otro país empieza por dos letras.',
  check: 'La última cifra no cuadra. ¿Falta una o hay dos cambiadas?',
  format: 'Empieza por las dos letras del país, como ESB12345678.',
  empty: 'Escribe el nombre o el número fiscal.',
};

export const SAVE = 'Guardar';
export const SAVING = 'Guardando...';
export const SAVED = {
  number: (end: string) => `Guardado. Número fiscal terminado en ${end}.`,
  nameAlone: 'Nombre guardado, sin número fiscal.',
};
export const CHANGE = 'Cambiar';
export const ANEW =
  'Lo guardado no se muestra. Escríbelo todo de nuevo; lo que dejes en blanco se borra.';
export const KEEP = 'Dejarlo como está';

export const FAILED = {
  offline: 'No se ha guardado: sin conexión. Lo que has escrito sigue aquí.',
  tooOften: 'Estos datos ya han cambiado muchas veces. Dínoslo en recepción.',
  other: 'No se ha guardado. Lo que has escrito sigue aquí: inténtalo dentro de un rato.',
};
