/** The subjects of a contact message (CONTACT-07). */
export const SUBJECTS = {
  booking: 'Informações sobre Reserva',
  services: 'Serviços e Comodidades',
  cancellation: 'Cancelamento',
  feedback: 'Feedback',
  other: 'Outro',
};
