import { Dialog } from '@/components/overlay/Dialog';
import { Switch } from '@/components/form/Switch';
import type { BookingStatus } from '@/domain/booking/booking-status';
import type { StaffBooking } from '@/queries/staff-bookings';
import { StatusButtons } from './StatusButtons';

/** A state to be chosen, for one booking or for its group. */
interface StatusChoiceProps {
  booking: StaffBooking;
  group: readonly StaffBooking[];
  /** The state that is being set; null while nothing is under way. */
  pending: BookingStatus | null;
  /**
   * The bookings that a status can be set on at once, and whether it is; null when there is only
   * one.
   */
  all: { bookings: readonly StaffBooking[]; isOn: boolean; turn: (isOn: boolean) => void } | null;
  onSet: (status: BookingStatus) => void;
}

/** The eight states, for the booking that is open or for all of its group. */
export function StatusChoice({ booking, group, pending, all, onSet }: StatusChoiceProps) {
  return (
    <>
      {all !== null && (
        <Switch
          label={`Aplicar às ${all.bookings.length} reservas`}
          isOn={all.isOn}
          onChange={all.turn}
          className="mb-2 w-full"
        />
      )}
      <StatusButtons
        current={all?.isOn ? sharedStatus(all.bookings) : booking.status}
        pending={pending}
        onSet={onSet}
      />
      {group.length > 1 && (
        <p className="mt-2 text-12 leading-4.25 text-tinta-2">
          {all?.isOn ? wordsForAll(all.bookings, group) : wordsForOne(booking, group)}
        </p>
      )}
    </>
  );
}

function wordsForOne({ booking_number }: StaffBooking, group: readonly StaffBooking[]): string {
  const others =
    group.length === 2
      ? 'A outra reserva do grupo fica como está.'
      : `As outras ${group.length - 1} do grupo ficam como estão.`;
  return `Aplica-se só à reserva ${booking_number}. ${others}`;
}

function wordsForAll(all: readonly StaffBooking[], group: readonly StaffBooking[]): string {
  return all.length === group.length
    ? 'Aplica-se a todas as reservas do grupo.'
    : 'Aplica-se às reservas do grupo que não estão canceladas.';
}

/** The state that all of them have; null where they differ, so that any of the eight may be set. */
function sharedStatus([first, ...others]: readonly StaffBooking[]): string | null {
  return first !== undefined && others.every(({ status }) => status === first.status)
    ? first.status
    : null;
}

interface StatusSheetProps extends StatusChoiceProps {
  isOpen: boolean;
  onClose: () => void;
}

/** The status buttons in a sheet, because on a phone they are far down the window. */
export function StatusSheet({ isOpen, onClose, ...choice }: StatusSheetProps) {
  const { booking_number, guest_name } = choice.booking;
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title="Alterar estado"
      subtitle={`${guest_name} · ${booking_number}`}
      size="sheet"
      isClosedByBackdrop
    >
      <div className="p-4 pb-[max(1rem,env(safe-area-inset-bottom))]">
        <StatusChoice {...choice} />
      </div>
    </Dialog>
  );
}
