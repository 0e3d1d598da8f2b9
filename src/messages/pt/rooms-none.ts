/** The list of rooms where it has none to show (ROOM-LIST-08, ERR-ROOM-06). */

export const NONE_FOUND = 'Nenhum quarto encontrado com os filtros selecionados.';
export const FAILED =
  'Não foi possível carregar os quartos. Verifique a ligação e tente novamente.';
export const CLEAR_FILTERS = 'Limpar filtros';
export const BOOK_FOR_GROUP = 'Reservar para um grupo';
export const CONTACT_US = 'Contacte-nos';
export const LARGER_GROUPS =
  'Para grupos maiores, a reserva distribui as pessoas por vários quartos.';
export const ASK_RECEPTION = 'A receção atende 24h e diz-lhe o que há livre.';
