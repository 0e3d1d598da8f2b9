/** Why booking with the house itself pays. Specification §2, Reservas (direct-booking advantages). */
export const directBookingAdvantages = [
  'Melhor preço',
  'Upgrade gratuito sujeito a disponibilidade',
  'Flexibilidade nas datas',
] as const;
