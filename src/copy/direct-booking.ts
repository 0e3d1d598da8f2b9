/** Why booking with the house itself pays (BOOK-LAND-05). */
export const directBookingAdvantages = [
  'Melhor preço',
  'Upgrade gratuito sujeito a disponibilidade',
  'Flexibilidade nas datas',
] as const;
