export const SUBJECTS = {
  booking: 'Question about a booking',
  services: 'Services and amenities',
  cancellation: 'Cancellation',
  feedback: 'Feedback',
  other: 'Something else',
};
