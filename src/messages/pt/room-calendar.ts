/** The calendar on a room's page (CAL-01 to CAL-07). */

/** The name of the legend for screen readers. */
export const LEGEND = 'Legenda do calendário';
export const SPECIAL_PRICE_NOTE =
  'Um preço especial não entra na conta do pedido, que é feita ao preço base: a equipa confirma consigo o valor dessas noites.';
export const DAYS_UNKNOWN = 'Não sabemos que dias estão livres. Pode pedir na mesma.';
export const RETRY = 'Tentar Novamente';
export const MORE_MONTHS = 'Ver mais meses';

// The states of a day in a room's calendar (CAL-05 to CAL-07).

export const DAY_LEGEND = {
  available: 'Disponível',
  booked: 'Reservado',
  blocked: 'Bloqueado',
  'special-price': 'Preço Especial',
};

/** The text in the cell of a taken day. */
export const CELL = { booked: 'Reservado', blocked: 'Ocupado' };
