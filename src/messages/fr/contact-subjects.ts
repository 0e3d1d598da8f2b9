/** The subjects of a contact message (CONTACT-07). */
export const SUBJECTS = {
  booking: 'Question sur une réservation',
  services: 'Services et équipements',
  cancellation: 'Annulation',
  feedback: 'Avis ou suggestion',
  other: 'Autre',
};
