import { LoaderCircle } from 'lucide-react';
import { Switch } from '@/components/form/Switch';
import { StatusMark } from '@/components/look/StatusBadge';
import { Dialog } from '@/components/overlay/Dialog';
import {
  type BookingStatus,
  ASSIGNABLE_STATUSES,
  asBookingStatus,
  bookingStatusLabel,
} from '@/domain/booking/booking-status';
import { useShortcutSetting } from '@/hooks/useShortcuts';
import type { StaffBooking } from '@/queries/staff-bookings';
import { CheckInReminder } from '@/features/panel/register/CheckInReminder';

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
  /** Whether a dialog opens before a state is set. */
  asksFirst: (status: BookingStatus) => boolean;
  onSet: (status: BookingStatus) => void;
}

/** The eight states, for the booking that is open or for all of its group. */
export function StatusChoice({
  booking,
  group,
  pending,
  all,
  asksFirst,
  onSet,
}: StatusChoiceProps) {
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
        asksFirst={asksFirst}
        onSet={onSet}
      />
      <CheckInReminder
        bookings={all?.isOn ? all.bookings : [booking]}
        group={group}
        className="mt-2 text-13"
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

interface StatusButtonsProps {
  /** Null where several bookings differ. */
  current: string | null;
  /** The status that is being set; null while nothing is under way. */
  pending: BookingStatus | null;
  asksFirst: (status: BookingStatus) => boolean;
  onSet: (status: BookingStatus) => void;
}

const NEXT_DEED = 'confirmed';

const LOOKS = {
  next: 'col-span-full justify-center border-anil-600 bg-anil-600 text-14 font-semibold text-branco hover:bg-anil-700',
  other:
    'border-contorno/60 bg-branco text-[.78125rem] leading-3.75 font-medium hover:border-anil-600 hover:bg-anil-50 aria-[current]:border-[1.5px] aria-[current]:border-tinta aria-[current]:bg-transparent aria-[current]:font-semibold',
};

/**
 * The eight states staff may set, whatever the present one (ADM-BOOK-20, ADM-BOOK-34). For a
 * request, the answer stands first; each state keeps its key.
 */
function StatusButtons({ current, pending, asksFirst, onSet }: StatusButtonsProps) {
  const { isOn: hasKeys } = useShortcutSetting();
  const isRequest = current !== null && asBookingStatus(current) === 'pending';
  const ordered = isRequest
    ? ([NEXT_DEED, ...ASSIGNABLE_STATUSES.filter((status) => status !== NEXT_DEED)] as const)
    : ASSIGNABLE_STATUSES;
  return (
    <div className="grid grid-cols-2 gap-1.5">
      {ordered.map((status) => {
        const index = ASSIGNABLE_STATUSES.indexOf(status);
        const look = isRequest && status === NEXT_DEED ? LOOKS.next : LOOKS.other;
        const isCurrent = current !== null && asBookingStatus(current) === status;
        const isQuestion = !isCurrent && asksFirst(status);
        const isInert = isCurrent || pending !== null;
        return (
          <button
            key={status}
            type="button"
            aria-disabled={isInert || undefined}
            aria-current={isCurrent || undefined}
            aria-haspopup={isQuestion ? 'dialog' : undefined}
            data-status={status}
            aria-keyshortcuts={hasKeys ? String(index + 1) : undefined}
            onClick={isInert ? undefined : () => onSet(status)}
            className={`flex min-h-9.5 items-center gap-1.75 rounded-field border px-2 py-1 text-start transition-colors max-md:min-h-11 ${look}`}
          >
            {pending === status ? (
              <LoaderCircle className="m-1 size-4 flex-none animate-turn" aria-hidden />
            ) : (
              <StatusMark status={status} />
            )}
            <span>
              {bookingStatusLabel(status)}
              {/* The ellipsis announces a dialog; hidden, it does not change the button's name. */}
              {isQuestion && <span aria-hidden>…</span>}
            </span>
            {hasKeys && <KeyHint>{index + 1}</KeyHint>}
          </button>
        );
      })}
    </div>
  );
}

/** The key that does the same, for those who have a keyboard. */
function KeyHint({ children }: { children: number }) {
  return (
    <kbd
      aria-hidden
      className="ms-auto hidden font-sans text-12 font-normal opacity-80 lg:pointer-fine:block"
    >
      {children}
    </kbd>
  );
}
