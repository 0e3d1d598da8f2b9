/** What a message may be about (CONTACT-07). */
export const SUBJECTS = {
  booking: 'Question sur une réservation',
  services: 'Services et équipements',
  cancellation: 'Annulation',
  feedback: 'Avis ou suggestion',
  other: 'Autre',
};
