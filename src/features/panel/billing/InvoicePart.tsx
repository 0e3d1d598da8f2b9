import { Suspense } from 'react';
import { lazyPart } from '@/components/lazy-part';
import type { StaffBooking } from '@/queries/staff-bookings';

// After the booking itself, in a chunk of its own; most houses do without.
const invoiceSection = lazyPart(async () => import('./InvoiceSection'), { ifMissing: () => null });

interface InvoicePartProps {
  booking: StaffBooking;
  /** How many rooms what is written is for, the booking's own included. */
  rooms: number;
}

/** What the bill of a booking, or of all of its group, is to say (DEPOSIT-04). */
export function InvoicePart({ booking, rooms }: InvoicePartProps) {
  return (
    <Suspense fallback={null}>
      <invoiceSection.Part key={booking.id} {...{ booking, rooms }} />
    </Suspense>
  );
}
