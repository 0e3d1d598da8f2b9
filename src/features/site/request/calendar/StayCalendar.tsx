import * as t from '@messages/calendar';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { createContext, type HTMLAttributes, use } from 'react';
import {
  type ChevronProps,
  DayButton,
  type DayButtonProps,
  DayPicker,
  type DayPickerProps,
} from 'react-day-picker';
import { formatMonthTitle, formatWeekday, formatWeekdayName } from '@/domain/calendar/date-formats';
import { type Day, dayFromDate, parseDay } from '@/domain/calendar/dates';
import { LANGUAGE, LOCALES } from '@/domain/language/language';
import { lastBookableDay } from '@/domain/stay/stay';
import { useMediaQuery } from '@/hooks/useMediaQuery';
import { DAY_BUTTON, DAY_FACES, TODAY_RING } from './day-faces';
import { type CalendarView, dayFace, dayLook, previewOf } from './day-look';

const NAV_BUTTON =
  'row-start-1 grid size-11 place-items-center rounded-field border-[1.5px] border-contorno bg-branco transition-colors hover:bg-anil-50 aria-disabled:border-linha aria-disabled:bg-sal aria-disabled:text-contorno';

const CLASS_NAMES: DayPickerProps['classNames'] = {
  months: 'grid gap-10 md:grid-cols-2',
  month:
    'grid min-h-96 md:min-h-99 grid-cols-[2.75rem_minmax(0,1fr)_2.75rem] content-start gap-y-2',
  month_caption: 'col-start-2 row-start-1 grid place-items-center',
  button_previous: `${NAV_BUTTON} col-start-1`,
  button_next: `${NAV_BUTTON} col-start-3`,
  month_grid:
    'col-span-3 row-start-2 w-full table-fixed border-separate border-spacing-x-0 border-spacing-y-1 tabular-figures',
  weekday: 'text-13 leading-6 font-semibold text-tinta-2',
  day: 'p-0',
};

const LABELS: DayPickerProps['labels'] = {
  labelGrid: (month) => formatMonthTitle(dayFromDate(month)),
  labelNext: () => t.NEXT_MONTH,
  labelPrevious: () => t.PREVIOUS_MONTH,
  labelWeekday: (date) => formatWeekdayName(dayFromDate(date)),
};

const FORMATTERS: DayPickerProps['formatters'] = {
  formatCaption: (month) => formatMonthTitle(dayFromDate(month)),
  formatWeekdayName: (date) => formatWeekday(dayFromDate(date)),
};

const ViewContext = createContext<CalendarView | null>(null);

function StayDayButton(props: DayButtonProps) {
  const view = use(ViewContext);
  if (view === null) return <DayButton {...props} />;
  const day = dayFromDate(props.day.date);
  const { face, isRefused, label, caption, mark } = dayLook(day, view);
  return (
    <DayButton
      {...props}
      aria-label={label}
      aria-disabled={isRefused || undefined}
      className={`${DAY_BUTTON} ${DAY_FACES[face]} ${day === view.today ? TODAY_RING : ''}`}
    >
      {props.children}
      {caption && (
        <span className="text-12 leading-3 font-medium whitespace-nowrap max-md:tracking-tight">
          {caption}
        </span>
      )}
      {mark}
    </DayButton>
  );
}

function MonthTitle({ children }: HTMLAttributes<HTMLSpanElement>) {
  return (
    <h3 aria-live="polite" className="font-serif text-20 leading-6.5">
      {children}
    </h3>
  );
}

function Arrow({ orientation }: ChevronProps) {
  const Icon = orientation === 'left' ? ChevronLeft : ChevronRight;
  return <Icon className="size-5" aria-hidden />;
}

// Made once: a new type of component with every render would remount the days and lose the focus.
const COMPONENTS: DayPickerProps['components'] = {
  DayButton: StayDayButton,
  CaptionLabel: MonthTitle,
  Chevron: Arrow,
};

interface StayCalendarProps extends CalendarView {
  onPick: (day: Day) => void;
  /**
   * The day under the pointer or the focus that would be the check-out; null when there is none.
   */
  onPreview: (day: Day | null) => void;
}

/**
 * The months in which a stay is chosen. Refused days are aria-disabled instead of disabled, so that
 * the keyboard still reaches them and a screen reader says why. The picker needs no locale, because
 * all its words are given above.
 */
export default function StayCalendar({ onPick, onPreview, ...view }: StayCalendarProps) {
  const { dates, today, lastDay = lastBookableDay(today) } = view;
  const hasTwoMonths = useMediaQuery('(min-width: 48rem)');
  const start = dates.checkIn === null || dates.checkIn > lastDay ? today : dates.checkIn;

  const handlePick = (date: Date) => {
    const day = dayFromDate(date);
    if (!dayFace(day, view).isRefused) onPick(day);
  };
  const handlePoint = (date: Date) => onPreview(previewOf(dayFromDate(date), view));
  const handleLeave = () => onPreview(null);

  const isSelected = (date: Date) => {
    const { face } = dayFace(dayFromDate(date), { ...view, preview: null });
    return face === 'check-in' || face === 'night' || face === 'check-out';
  };

  return (
    <ViewContext value={view}>
      <DayPicker
        lang={LOCALES[LANGUAGE]}
        weekStartsOn={1}
        navLayout="around"
        numberOfMonths={hasTwoMonths ? 2 : 1}
        defaultMonth={parseDay(start)}
        startMonth={parseDay(today)}
        endMonth={parseDay(lastDay)}
        today={parseDay(today)}
        modifiers={{ selected: isSelected }}
        onDayClick={handlePick}
        onDayFocus={handlePoint}
        onDayBlur={handleLeave}
        onDayMouseEnter={handlePoint}
        onDayMouseLeave={handleLeave}
        classNames={CLASS_NAMES}
        components={COMPONENTS}
        formatters={FORMATTERS}
        labels={LABELS}
      />
    </ViewContext>
  );
}
