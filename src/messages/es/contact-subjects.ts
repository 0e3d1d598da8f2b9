export const SUBJECTS = {
  booking: 'Información sobre una reserva',
  services: 'Servicios y equipamiento',
  cancellation: 'Cancelación',
  feedback: 'Opinión',
  other: 'Otro asunto',
};
