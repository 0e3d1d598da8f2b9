export const TITLE = '¿Venís en grupo?';
export const TEXT =
  'Indica cuántos sois, hasta 50. El formulario combina las habitaciones y muestra quién duerme dónde: una sola solicitud y un solo contacto para todos.';
export const BOOK_AS_GROUP = 'Reservar en grupo';
export const PREFER_TO_TALK = '¿Prefieres hablar?';

export const forExample = (guests: number) => `Por ejemplo, ${guests} personas`;
export const perPerson = (price: string) => `${price} por persona`;
