/** The form of one person who comes (REG-02). */
export const START = 'Empieza por la nacionalidad: de ella depende lo que falta preguntar.';
export const INTRO = 'Todos los campos, como están en el documento. También los de los niños.';
export const PORTUGUESE_INTRO = 'A quien es portugués le pedimos solo nombre y residencia.';

export const KEPT = {
  these: (things: string, count: number) =>
    `${count === 1 ? 'Ya guardado' : 'Ya guardados'}: ${things}.`,
  why: (count: number) =>
    count === 1
      ? 'No lo volvemos a mostrar, para que nadie lo lea por encima del hombro.'
      : 'No los volvemos a mostrar, para que nadie los lea por encima del hombro.',
  anew: 'Escribirlo todo de nuevo',
};
export const CORRECTION =
  'Lo que ya está guardado no se muestra. Escríbelo todo de nuevo: solo cuenta cuando lo guardes.';

export const LEGENDS = { person: 'Quién es', document: 'Documento', home: 'Dónde vive' };
export const LABELS = {
  nationality: 'Nacionalidad',
  surname: 'Apellidos',
  given_names: 'Nombre',
  birth_date: 'Fecha de nacimiento',
  day: 'Día',
  month: 'Mes',
  year: 'Año',
  birth_place: 'Lugar de nacimiento',
  doc_type: 'Documento',
  doc_number: 'Número',
  doc_country: 'País que lo emitió',
  residence_country: 'País de residencia',
  residence_place: 'Localidad',
};
export const HINTS = {
  nationality: 'el país en tu idioma, o su código',
  surname: 'Quien tiene un solo nombre lo escribe aquí.',
  birth_place: 'Ciudad o país, si está en el documento',
  doc_number: 'Letras y cifras, sin espacios',
};
export const DOCUMENTS = { P: 'Pasaporte', B: 'Carné de identidad', O: 'Otro' };

export const COUNTRIES = {
  found: (count: number) => (count === 1 ? '1 país' : `${count} países`),
  none: (typed: string) => `Ningún país con «${typed}». Escríbelo en tu idioma, o su código.`,
};

export const PROBLEMS = {
  country: 'Elige un país de la lista.',
  nationality: 'Indica la nacionalidad.',
  surname: 'Escribe los apellidos.',
  birth_date: 'Escribe día, mes y año.',
  noSuchDay: 'Ese día no existe.',
  future: 'El año está en el futuro.',
  futureDay: 'Ese día está en el futuro.',
  tooEarly: 'El año tiene cuatro cifras, a partir de 1900.',
  doc_type: 'Elige el documento.',
  doc_number: 'Escribe el número del documento.',
  doc_country: 'Indica el país que lo emitió.',
  residence_country: 'Indica el país de residencia.',
  residence_place: 'Escribe la localidad.',
};
/** One field alone takes the focus instead. */
export const summary = (count: number) => `${count} campos aún no están bien:`;

export const SAVE = 'Guardar';
export const SAVE_AND_NEXT = 'Guardar y seguir';
export const SAVING = 'Guardando...';
export const LEAVING = 'Si sales, queda guardado lo escrito';

export const BAR = {
  missing: (count: number) => (count === 1 ? 'Falta 1' : `Faltan ${count}`),
  wrong: (count: number) => (count === 1 ? '1 campo' : `${count} campos`),
  wrongNote: 'por corregir',
  nothing: 'No falta nada',
  nothingNote: 'puedes guardar',
  start: 'Para empezar',
};
export const SHORT = {
  nationality: 'nacionalidad',
  surname: 'apellidos',
  birth_date: 'nacimiento',
  doc_type: 'documento',
  doc_number: 'número',
  doc_country: 'país emisor',
  residence_country: 'residencia',
  residence_place: 'localidad',
};
