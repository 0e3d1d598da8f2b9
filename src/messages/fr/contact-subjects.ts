export const SUBJECTS = {
  booking: 'Question sur une réservation',
  services: 'Services et équipements',
  cancellation: 'Annulation',
  feedback: 'Avis ou suggestion',
  other: 'Autre',
};
