import { Plus } from 'lucide-react';
import { Button } from '@/components/Button';
import { Keycap } from '@/components/Keycap';
import type { SelectedStay } from '@/domain/stay-move/selected-stay';
import { useNewBooking } from '@/features/panel/stay/new/new-booking';
import { useShortcuts } from '@/hooks/useShortcuts';

interface SelectionBookingProps {
  /** The stay that the selected days make; null when they do not make one. */
  stay: SelectedStay | null;
  /**
   * Nothing is selected: the button is rendered but hidden, so that the first selection draws fast.
   */
  isEmpty: boolean;
  isActive: boolean;
  /** Called when a booking is asked for, but the selected days do not make one stay. */
  onRefused: () => void;
}

/** A new booking for the days that are selected, rooms and dates filled in (DESK-01). */
export function SelectionBooking({ stay, isEmpty, isActive, onRefused }: SelectionBookingProps) {
  const { open } = useNewBooking();

  function handleBook() {
    if (stay === null) onRefused();
    else open(stay);
  }

  useShortcuts({ n: handleBook }, { isActive: isActive && !isEmpty, isOfPage: true });

  return (
    <Button
      variant="outline"
      hidden={isEmpty}
      onClick={handleBook}
      className="max-md:w-full md:ms-1 md:before:-ms-5 md:before:me-2 md:before:h-8.5 md:before:border-s md:before:border-anil-100/30 panel:border-transparent panel:text-anil-600"
    >
      <Plus aria-hidden />
      Nova reserva
      <span className="max-md:hidden" aria-hidden>
        <Keycap>N</Keycap>
      </span>
    </Button>
  );
}
