export const BOOKING_HOURS = {
  checkIn: 'Check-in from 14:00 to midnight',
  checkOut: 'Check-out by 11:00',
  breakfast: 'Breakfast from 7:00 to 10:00',
};

export const BOOKING_CANCELLATION = 'Free cancellation up to 24 hours before arrival';
