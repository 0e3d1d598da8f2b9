/** What a message may be about (CONTACT-07). */
export const SUBJECTS = {
  booking: 'Informações sobre Reserva',
  services: 'Serviços e Comodidades',
  cancellation: 'Cancelamento',
  feedback: 'Feedback',
  other: 'Outro',
};
