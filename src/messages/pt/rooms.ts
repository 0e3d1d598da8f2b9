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
