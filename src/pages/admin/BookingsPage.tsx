import { useState } from 'react';
import { BookingsScreen } from '@/features/admin-bookings/BookingsScreen';
import { CancelAlike } from '@/features/admin-requests/CancelAlike';
import { PanelMeta } from '@/features/admin-requests/PanelMeta';
import { SurgeNotice } from '@/features/admin-requests/SurgeNotice';
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
        notices={<SurgeNotice today={today} onCancelAlike={setFalseRequest} />}
        onCancelAlike={setFalseRequest}
      />
      <CancelAlike like={falseRequest} onClose={() => setFalseRequest(null)} />
    </>
  );
}
