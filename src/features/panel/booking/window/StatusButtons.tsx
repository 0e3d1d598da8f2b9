import { LoaderCircle } from 'lucide-react';
import { StatusMark } from '@/components/look/StatusBadge';
import {
  ASSIGNABLE_STATUSES,
  asBookingStatus,
  bookingStatusLabel,
  type BookingStatus,
} from '@/domain/booking/booking-status';
import { useShortcutSetting } from '@/hooks/useShortcuts';

interface StatusButtonsProps {
  /** Null where several bookings differ. */
  current: string | null;
  /** The status that is being set; null while nothing is under way. */
  pending: BookingStatus | null;
  onSet: (status: BookingStatus) => void;
}

/** The eight states staff may set, whatever the present one (ADM-BOOK-20, ADM-BOOK-34). */
export function StatusButtons({ current, pending, onSet }: StatusButtonsProps) {
  const { isOn: hasKeys } = useShortcutSetting();
  return (
    <div className="grid grid-cols-2 gap-1.5">
      {ASSIGNABLE_STATUSES.map((status, index) => {
        const isCurrent = current !== null && asBookingStatus(current) === status;
        const asksFirst = status === 'cancelled';
        const isInert = isCurrent || pending !== null;
        return (
          <button
            key={status}
            type="button"
            aria-disabled={isInert || undefined}
            aria-current={isCurrent || undefined}
            aria-haspopup={asksFirst && !isCurrent ? 'dialog' : undefined}
            data-status={status}
            aria-keyshortcuts={hasKeys ? String(index + 1) : undefined}
            onClick={isInert ? undefined : () => onSet(status)}
            className="flex min-h-9.5 items-center gap-1.75 rounded-field border border-contorno/60 bg-branco px-2 py-1 text-start text-[.78125rem] leading-3.75 font-medium transition-colors hover:border-anil-600 hover:bg-anil-50 aria-[current]:border-[1.5px] aria-[current]:border-tinta aria-[current]:bg-transparent aria-[current]:font-semibold max-md:min-h-11"
          >
            {pending === status ? (
              <LoaderCircle
                className="m-1 size-4 flex-none animate-turn text-anil-600"
                aria-hidden
              />
            ) : (
              <StatusMark status={status} />
            )}
            <span>
              {bookingStatusLabel(status)}
              {/* The ellipsis announces a dialog; hidden, it does not change the button's name. */}
              {asksFirst && !isCurrent && <span aria-hidden>…</span>}
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
      className="ms-auto hidden font-sans text-12 font-normal text-tinta-2 lg:pointer-fine:block"
    >
      {children}
    </kbd>
  );
}
