import { asBookingSource, type BookingSource } from '@/domain/booking/booking-source';

const SITES: Partial<Record<BookingSource, string>> = {
  booking_com: 'https://admin.booking.com/',
  airbnb: 'https://www.airbnb.com/hosting/reservations',
  vrbo: 'https://www.vrbo.com/',
  google: 'https://calendar.google.com/',
};

/** The page on which reception manages its stays on a platform; null where none is known. */
export function channelSite(channel: string): string | null {
  return SITES[asBookingSource(channel)] ?? null;
}
