/** The card at the end of the list of rooms (SITE-06). */

export const TITLE = '¿Venís en grupo?';
export const TEXT =
  'Indica cuántos sois, hasta 50. El formulario combina las habitaciones y muestra quién duerme dónde: una sola solicitud y un solo contacto para todos.';
export const BOOK_AS_GROUP = 'Reservar en grupo';
export const PREFER_TO_TALK = '¿Prefieres hablar?';

/** An example of two rooms for such a group, with their price. */
export const forExample = (guests: number) => `Por ejemplo, ${guests} personas`;
export const perPerson = (price: string) => `${price} por persona`;
