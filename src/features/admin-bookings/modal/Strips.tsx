import { Archive, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { formatTimestamp } from '@/domain/date-formats';
import type { StaffBooking } from '@/queries/staff-bookings';

const STRIP =
  'flex flex-wrap items-center gap-x-3 gap-y-2 border-b border-linha px-4 py-2.5 text-13 algarismos md:px-5';

/** Says that and since when a booking is archived. */
export function ArchivedStrip({ booking }: { booking: StaffBooking }) {
  const { archived, archived_at, auto_archived, group_reference } = booking;
  if (!archived) return null;
  const words = [
    group_reference === null ? 'Reserva arquivada' : 'Grupo arquivado',
    auto_archived && 'automaticamente',
    archived_at && `a ${formatTimestamp(archived_at)}`,
  ];
  return (
    <p className={`bg-pedra-100 text-pedra-700 ${STRIP}`}>
      <Archive className="size-4.5 flex-none" aria-hidden />
      <span className="min-w-0 flex-1">{words.filter(Boolean).join(' ')}.</span>
    </p>
  );
}

interface ChangedStripProps {
  /** What has changed, and what that means for the work at hand. */
  children: ReactNode;
  actions: ReactNode;
}

/**
 * Somebody else has changed the booking that is on the screen. Read out when it appears, and in sight
 * also at the foot of the window, where notes are saved.
 */
export function ChangedStrip({ children, actions }: ChangedStripProps) {
  return (
    <div role="alert" className={`sticky top-0 z-2 items-start bg-ocre-100 ${STRIP}`}>
      <TriangleAlert className="size-4.5 flex-none text-ocre-800" aria-hidden />
      <p className="min-w-60 flex-1">
        <strong className="font-semibold">Esta reserva mudou entretanto.</strong> {children}
      </p>
      <div className="flex flex-wrap gap-2">{actions}</div>
    </div>
  );
}
