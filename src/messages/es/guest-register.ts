/** Who comes, asked of the guest before the day of arrival (REG-02): the list of persons, and what is said of all. */
import { capitalised, countWords } from '@/domain/basics/number-words.ts';

const WORDS = ['una', 'dos', 'tres', 'cuatro', 'cinco', 'seis', 'siete', 'ocho', 'nueve', 'diez'];
const feminine = countWords(WORDS);
const people = (count: number) => `${feminine(count)} ${count === 1 ? 'persona' : 'personas'}`;

export const TITLE = 'Antes de llegar';
export const titleFor = (name: string | null) => (name === null ? TITLE : `${TITLE}, ${name}`);
export const BACK_TO_BOOKING = 'Tu reserva';
export const RETURN_TO_BOOKING = 'Volver a la reserva';

export const ENTRY = {
  fill: 'Rellenar los datos',
  continue: 'Continuar',
  review: 'Ver o corregir',
};

const missingPeople = (left: number, of: number) =>
  `${left === 1 ? 'Falta' : 'Faltan'} ${left === of ? people(of) : `${feminine(left)} de ${people(of)}`}`;
export const missing = (left: number, of: number) =>
  `${missingPeople(left, of)}: un minuto más o menos${left === 1 ? '' : ' cada una'}, y en recepción solo recoges la llave.`;
export const allThere = (of: number) =>
  of === 1 ? 'Ya tenemos los datos.' : `${capitalised(feminine(of))} de ${people(of)}.`;
export const stay = (room: string, days: string) => `${room}, ${days}.`;

export const person = (number: number) => `Persona ${number}`;
export const ofPeople = (of: number) => `de ${of}`;
export const personOf = (number: number, of: number) => `Persona ${number} de ${of}`;

export const STATES = {
  empty: 'Por rellenar',
  begun: 'Empezado.',
  savedAt: (clock: string) => `Completo. Guardado a las ${clock}.`,
  savedOn: (day: string) => `Completo. Guardado el ${day}.`,
  seen: 'Completo. Visto por recepción.',
};
export const stillMissing = (count: number, things: string) =>
  `${count === 1 ? 'Falta' : 'Faltan'} ${things}.`;
export const THINGS = {
  nationality: { missing: 'la nacionalidad', saved: 'nacionalidad' },
  name: { missing: 'el nombre', saved: 'nombre' },
  birth: { missing: 'el nacimiento', saved: 'nacimiento' },
  document: { missing: 'el documento', saved: 'documento' },
  residence: { missing: 'la residencia', saved: 'residencia' },
};
export const ACTIONS = { fill: 'Rellenar', continue: 'Continuar', correct: 'Corregir' };

export const UNTIL =
  'Puedes hacerlo poco a poco hasta el final del día de llegada. Lo que falte lo vemos en recepción.';

export const done = (name: string | null) => (name === null ? 'Está todo.' : `Está todo, ${name}.`);
export const DONE_NEXT = 'Al llegar enseña los documentos; recepción solo los comprueba.';

export const WHY = {
  title: 'Por qué preguntamos',
  law: 'La ley',
  lawText:
    'Quien recibe huéspedes de fuera tiene que comunicarlos a las autoridades (Ley portuguesa 23/2007, art.\u00a016). A quien es portugués le pedimos solo nombre y residencia.',
  who: 'Quién lo ve',
  whoText:
    'La recepción. De los huéspedes extranjeros, también la autoridad de fronteras. Nadie más: ni siquiera esta página vuelve a mostrar lo que has escrito.',
  until: 'Hasta cuándo',
  untilText: 'Un año después de la salida. Después borramos documento y nacimiento.',
  noPictures: 'Sin fotografías',
  noPicturesText: 'Nunca pedimos una imagen del documento. Basta con enseñarlo al llegar.',
  privacy: 'Política de privacidad',
};

export const saved = (next: string) => (next === '' ? 'Guardado.' : `Guardado. ${next}.`);

export const FAILED = {
  offline: 'No lo hemos guardado: sin conexión. Lo que has escrito sigue aquí.',
  refused:
    'No lo hemos guardado: hay un dato que no puede ser correcto. Lo que has escrito sigue aquí.',
  tooOften: 'Estos datos ya han cambiado muchas veces. Lo que falte lo vemos en recepción.',
  other:
    'No lo hemos guardado. Lo que has escrito sigue aquí: inténtalo de nuevo dentro de un momento.',
};

export const room = (number: string) => `Habitación ${number}`;
