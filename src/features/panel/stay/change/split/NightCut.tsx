import { MoveHorizontal } from 'lucide-react';
import { RoomTile } from '@/components/look/RoomTile';
import { formatWeekday, formatWeekdayAndDay } from '@/domain/calendar/date-formats';
import { eachDay, parseDay, type Day } from '@/domain/calendar/dates';
import { countLabel } from '@/domain/basics/text';

interface NightCutProps {
  stay: { check_in_date: Day; check_out_date: Day };
  /** The first night in the other room. */
  day: Day;
  /** The days on which the room may change, in order. */
  days: readonly Day[];
  /** The numbers of the first room, and of the second; null until that is chosen. */
  from: string;
  to: string | null;
  onChange: (day: Day) => void;
}

const NIGHTS = { one: 'noite', many: 'noites' };

/**
 * The nights of a stay in a row, with a cut between two of them. A transparent native slider over
 * the row provides dragging, tapping and arrow keys; its thumb is centred on the nights' edges.
 */
export function NightCut({ stay, day, days, from, to, onChange }: NightCutProps) {
  const nights = eachDay({ from: stay.check_in_date, to: stay.check_out_date });
  const before = nights.indexOf(day);

  /** Moves the cut to the allowed day nearest to the slider's place. */
  function handleMove(place: number) {
    const distance = (one: Day) => Math.abs(nights.indexOf(one) - place);
    const [nearest] = days.toSorted((a, b) => distance(a) - distance(b));
    if (nearest !== undefined && nearest !== day) onChange(nearest);
  }

  const rooms = [
    `${countLabel(before, NIGHTS)} no quarto ${from}`,
    `${countLabel(nights.length - before, NIGHTS)} ${to === null ? 'noutro quarto' : `no quarto ${to}`}`,
  ];
  return (
    <div
      className="relative mt-1 mb-2 grid gap-x-0.75 tabular-figures"
      style={{ gridTemplateColumns: `repeat(${nights.length}, minmax(0, 1fr))` }}
    >
      {nights.map((night, place) => (
        <Night
          key={night}
          night={night}
          room={place < before ? from : to}
          isSecond={place >= before}
          isEdge={place === 0 || place === before}
        />
      ))}
      <input
        type="range"
        min={0}
        max={nights.length}
        value={before}
        aria-label="Noite em que muda de quarto"
        aria-valuetext={`${formatWeekdayAndDay(day)}: ${rooms.join(', ')}`}
        onChange={({ target }) => handleMove(Number(target.value))}
        className="peer absolute inset-y-0 -left-4 h-full w-[calc(100%_+_2rem)] cursor-ew-resize opacity-0 [&::-moz-range-thumb]:size-8 [&::-webkit-slider-thumb]:size-8"
      />
      <span
        aria-hidden
        className="pointer-events-none absolute -top-1.5 -bottom-2 w-0.75 -translate-x-1/2 bg-tinta peer-focus-visible:[&>span]:outline-3"
        style={{ left: `${(before / nights.length) * 100}%` }}
      >
        <span className="absolute top-[calc(50%+10px)] left-1/2 grid size-8.5 -translate-1/2 place-items-center rounded-field bg-ocre-400 shadow-band-ocre outline-offset-2 outline-anil-600">
          <MoveHorizontal className="size-4.5" />
        </span>
      </span>
    </div>
  );
}

interface NightProps {
  night: Day;
  room: string | null;
  isSecond: boolean;
  /** Shows its day even where the nights are too narrow for all days. */
  isEdge: boolean;
}

function Night({ night, room, isSecond, isEdge }: NightProps) {
  return (
    <div className="@container">
      <p
        className={`pb-1.25 text-center text-12 whitespace-nowrap text-tinta-2 ${isEdge ? '' : '@max-[1.5rem]:invisible'}`}
      >
        <span className="@max-[1.75rem]:invisible">{formatWeekday(night)}</span>
        <b className="block text-14 font-semibold text-tinta">{parseDay(night).getDate()}</b>
      </p>
      <div
        className={`flex h-11 items-center justify-center gap-2 overflow-hidden rounded-[3px] text-13 font-semibold whitespace-nowrap ${isSecond ? 'bg-branco text-anil-700 inset-ring-2 inset-ring-anil-600' : 'bg-anil-600 text-branco'}`}
      >
        {room !== null && (
          <span className="@max-[1.75rem]:hidden">
            <RoomTile roomNumber={room} size={20} />
          </span>
        )}
        <span className="hidden @min-[7rem]:inline">{room === null ? '?' : `quarto ${room}`}</span>
      </div>
    </div>
  );
}
