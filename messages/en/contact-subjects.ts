/** What a message may be about (CONTACT-07). */
export const SUBJECTS = {
  booking: 'Questions about a booking',
  services: 'Services and amenities',
  cancellation: 'Cancellation',
  feedback: 'Feedback',
  other: 'Something else',
};
