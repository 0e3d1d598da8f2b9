/** The page of a room (ROOM-DET-01 to ROOM-DET-17). */

/** The title while the room is still loading. */
export const ROOM = 'Quarto';
export const pageTitle = (numbered: string, title: string) => `${numbered}: ${title}`;

export const YOU_ARE_HERE = 'Está em';
export const PICTURES = 'Imagens do quarto';
export const pictureOf = (title: string, place: number, count: number) =>
  `${title}, imagem ${place} de ${count}`;
export const placeOf = (place: number, count: number) => `${place} de ${count}`;
export const seeAll = (count: number) => `Ver as ${count} imagens`;

export const PRICE_AND_BOOKING = 'Preço e reserva';
export const BOOK_DIRECT = 'Reserva Directa';
/** The advantages of booking directly (BOOK-LAND-05). */
export const ADVANTAGES = [
  'Melhor preço',
  'Upgrade gratuito sujeito a disponibilidade',
  'Flexibilidade nas datas',
];
export const ELSEWHERE = 'Noutras plataformas';

export const AMENITIES = 'Comodidades';
export const AMENITIES_LOADING = 'A carregar...';
export const AMENITIES_FAILED = 'Não foi possível carregar as comodidades.';
/** Followed by the phone number. */
export const ASK_RECEPTION = 'A receção diz-lhe o que este quarto tem:';
export const RETRY = 'Tentar Novamente';
export const AVAILABILITY = 'Disponibilidade';

/** The policies as this page states them (ROOM-DET-12, TEXT-ROOM-01 to TEXT-ROOM-04). */
export const POLICIES_TITLE = 'Políticas do quarto';
export const POLICIES = {
  checkIn: 'Check-in das 14:00 às 23:00',
  checkOut: 'Check-out até às 11:00',
  cancellation: 'Cancelamento gratuito até 48h antes da chegada',
  payment: 'Pagamento em dinheiro, cartão ou transferência',
};

export const NEARBY = 'Nas proximidades';
