import { requestDeadline } from '@/domain/request/deadline';
import { longMoment } from '@/domain/calendar/moments';
import { DeadlineLine } from '@/features/panel/parts/DeadlineLine';
import { useHouseTime } from '@/hooks/useHouseTime';
import type { StaffBooking } from '@/queries/staff-bookings';

/** The deadline for answering a request, with the times that the guest was told (CLOCK-02). */
export function AnswerDeadline({ booking }: { booking: StaffBooking }) {
  const { now } = useHouseTime();
  const { status, answer_until, hold_until } = booking;
  const deadline = status === 'pending' ? requestDeadline({ answer_until, hold_until }, now) : null;
  if (deadline === null) return null;
  return (
    <div className="mb-2.5">
      <DeadlineLine deadline={deadline} />
      <p className="mt-0.5 text-12 leading-4.25 text-tinta-2 tabular-figures">
        {answer_until !== null && `Prometido ao hóspede: ${longMoment(answer_until)}. `}
        {hold_until !== null && `Sem resposta, caduca ${longMoment(hold_until)}.`}
      </p>
    </div>
  );
}
