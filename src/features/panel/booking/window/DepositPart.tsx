import { Suspense } from 'react';
import { lazyPart } from '@/components/lazy-part';
import type { StaffBooking } from '@/queries/staff-bookings';

// What is asked before arrival comes after the booking itself, in a chunk of its own.

const deposit = lazyPart(
  async () => import('@/features/panel/deposit/DepositSection'),
  // The booking can be worked with all the same.
  { ifMissing: () => null },
);

/** The place 'Sinal' of a booking, which for one of a group is that of the whole group (DEPOSIT-01). */
export function DepositPart({ booking }: { booking: StaffBooking }) {
  return (
    <Suspense fallback={null}>
      <deposit.Part booking={booking} whole={booking.group_reference !== null} />
    </Suspense>
  );
}
