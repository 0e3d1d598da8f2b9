import { useState } from 'react';
import type { Day } from '@/domain/calendar/dates';
import { BookingsScreen } from '@/features/panel/booking/BookingsScreen';
import { CancelAlike } from '@/features/panel/request/CancelAlike';
import { SurgeNotice } from '@/features/panel/request/SurgeNotice';
import type { StaffBooking } from '@/queries/staff-bookings';

/** The list of all bookings, in which staff answer and change them. */
export function BookingsPage({ today }: { today: Day }) {
  const [falseRequest, setFalseRequest] = useState<StaffBooking | null>(null);
  return (
    <>
      <BookingsScreen
        today={today}
        notices={<SurgeNotice today={today} />}
        onCancelAlike={setFalseRequest}
      />
      <CancelAlike like={falseRequest} onClose={() => setFalseRequest(null)} />
    </>
  );
}
