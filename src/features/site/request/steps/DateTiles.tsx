import * as t from '@messages/booking';
import { LogIn, LogOut, type LucideIcon } from 'lucide-react';
import { formatStayDay } from '@/domain/calendar/date-formats';
import type { Day } from '@/domain/calendar/dates';
import { NO_DATES, type StayDates } from '@/domain/stay/stay';

interface DateTilesProps {
  dates: StayDates;
  /** The id of the message to each date, when there is something to say. */
  errorIds: { checkIn?: string; checkOut?: string };
  onChange: (dates: StayDates) => void;
}

/** The two dates, and which of them the next day chosen in the calendar will be. */
export function DateTiles({ dates, errorIds, onChange }: DateTilesProps) {
  const { checkIn, checkOut } = dates;
  return (
    <fieldset
      aria-label={t.WHICH_DATE}
      className={`mb-3.5 grid grid-cols-2 divide-x-[1.5px] divide-linha rounded-field border-[1.5px] bg-branco ${errorIds.checkIn || errorIds.checkOut ? 'border-erro-700' : 'border-contorno'}`}
    >
      <DateTile
        icon={LogIn}
        label={t.CHECK_IN}
        day={checkIn}
        placeholder={t.CHOOSE_DATE}
        isCurrent={checkIn === null}
        errorId={errorIds.checkIn}
        onPress={() => onChange(NO_DATES)}
      />
      <DateTile
        icon={LogOut}
        label={t.CHECK_OUT}
        day={checkOut}
        placeholder={checkIn === null ? t.AFTER_CHECK_IN : t.CHOOSE_DATE}
        isCurrent={checkIn !== null && checkOut === null}
        isOff={checkIn === null}
        errorId={errorIds.checkOut}
        onPress={() => onChange({ checkIn, checkOut: null })}
      />
    </fieldset>
  );
}

interface DateTileProps {
  icon: LucideIcon;
  label: string;
  day: Day | null;
  placeholder: string;
  isCurrent: boolean;
  isOff?: boolean;
  errorId?: string;
  onPress: () => void;
}

function DateTile({
  icon: Icon,
  label,
  day,
  placeholder,
  isCurrent,
  isOff = false,
  errorId,
  onPress,
}: DateTileProps) {
  return (
    <button
      type="button"
      aria-pressed={isCurrent}
      aria-disabled={isOff || undefined}
      aria-describedby={errorId}
      onClick={isOff || isCurrent ? undefined : onPress}
      className="group relative grid min-h-16 grid-cols-[auto_minmax(0,1fr)] items-center gap-x-3 rounded-[5px] px-3 pt-2 pb-2.5 text-start transition-colors not-aria-disabled:hover:bg-anil-50 focus-visible:z-2 focus-visible:outline-3 focus-visible:outline-offset-2 aria-pressed:z-1 aria-pressed:bg-anil-50 aria-pressed:shadow-[inset_0_-4px_0_theme(colors.ocre.400)] aria-pressed:outline-2 aria-pressed:outline-anil-600 md:min-h-17 md:px-4.5"
    >
      <Icon
        className="row-span-2 size-5 text-tinta-2 group-aria-pressed:text-anil-700 max-md:hidden"
        aria-hidden
      />
      <span className="col-start-2 text-13 font-medium text-tinta-2 group-aria-pressed:text-anil-700 max-md:col-start-1">
        {label}
      </span>
      <span
        className={`col-start-2 text-15 tabular-figures max-md:col-start-1 max-[23.5rem]:text-14 md:text-17 md:leading-6 ${day === null ? 'text-tinta-2' : 'font-semibold'}`}
      >
        {day === null ? placeholder : formatStayDay(day)}
      </span>
    </button>
  );
}
