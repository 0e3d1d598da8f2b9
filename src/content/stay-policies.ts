/**
 * The rules of a stay, one constant for each page that states them. The pages disagree on purpose:
 * each keeps the figures the specification gives it (Decisions, The house itself).
 */

/** The policies on a room's page. Specification §9, Stay policies (Room policy). */
export const roomPolicies = {
  checkIn: 'Check-in das 14:00 às 23:00',
  checkOut: 'Check-out até às 11:00',
  cancellation: 'Cancelamento gratuito até 48h antes da chegada',
  payment: 'Pagamento em dinheiro, cartão ou transferência',
} as const;
