import { useState } from 'react';
import { BookingsScreen } from '@/features/panel/booking/BookingsScreen';
import { CancelAlike } from '@/features/panel/request/CancelAlike';
import { PanelMeta } from '@/features/panel/frame/PanelMeta';
import { SurgeNotice } from '@/features/panel/request/SurgeNotice';
import { useToday } from '@/hooks/useToday';
import type { StaffBooking } from '@/queries/staff-bookings';

/** The list of all bookings, in which staff answer and change them. */
export default function BookingsPage() {
  const today = useToday();
  const [falseRequest, setFalseRequest] = useState<StaffBooking | null>(null);
  if (today === null) return null;
  return (
    <>
      <PanelMeta title="Reservas" />
      <BookingsScreen
        today={today}
        notices={<SurgeNotice today={today} />}
        onCancelAlike={setFalseRequest}
      />
      <CancelAlike like={falseRequest} onClose={() => setFalseRequest(null)} />
    </>
  );
}
