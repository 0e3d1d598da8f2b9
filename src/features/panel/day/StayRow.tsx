import { CircleCheck, StickyNote, TriangleAlert } from 'lucide-react';
import { type MouseEvent, type ReactNode, useState } from 'react';
import { Button } from '@/components/Button';
import { RoomTile } from '@/components/look/RoomTile';
import type { DayRow } from '@/domain/day/lists';
import { paymentState } from '@/domain/payment/payment';
import type { DayEntry, DaySheet } from '@/queries/day-sheet';
import { MoneyCell, type ShownMoney } from './MoneyCell';
import {
  ACTION,
  DAY_ROW,
  NAME_LINE,
  NEW_MARK,
  ROOM_CELL,
  ROOM_MARK,
  ROW_LOOKS,
  ROW_OF_DEBT,
} from './row-styles';
import { RoomMark } from './ready/RoomMark';
import { RegisterMark } from './register/RegisterMark';
import { RowLink } from './RowLink';
import { VisuallyHidden } from '@/components/look/VisuallyHidden';
import { arrivalClock } from '@/domain/calendar/day-words';

const MARK_TITLES: Partial<Record<string, string>> = {
  'por vagar': 'O hóspede anterior ainda não saiu',
  'entra hoje': 'O quarto volta a ser ocupado hoje',
};

interface RowMarksProps {
  row: DayRow<DayEntry>;
  isNew: boolean;
}

/** The marks beside the name of a guest: new, arrival time, state of the room, internal notes. */
function RowMarks({ row: { stay, mark, isDone }, isNew }: RowMarksProps) {
  const clock = arrivalClock(stay.arrival_time);
  return (
    // One flex item, so that the marks are all beside the name, or all below it.
    <span className="flex flex-wrap items-center gap-x-1.75 empty:hidden">
      {isNew && <span className={NEW_MARK}>Novo</span>}
      {clock !== null && !isDone && stay.status !== 'checked_in' && (
        <time
          title="Hora de chegada indicada pelo hóspede"
          className="text-12 font-semibold whitespace-nowrap"
        >
          às {clock}
        </time>
      )}
      {mark !== null && (
        <span title={MARK_TITLES[mark]} className={ROOM_MARK}>
          {mark}
        </span>
      )}
      {!isDone && Boolean(stay.admin_notes?.trim()) && (
        <span title="Notas internas">
          <StickyNote className="size-3.75 text-tinta-2" aria-hidden />
          <VisuallyHidden>Tem notas internas</VisuallyHidden>
        </span>
      )}
    </span>
  );
}

/** What a row's button does. */
export interface RowAction {
  label: string;
  onPress: () => void;
}

interface StayRowProps {
  row: DayRow<DayEntry>;
  isNew: boolean;
  /** '3 noites · 2 hóspedes · Site'. */
  facts: string;
  /** 'Check-in feito às 07:48', once it is. */
  done?: string;
  action: RowAction | null;
  /** In the place of a button: 'sai amanhã'. */
  end?: string;
  /** A link for a late guest: 'Não veio', 'Prolongar'. */
  wayOut?: ReactNode;
  /** Behind the facts: 'Mais uma noite'. */
  more?: ReactNode;
  money?: ShownMoney;
  sheet: DaySheet;
  /** Whether it says how far the guests are registered, and that the room is not ready. */
  isRegisterTold: boolean;
}

/** On a phone the line spans the column of the button too, which is then at the foot of the row. */
const LATE_LINE =
  'flex flex-wrap items-center gap-x-1.25 text-12 leading-4.5 font-semibold text-barro-800 max-md:w-[calc(100%+6.125rem)]';

/** A stay in one of the day's lists (DAY-02). */
export function StayRow({
  row,
  isNew,
  facts,
  done,
  action,
  end,
  wayOut,
  more,
  sheet,
  isRegisterTold,
  money = 'all',
}: StayRowProps) {
  const { stay, late, isDone } = row;
  // It keeps its height when the debt is paid, so that the next row's button does not move up.
  const [wasOwed] = useState(paymentState(stay) === 'due');
  const [minHeight, setMinHeight] = useState<number>();

  function handlePress({ currentTarget }: MouseEvent<HTMLElement>) {
    // The row loses marks with the step; if it shrank under the finger, a second tap would hit the
    // next row.
    setMinHeight(currentTarget.closest('li')?.offsetHeight);
    action?.onPress();
  }

  return (
    <li
      className={`${DAY_ROW} ${wasOwed ? ROW_OF_DEBT : ''} ${ROW_LOOKS[lookOf(row, isNew)]}`}
      style={{ minHeight }}
    >
      <span className={ROOM_CELL}>
        <RoomTile roomNumber={stay.room_number} size={28} />
        {stay.room_number}
      </span>
      <div className="min-w-0">
        {late !== null && (
          <span className={LATE_LINE}>
            <TriangleAlert className="size-3.75" aria-hidden />
            {late}
            {wayOut}
          </span>
        )}
        <span className={NAME_LINE}>
          <RowLink booking={stay} isDone={isDone} />
          <RowMarks row={row} isNew={isNew} />
        </span>
        {isDone ? (
          <span className="flex items-center gap-1.25 font-semibold text-horta-700">
            <CircleCheck className="size-3.75 flex-none" aria-hidden />
            {done}
          </span>
        ) : (
          <span className="flex flex-wrap gap-x-2">
            {facts}
            {more}
          </span>
        )}
        {isRegisterTold && (
          <span className="flex flex-wrap gap-x-3.5">
            <RegisterMark stay={stay} sheet={sheet} />
            <RoomMark stay={stay} sheet={sheet} />
          </span>
        )}
      </div>
      <MoneyCell stay={stay} told={money} />
      {action && (
        <Button
          variant={isDone ? 'quiet' : 'outline'}
          aria-label={`${action.label}: ${stay.guest_name}, quarto ${stay.room_number}`}
          data-day-step={isDone ? undefined : ''}
          onClick={handlePress}
          className={`${ACTION} ${late === null ? '' : 'max-md:self-end'}`}
        >
          {action.label}
        </Button>
      )}
      {end !== undefined && (
        <span className="text-end whitespace-nowrap max-md:col-start-3 max-md:row-span-2 max-md:row-start-1">
          {end}
        </span>
      )}
    </li>
  );
}

function lookOf({ isDone, late }: DayRow<DayEntry>, isNew: boolean): keyof typeof ROW_LOOKS {
  if (isDone) return 'done';
  if (late !== null) return 'late';
  return isNew ? 'new' : 'plain';
}
