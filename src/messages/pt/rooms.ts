/** The list of rooms (ROOM-LIST-01 to ROOM-LIST-19). */
import { countIn } from '@/domain/language/plural.ts';

const count = countIn('pt');

export const TITLE = 'Quartos';
export const DESCRIPTION =
  'Os treze quartos do hostel: individuais, duplos, twin, de família e dormitórios, com pequeno-almoço, Wi-Fi e roupa de cama incluídos. Compare preços e reserve.';
export const LEAD =
  'Todos com pequeno-almoço, Wi-Fi e roupa de cama incluídos. O preço é por quarto e por noite.';

export const GUESTS = 'Hóspedes';
export const GUESTS_PER_ROOM = 'Hóspedes por quarto';
export const SORT_BY = 'Ordenar por';
export const SORTS = {
  number: 'Número do quarto',
  'price-low': 'Preço mais baixo',
  'price-high': 'Preço mais alto',
  capacity: 'Capacidade',
};

/** The name of the list for screen readers. */
export const FOUND = 'Quartos encontrados';
export const foundCount = count('quarto encontrado', 'quartos encontrados');
export const LOADING = 'A carregar...';
export const NOT_LOADED = 'Os quartos não carregaram';

/** The price per person of a shared room that is full (SITE-02). */
export const perPerson = (price: string, guests: number) =>
  `${price} por pessoa, se forem ${guests}`;

export const DETAILS = 'Ver Detalhes';
export const BOOK = 'Reservar';

export const RETRY = 'Tentar Novamente';

// The card at the end of the list of rooms (SITE-06).

export const GROUP_TITLE = 'Vem em grupo?';
export const GROUP_TEXT =
  'Diga quantos são, até 50. O formulário junta os quartos e mostra quem dorme onde: um só pedido e um só contacto para todos.';
export const BOOK_AS_GROUP = 'Reservar em grupo';
export const PREFER_TO_TALK = 'Prefere falar?';

export const forExample = (guests: number) => `Por exemplo, ${guests} pessoas`;
export const groupPerPerson = (price: string) => `${price} por pessoa`;

// The list of rooms where it has none to show (ROOM-LIST-08, ERR-ROOM-06).

export const NONE_FOUND = 'Nenhum quarto encontrado com os filtros selecionados.';
export const FAILED =
  'Não foi possível carregar os quartos. Verifique a ligação e tente novamente.';
export const CLEAR_FILTERS = 'Limpar filtros';
export const BOOK_FOR_GROUP = 'Reservar para um grupo';
export const CONTACT_US = 'Contacte-nos';
export const LARGER_GROUPS =
  'Para grupos maiores, a reserva distribui as pessoas por vários quartos.';
export const ASK_RECEPTION = 'A receção atende 24h e diz-lhe o que há livre.';
