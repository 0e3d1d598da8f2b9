/** The card at the end of the list of rooms (SITE-06). */

export const TITLE = 'Vem em grupo?';
export const TEXT =
  'Diga quantos são, até 50. O formulário junta os quartos e mostra quem dorme onde: um só pedido e um só contacto para todos.';
export const BOOK_AS_GROUP = 'Reservar em grupo';
export const PREFER_TO_TALK = 'Prefere falar?';

export const forExample = (guests: number) => `Por exemplo, ${guests} pessoas`;
export const perPerson = (price: string) => `${price} por pessoa`;
