import { useRef } from 'react';
import { isUnpriced } from '@/domain/booking/booking-source';
import { groupPriceWords } from '@/domain/booking/group-state';
import { groupPaidSums } from '@/domain/payment/sums';
import { GroupReceive } from '@/features/panel/payment/GroupReceive';
import { PaymentTotals } from '@/features/panel/payment/PaymentTotals';
import type { PayingGroup } from '@/features/panel/payment/useGroupPaymentActs';
import { useToday } from '@/hooks/useToday';
import type { StaffBooking } from '@/queries/staff-bookings';
import { GroupCheckIn } from './GroupCheckIn';

interface GroupDeskProps extends PayingGroup {
  bookings: readonly StaffBooking[];
}

/** What a group has paid, and what can be done for all of it at once: receive, check in (PAY-02). */
export function GroupDesk({ bookings, reference, name }: GroupDeskProps) {
  const today = useToday();
  const deedsRef = useRef<HTMLFieldSetElement>(null);
  const sums = groupPaidSums(bookings);
  return (
    <>
      <PaymentTotals
        sums={sums}
        label="Total do grupo"
        price={groupPriceWords(bookings)}
        isUnpriced={bookings.some(isUnpriced)}
      />
      {today !== null && (
        // Has a name, because the focus goes to it when a button is done with.
        <fieldset
          ref={deedsRef}
          aria-label="Todo o grupo"
          tabIndex={-1}
          className="flex min-w-0 flex-wrap gap-2 empty:hidden"
        >
          <GroupReceive {...{ reference, name, sums, today }} />
          <GroupCheckIn
            bookings={bookings}
            today={today}
            onDone={() => deedsRef.current?.focus()}
          />
        </fieldset>
      )}
    </>
  );
}
