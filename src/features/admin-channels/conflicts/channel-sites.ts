import { asBookingSource, type BookingSource } from '@/domain/booking-source';

const SITES: Partial<Record<BookingSource, string>> = {
  booking_com: 'https://admin.booking.com/',
  airbnb: 'https://www.airbnb.com/hosting/reservations',
  vrbo: 'https://www.vrbo.com/',
  google: 'https://calendar.google.com/',
};

/** Where reception sees its own stays on a platform; null for one that the house knows nothing of. */
export function channelSite(channel: string): string | null {
  return SITES[asBookingSource(channel)] ?? null;
}
