import { ChevronLeft, ChevronRight } from 'lucide-react';
import { Button } from '@/components/Button';
import { RoomTile } from '@/components/look/RoomTile';
import { bookingStatusLabel } from '@/domain/booking/booking-status';
import { showInStrip } from '@/lib/show-in-strip';
import type { StaffBooking } from '@/queries/staff-bookings';

interface GroupStepsProps {
  group: readonly StaffBooking[];
  openId: string;
  onStep: (bookingNumber: string) => void;
}

/** Steps through the bookings of a group; on a phone only the open one is shown. */
export function GroupSteps({ group, openId, onStep }: GroupStepsProps) {
  const place = group.findIndex(({ id }) => id === openId);
  const previous = group[place - 1];
  const next = group[place + 1];
  return (
    <nav
      aria-label="Reservas do grupo"
      className="grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-2 border-b border-linha bg-sal px-4 py-2.5 md:px-5 md:py-3"
    >
      <Button
        variant="outline"
        aria-label="Reserva anterior"
        disabled={previous === undefined}
        onClick={() => previous && onStep(previous.booking_number)}
        className="w-11 px-0! md:w-8.5"
      >
        <ChevronLeft aria-hidden />
      </Button>
      <ol className="-m-0.75 grid auto-cols-[minmax(11rem,1fr)] grid-flow-col gap-2 overflow-x-auto p-0.75 tabular-figures">
        {group.map((booking) => (
          <li
            key={booking.id}
            ref={booking.id === openId ? showInStrip : undefined}
            className={booking.id === openId ? undefined : 'max-md:hidden'}
          >
            <GroupStep booking={booking} isOpen={booking.id === openId} onStep={onStep} />
          </li>
        ))}
      </ol>
      <Button
        variant="outline"
        aria-label="Reserva seguinte"
        disabled={next === undefined}
        onClick={() => next && onStep(next.booking_number)}
        className="w-11 px-0! md:w-8.5"
      >
        <ChevronRight aria-hidden />
      </Button>
    </nav>
  );
}

interface GroupStepProps {
  booking: StaffBooking;
  isOpen: boolean;
  onStep: (bookingNumber: string) => void;
}

function GroupStep({ booking, isOpen, onStep }: GroupStepProps) {
  const { booking_number, rooms, status } = booking;
  return (
    <button
      type="button"
      aria-current={isOpen ? 'step' : undefined}
      onClick={() => onStep(booking_number)}
      className="grid size-full grid-cols-[1.25rem_minmax(0,1fr)] items-center gap-x-2.25 gap-y-px rounded-field border border-contorno/60 bg-branco px-2.75 py-1.75 text-start text-12 text-tinta-2 transition-colors hover:border-anil-600 aria-[current]:border-2 aria-[current]:border-anil-600 aria-[current]:bg-anil-50 aria-[current]:px-2.5 aria-[current]:py-1.5 aria-[current]:text-anil-700"
    >
      <RoomTile roomNumber={rooms?.room_number ?? ''} size={20} />
      <span className={`truncate text-13 text-tinta ${isOpen ? 'font-semibold' : 'font-medium'}`}>
        {rooms ? `${rooms.room_number} ${rooms.name}` : 'N/A'}
      </span>
      <span className="col-start-2 truncate">
        {booking_number} · {bookingStatusLabel(status)}
      </span>
    </button>
  );
}
