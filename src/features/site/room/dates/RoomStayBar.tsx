import { people } from '@messages/counts';
import * as t from '@messages/room-dates';
import { CalendarDays, ChevronDown } from 'lucide-react';
import { type SubmitEvent, useRef } from 'react';
import { formatStay } from '@/domain/calendar/date-formats';
import { type Day, isDay } from '@/domain/calendar/dates';
import { askedStay, type AskedStay, isWithinReach } from '@/domain/request/asked-stay';
import { safeSessionStorage, SEARCH_DRAFT } from '@/lib/safe-storage';
import { useRoomListQuery } from '../list/useRoomListQuery';
import { RoomStayForm } from './RoomStayForm';
import { useAskedStay } from './useAskedStay';

/**
 * Above the list: the dates it is asked with, and the fields to choose them (SITE-08). Before
 * hydration the fields work as a form of the browser's own.
 */
export function RoomStayBar() {
  const { params, change } = useRoomListQuery();
  const { today, stay } = useAskedStay();
  const barRef = useRef<HTMLDetailsElement>(null);
  const searched = today !== null && stay === null ? searchedStay(today) : null;
  const firstDay = params.get('checkIn') ?? '';
  const isOver = today !== null && isDay(firstDay) && firstDay < today;
  const noDates = isOver ? t.CHOOSE_OTHERS : t.CHOOSE;

  /** The fields close, and the focus goes to the line that says what was chosen; null for none. */
  function ask(asked: AskedStay | null) {
    if (barRef.current) {
      barRef.current.open = false;
      barRef.current.querySelector('summary')?.focus();
    }
    const { checkIn = '', checkOut = '', guests } = asked ?? {};
    change({ checkIn, checkOut, guests: guests ? String(guests) : '' });
  }

  function handleSubmit(event: SubmitEvent<HTMLFormElement>, asked: AskedStay) {
    event.preventDefault();
    ask(asked);
  }

  return (
    <div className="relative border-t border-linha bg-branco print:hidden noscript:hidden">
      <div className="page-width">
        <details ref={barRef} className="group/dates">
          <summary
            className={`${(stay ?? searched) ? 'pe-40' : ''} flex min-h-14 cursor-pointer list-none items-center gap-2.5 py-1.5 text-15 font-medium text-anil-600 tabular-figures hover:text-anil-700 [&::-webkit-details-marker]:hidden`}
          >
            <CalendarDays className="size-5" aria-hidden />
            <span className="underline underline-offset-4 group-open/dates:no-underline">
              {stay === null ? noDates : <StayWords {...stay} />}
            </span>
            <ChevronDown className="size-4 group-open/dates:rotate-180" aria-hidden />
          </summary>
          <RoomStayForm
            key={JSON.stringify(stay ?? searched)}
            today={today}
            chosen={stay ?? searched}
            onSubmit={handleSubmit}
          />
        </details>
      </div>
      <div className="pointer-events-none absolute inset-x-0 top-0 page-width flex min-h-14 items-center justify-end *:pointer-events-auto">
        {stay !== null && <BarButton onClick={() => ask(null)}>{t.CLEAR}</BarButton>}
        {searched !== null && (
          <BarButton onClick={() => ask(searched)}>{t.fromSearch(daysOf(searched))}</BarButton>
        )}
      </div>
    </div>
  );
}

/** '3 dez. – 6 dez., 4 pessoas'; a narrow screen breaks it only between the two. */
function StayWords(stay: AskedStay) {
  return (
    <>
      <span className="whitespace-nowrap">
        {daysOf(stay)}
        {stay.guests !== null && ','}
      </span>
      {stay.guests !== null && (
        <>
          {' '}
          <span className="whitespace-nowrap">{people(stay.guests)}</span>
        </>
      )}
    </>
  );
}

function BarButton({ onClick, children }: { onClick: () => void; children: string }) {
  return (
    <button
      type="button"
      onClick={onClick}
      className="min-h-11 max-w-38 text-end text-15 leading-5 text-link tabular-figures md:max-w-none"
    >
      {children}
    </button>
  );
}

function daysOf({ checkIn, checkOut }: AskedStay): string {
  return formatStay({ from: checkIn, to: checkOut });
}

/** What was typed into the search on Home in this tab, where the form takes those days. */
function searchedStay(today: Day): AskedStay | null {
  const params = new URLSearchParams(safeSessionStorage.getItem(SEARCH_DRAFT)?.slice(1));
  const stay = askedStay(params, today);
  return stay !== null && isWithinReach(stay, today) ? stay : null;
}
