import { TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { bookingStatusLabel } from '@/domain/booking/booking-status';
import { changedFields, fieldsInWords, stayValuesOf } from '@/domain/stay-change/stay-change';
import { joinWords } from '@/domain/calendar/short-dates';
import { useLastChanger } from '@/features/panel/booking-data/useBookingEvents';
import { changeTimeLabel } from '@/features/panel/change/change-time';
import { useToday } from '@/hooks/useToday';
import type { StaffBooking } from '@/queries/staff-bookings';
import type { ChangeBase } from './change-drafts';

interface StaleStripProps {
  base: ChangeBase;
  /** As it is stored now. */
  booking: StaffBooking;
  /** What the reader is asked to do, e.g. 'escolha o que fica.' */
  ask?: string;
  children?: ReactNode;
}

/** Says that somebody else has changed the booking meanwhile, who, and in what (DESK-11, LIVE-01). */
export function StaleStrip({ base, booking, ask = '', children }: StaleStripProps) {
  const changer = useLastChanger(booking);
  const today = useToday();
  const fields = changedFields(base.values, stayValuesOf(booking));
  const what = joinWords([
    ...(fields.length > 0 ? [`alterou ${fieldsInWords(fields)}`] : []),
    ...(base.status === booking.status
      ? []
      : [`passou o estado para ${bookingStatusLabel(booking.status)}`]),
  ]);
  return (
    <div
      role="alert"
      className="sticky top-0 z-2 flex flex-wrap items-start gap-x-3 gap-y-2 border-b border-linha bg-ocre-100 px-4 py-2.5 text-13 tabular-figures md:px-5"
    >
      <TriangleAlert className="mt-0.5 size-4.5 flex-none text-ocre-800" aria-hidden />
      <p className="min-w-60 flex-1">
        <strong className="font-semibold">Esta reserva mudou entretanto.</strong>{' '}
        {`${changeTimeLabel(booking.updated_at, today)}, ${changer?.isStaff === false ? '' : 'noutro ecrã, '}${changer?.who ?? 'outra pessoa'} ${what}. A sua alteração ainda não foi guardada${ask === '' ? '.' : `: ${ask}`}`}
      </p>
      {children}
    </div>
  );
}
