import type { CSSProperties } from 'react';
import { commonNights, stretchesOf } from '@/domain/channel/conflict';
import { timeline, type TimelineBar } from '@/domain/channel/conflict-timeline';
import {
  channelLabel,
  commonLine,
  nightsAtStake,
  timelineWords,
} from '@/domain/channel/conflict-words';
import { formatWeekday } from '@/domain/calendar/date-formats';
import { addDays, parseDay, type Day } from '@/domain/calendar/dates';
import { surname } from '@/domain/availability/stay-bars';
import type { Conflict } from './useConflicts';

/** Stripes that mark a platform's stay or closed nights. */
const BAR_STRIPES = {
  ria: 'bg-[repeating-linear-gradient(135deg,theme(colors.branco)_0_5px,theme(colors.ria.100)_5px_10px)]',
  linha:
    'bg-[repeating-linear-gradient(135deg,theme(colors.branco)_0_5px,theme(colors.linha)_5px_10px)]',
} as const;

/** Both stays beneath the days around them, and which nights they have in common. */
export function ConflictTimeline({ conflict }: { conflict: Conflict }) {
  const { foreign, ours, closed } = conflict;
  const nights = nightsAtStake(conflict);
  const [first = foreign.starts, last = foreign.starts] = [nights[0], nights.at(-1)];
  const stays = [
    ...ours.map(({ check_in_date, check_out_date }) => ({
      from: check_in_date,
      to: check_out_date,
    })),
    ...stretchesOf(closed).map(({ from, to }) => ({ from, to: addDays(to, 1) })),
    { from: foreign.starts, to: foreign.ends },
  ];
  const { days, bars } = timeline(stays, { from: first, to: addDays(last, 1) });
  const bad = new Set([...commonNights(foreign, ours), ...closed]);
  const common = commonLine(conflict);
  const oursLength = ours.length;
  const columns: CSSProperties = { gridTemplateColumns: `repeat(${days.length}, minmax(0, 1fr))` };
  return (
    <figure className="mt-4 mb-4.5">
      <figcaption className="sr-only">{timelineWords(conflict)}</figcaption>
      <div
        aria-hidden
        className="grid overflow-hidden rounded-field border border-linha text-12"
        style={columns}
      >
        {days.map((day) => (
          <DayHead key={day} day={day} isBad={bad.has(day)} />
        ))}
        <div
          className="col-span-full grid gap-y-1.5 py-1.5"
          style={{
            gridTemplateColumns: `repeat(${days.length * 2}, minmax(0, 1fr))`,
            backgroundImage: 'linear-gradient(90deg, #D8E0EC 1px, transparent 1px)',
            backgroundSize: `calc(100% / ${days.length}) 100%`,
            backgroundPositionX: '-1px',
          }}
        >
          {bars.map((bar, place) => {
            const isForeign = place === bars.length - 1;
            const stay = ours[place];
            const look = isForeign ? 'foreign' : stay === undefined ? 'closed' : 'ours';
            const words = isForeign
              ? channelLabel(foreign.channel)
              : stay === undefined
                ? 'Bloqueado'
                : `Nossa: ${surname(stay.guest_name)}`;
            // Closed nights share the row of our stays, because the two never overlap.
            const row = isForeign ? 2 : 1;
            return (
              bar !== null && (
                <Bar key={stay?.id ?? `${place - oursLength}`} {...{ bar, look, words, row }} />
              )
            );
          })}
        </div>
        {common !== null && (
          <p className="col-span-full border-t border-linha px-2 pt-1.25 pb-1.5 text-center text-13 font-semibold text-erro-700">
            {common}
          </p>
        )}
      </div>
    </figure>
  );
}

function DayHead({ day, isBad }: { day: Day; isBad: boolean }) {
  return (
    <span
      className={`border-b border-linha pt-1.5 pb-1.25 text-center leading-3.75 not-first:border-s not-first:border-s-linha/60 ${isBad ? 'bg-erro-100 font-semibold text-erro-700' : 'text-tinta-2'}`}
    >
      {formatWeekday(day)}
      <b className={`block font-semibold ${isBad ? '' : 'text-tinta'}`}>
        {parseDay(day).getDate()}
      </b>
    </span>
  );
}

const LOOKS = {
  ours: 'bg-anil-600 text-branco forced-colors:border',
  foreign: `border-2 border-ria-700 text-ria-700 ${BAR_STRIPES.ria}`,
  closed: `border border-contorno text-tinta ${BAR_STRIPES.linha}`,
};

interface BarProps {
  bar: TimelineBar;
  look: keyof typeof LOOKS;
  words: string;
  row: number;
}

function Bar({ bar: { start, end }, look, words, row }: BarProps) {
  return (
    <span
      className={`flex h-7.5 min-w-0 items-center rounded-[3px] px-2.5 text-13 font-semibold max-md:px-1.5 max-md:text-12 ${LOOKS[look]}`}
      style={{ gridColumn: `${start} / ${end}`, gridRow: row }}
    >
      <span className={`truncate ${look === 'ours' ? '' : 'rounded-tile bg-branco px-1'}`}>
        {words}
      </span>
    </span>
  );
}
