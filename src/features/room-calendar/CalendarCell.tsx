import { Ban } from 'lucide-react';
import { RoomTile } from '@/components/RoomTile';
import { type Day, endOfMonth, parseDay, weekday } from '@/domain/dates';
import { dayRefusal, stayMark } from '@/domain/room-stay';
import { cellWords } from './cell-words';
import { DAY_LOOKS, JOINED, MARK_LOOKS, MINIMUM_LINE, PRICE_CORNER } from './day-looks';
import type { RoomStay } from './useRoomStay';

/** On a phone a longer price ('104,50') fills its cell: the currency is then left to the ear. */
const LONGEST_BESIDE_UNIT = 3;

interface CalendarCellProps {
  day: Day;
  stay: RoomStay;
  /** The one day that Tab stops at. */
  isTabStop: boolean;
}

/** One day: its number, its price, why it cannot be had, and what it is to the stay. */
export function CalendarCell({ day, stay, isTabStop }: CalendarCellProps) {
  const { days, dates, room } = stay;
  const shown = days.shown(day);
  const kind = shown?.kind ?? 'loading';
  const mark = stayMark(day, dates, days);
  const words = cellWords(day, { shown, mark, stay });
  const isChosen = mark === 'arrival' || mark === 'night' || mark === 'departure';
  const isNight = mark === 'night' || (mark === 'arrival' && dates.checkOut !== null);
  const ownLook = mark === 'only-departure' ? `${DAY_LOOKS[kind]} ${MARK_LOOKS[mark]}` : null;
  const isToday = day === days.today;
  const isFree = kind === 'available' || kind === 'special-price';
  const isClosed = dates.checkIn === null && isFree && days.terms(day).isClosed;
  const hasMinimum = kind !== 'out-of-reach' && days.terms(day).minNights > 1;
  return (
    <td aria-selected={isChosen} className="p-0 align-top">
      <button
        type="button"
        tabIndex={isTabStop ? 0 : -1}
        data-day={day}
        aria-label={words.label}
        aria-current={isToday ? 'date' : undefined}
        aria-disabled={dayRefusal(day, dates, days) !== null || undefined}
        className={`relative flex w-full flex-col justify-between rounded-tile px-1 py-1 text-start not-aria-disabled:hover:inset-ring-2 not-aria-disabled:hover:inset-ring-anil-600 focus-visible:z-1 aria-disabled:cursor-default sm:px-1.5 xl:px-2.25 xl:py-1.75 ${
          // Weeks gone by, and weeks beyond the horizon, take no more room than their numbers need.
          kind === 'out-of-reach' ? 'min-h-7.5 md:min-h-10' : 'min-h-14.5 md:min-h-19'
        } ${ownLook ?? (mark === null ? DAY_LOOKS[kind] : MARK_LOOKS[mark])} ${
          isToday ? 'ring-2 ring-tinta forced-colors:outline-2' : ''
        } ${isNight && weekday(day) !== 0 && day !== endOfMonth(day) ? `${JOINED} ${mark === 'night' ? 'before:-inset-y-0.75' : 'before:-inset-y-px'}` : ''}`}
      >
        <span
          className={`text-14 leading-4.25 tabular-figures md:text-16 md:leading-5 ${mark === null ? 'font-medium' : 'font-bold'} ${kind === 'blocked' ? 'self-start bg-sal/90 line-through' : ''}`}
        >
          {parseDay(day).getDate()}
          {isClosed && (
            <Ban
              className="ms-1 inline size-3.5 align-[-2px] text-barro-600 md:size-4"
              aria-hidden
            />
          )}
        </span>
        {kind === 'special-price' && mark === null && (
          <span className={`border-7 md:border-9 ${PRICE_CORNER}`} />
        )}
        {(mark === 'night' || mark === 'arrival') && (
          <RoomTile
            roomNumber={room.room_number}
            className="absolute top-1 right-1 size-3.75! shadow-[0_0_0_2px_#fff]! md:top-1.75 md:right-1.75 md:size-7.5!"
          />
        )}
        <span className="flex flex-col text-12 leading-3.75 font-semibold tracking-tight whitespace-nowrap tabular-figures md:text-13">
          {words.taken !== null && (
            <span className={`max-sm:sr-only ${kind === 'blocked' ? 'self-start bg-sal/90' : ''}`}>
              {words.taken}
            </span>
          )}
          {words.written !== null && <Written>{words.written}</Written>}
        </span>
        {hasMinimum && <span className={`absolute -inset-x-px -bottom-px h-1 ${MINIMUM_LINE}`} />}
      </button>
    </td>
  );
}

/** An amount as the sign before it, its figures, and the sign behind them. */
const AMOUNT = /^(\D*)(\d[\d.,]*)(\s€)?$/;

/** What stands in a cell; of an amount that fills it on a phone, the figures alone. */
function Written({ children }: { children: string }) {
  const [, before, figures, behind] = AMOUNT.exec(children) ?? [];
  if (figures === undefined) return <span className="max-sm:tracking-tighter">{children}</span>;
  const unit = figures.length > LONGEST_BESIDE_UNIT ? 'max-sm:hidden' : '';
  return (
    <span>
      {before && <span className={unit}>{before}</span>}
      {figures}
      {behind && <span className={unit}>{behind}</span>}
    </span>
  );
}
