import * as form from '@messages/booking';
import * as rooms from '@messages/booking-rooms';
import * as t from '@messages/booking-steps';
import * as minimum from '@messages/stay-minimum';
import { ChevronUp, Phone } from 'lucide-react';
import {
  type ReactNode,
  type RefObject,
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
} from 'react';
import { buttonClasses } from '@/components/button-styles';
import { StickyBar } from '@/components/StickyBar';
import { hostel } from '@/copy/hostel';
import { formatShortWeekdayAndDay, formatStay } from '@/domain/calendar/date-formats';
import { formatEuros } from '@/domain/basics/money';
import { placement } from '@/domain/request/room-assignment';
import type { ArrivalView } from '../calendar/arrival-view';
import { type BookingFormState, currentSelection } from '../state/booking-form-values';
import { sumsOf } from './stay-sums';

interface BarText {
  detail: string;
  main: string;
  /** `main` is an amount. */
  isSum?: boolean;
  /** The rooms hold fewer or more guests than the request is for. */
  isShort?: boolean;
}

function datesText(
  { dates: { checkIn, checkOut } }: BookingFormState,
  nights: number,
  arrival: ArrivalView | null,
): BarText {
  if (checkIn === null) return { detail: t.YOUR_DATES, main: t.CHOOSE_CHECK_IN };
  return checkOut === null
    ? {
        detail: t.checkInOn(formatShortWeekdayAndDay(checkIn)),
        main: arrival?.leaving ? minimum.atLeast(arrival.leaving.minNights) : t.CHOOSE_CHECK_OUT,
      }
    : { detail: formatStay({ from: checkIn, to: checkOut }), main: t.shortNights(nights) };
}

/** What the bar says at each step: what is settled, and the sum as soon as there is one. */
function barText(
  state: BookingFormState,
  { isStuck, arrival }: { isStuck: boolean; arrival: ArrivalView | null },
): BarText {
  const { step, dates, guestCount, mode } = state;
  const { checkIn, checkOut } = dates;
  const selection = currentSelection(state);
  const { nights, total } = sumsOf({ dates, selection });
  if (step === 1) return datesText(state, nights, arrival);
  if (step === 2) {
    const stay = checkIn && checkOut ? `${formatStay({ from: checkIn, to: checkOut })}, ` : '';
    return { detail: `${stay}${t.shortNights(nights)}`, main: form.stayGuests(guestCount) };
  }
  const isSum = selection.length > 0;
  const main = isSum ? formatEuros(total) : isStuck ? t.CHOOSE_DATES : t.CHOOSE_ROOMS;
  if (step === 5) return { detail: t.totalFor(t.shortNights(nights)), main, isSum };
  const placed = placement({ selection, guests: guestCount });
  return step === 3 && mode === 'manual' && isSum
    ? {
        detail: rooms.placement(placed.total, placed.accommodated),
        main,
        isSum,
        isShort: placed.accommodated !== guestCount,
      }
    : { detail: `${t.shortNights(nights)}, ${form.stayGuests(guestCount)}`, main, isSum };
}

interface PhoneBarProps {
  state: BookingFormState;
  /** What the house's rules mean for the dates. */
  arrival: ArrivalView | null;
  /** The rooms that are free do not hold the party: the telephone stands in place of the button. */
  isStuck?: boolean;
  /** What has been chosen, shown in the drawer. */
  summary: ReactNode;
  /** The button of the step. */
  children: ReactNode;
}

/** The bar at a phone's foot: the total, which opens the summary as a drawer, and the next step. */
export function PhoneBar({ state, arrival, isStuck = false, summary, children }: PhoneBarProps) {
  const [isOpen, setIsOpen] = useState(false);
  const drawerId = useId();
  const drawerRef = useRef<HTMLDivElement>(null);
  const toggleRef = useRef<HTMLButtonElement>(null);
  useDismissal({ isOpen, drawerRef, toggleRef, onDismiss: () => setIsOpen(false) });
  const { detail, main, isSum = false, isShort = false } = barText(state, { isStuck, arrival });
  return (
    <StickyBar>
      {isOpen && (
        <div
          ref={drawerRef}
          id={drawerId}
          className="absolute inset-x-0 bottom-full max-h-[60dvh] animate-appear overflow-y-auto overscroll-contain border-t border-linha bg-cal p-4 shadow-s2 tiny:static tiny:max-h-none tiny:w-full tiny:border-0 tiny:p-0 tiny:shadow-none"
        >
          {summary}
        </div>
      )}
      <button
        ref={toggleRef}
        type="button"
        aria-expanded={isOpen}
        aria-controls={isOpen ? drawerId : undefined}
        onClick={() => setIsOpen(!isOpen)}
        className="me-auto grid min-h-11 min-w-0 grid-cols-[minmax(0,1fr)_auto] items-center gap-x-2 rounded-field text-start tabular-figures"
      >
        <span className="sr-only">{t.SUMMARY_BUTTON}</span>
        <span
          className={`text-13 leading-4.25 ${isShort ? 'font-semibold text-ocre-800' : 'text-tinta-2'}`}
        >
          {detail}
        </span>
        <ChevronUp
          className={`row-span-2 size-5 text-anil-600 transition-transform ${isOpen ? 'rotate-180' : ''}`}
          aria-hidden
        />
        <b className={`leading-6 font-bold ${isSum ? 'text-20' : 'text-15'}`}>{main}</b>
      </button>
      {isStuck ? (
        <a
          href={hostel.phone.href}
          aria-label={`${t.CALL} ${hostel.phone.display}`}
          className={buttonClasses('outline')}
        >
          <Phone aria-hidden />
          {t.CALL}
        </a>
      ) : (
        children
      )}
    </StickyBar>
  );
}

interface Dismissal {
  isOpen: boolean;
  drawerRef: RefObject<HTMLElement | null>;
  toggleRef: RefObject<HTMLElement | null>;
  onDismiss: () => void;
}

/** Escape and a press beside the drawer close it; a focus that was in it goes to its button. */
function useDismissal({ isOpen, drawerRef, toggleRef, onDismiss }: Dismissal): void {
  const dismiss = useEffectEvent((event: Event) => {
    const { target } = event;
    const isKey = event instanceof KeyboardEvent;
    // The button itself closes the drawer by its click.
    const isBeside =
      target instanceof Node &&
      ![drawerRef, toggleRef].some(({ current }) => current?.contains(target));
    if (isKey ? event.key !== 'Escape' : !isBeside) return;
    if (isKey || drawerRef.current?.contains(document.activeElement)) toggleRef.current?.focus();
    onDismiss();
  });

  useEffect(() => {
    if (!isOpen) return undefined;
    const events = ['keydown', 'pointerdown'];
    for (const name of events) document.addEventListener(name, dismiss);
    return () => {
      for (const name of events) document.removeEventListener(name, dismiss);
    };
  }, [isOpen]);
}
