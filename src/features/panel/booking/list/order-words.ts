import type { CardOrder } from '@/domain/booking-list/cards';

export function orderWords(order: CardOrder | null): string {
  if (order === null) return 'O pedido mais recente primeiro';
  if (order.by === 'total')
    return order.isDescending ? 'O total mais alto primeiro' : 'O total mais baixo primeiro';
  return order.isDescending ? 'A última chegada primeiro' : 'A primeira chegada primeiro';
}

/** The next of the three orders that the head of a column goes through. */
export function nextOrder(by: CardOrder['by'], order: CardOrder | null): CardOrder | null {
  if (order?.by !== by) return { by, isDescending: false };
  return order.isDescending ? null : { by, isDescending: true };
}
