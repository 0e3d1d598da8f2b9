import { Ban } from 'lucide-react';
import { RoomTile } from '@/components/look/RoomTile';
import { formatDayAndMonth } from '@/domain/calendar/date-formats';
import { parseDay } from '@/domain/calendar/dates';
import { formatEuros, formatEurosShort } from '@/domain/basics/money';
import type { DeskOffer } from './useDeskRooms';

interface RoomOptionProps {
  offer: DeskOffer;
  isChosen: boolean;
  /** The one room of the list that the Tab key reaches. */
  isTabStop: boolean;
  onFocus: () => void;
  onToggle: () => void;
}

/** One room of the list: its name, its price, and why it cannot be chosen. */
export function RoomOption({ offer, isChosen, isTabStop, onFocus, onToggle }: RoomOptionProps) {
  const { room, price, inTheWay, closedDays } = offer;
  const isTaken = inTheWay !== null;
  const isClosed = closedDays.length > 0;
  return (
    <label
      className={`flex min-h-12 items-center gap-2 rounded-field border px-2.25 py-1 transition-colors has-[input:focus-visible]:outline-3 has-[input:focus-visible]:outline-offset-2 has-[input:focus-visible]:outline-anil-600 max-md:min-h-13 ${lookOf({ isChosen, isTaken, isClosed })}`}
    >
      <input
        type="checkbox"
        data-room-choice=""
        checked={isChosen}
        tabIndex={isTabStop ? 0 : -1}
        onFocus={onFocus}
        onChange={onToggle}
        className={`size-4.5 flex-none outline-none ${isTaken ? 'accent-erro-700' : ''}`}
      />
      <RoomTile roomNumber={room.room_number} size={28} />
      <span className="min-w-0 flex-1">
        <span className={`block truncate leading-5 ${isChosen ? 'font-semibold' : 'font-medium'}`}>
          {room.room_number} {room.name}
        </span>
        <Facts offer={offer} />
      </span>
      <span className="flex-none text-13 font-semibold tabular-figures max-md:text-14">
        {formatEuros(price)}
      </span>
    </label>
  );
}

function Facts({ offer: { room, inTheWay, closedDays } }: { offer: DeskOffer }) {
  if (inTheWay !== null) {
    return (
      <small className="block text-12 font-semibold text-erro-700">
        {`ocupado até ${formatDayAndMonth(inTheWay.check_out_date)}`}
      </small>
    );
  }
  const [first] = closedDays;
  if (first !== undefined) {
    return (
      <small className="flex items-center gap-1 text-12 font-semibold">
        <Ban className="size-3.5" aria-hidden />
        {closedDays.length === 1
          ? `bloqueado a ${parseDay(first).getDate()}`
          : `bloqueado ${closedDays.length} noites`}
      </small>
    );
  }
  return (
    <small className="block truncate text-12 text-tinta-2">
      {`até ${room.max_guests} · ${formatEurosShort(room.price_per_night)}/noite`}
    </small>
  );
}

function lookOf({
  isChosen,
  isTaken,
  isClosed,
}: {
  isChosen: boolean;
  isTaken: boolean;
  isClosed: boolean;
}): string {
  if (isTaken) return 'border-erro-700 bg-erro-50 inset-ring inset-ring-erro-700';
  if (isChosen) return 'border-anil-600 bg-anil-50 inset-ring inset-ring-anil-600';
  const ground = isClosed ? CLOSED : 'bg-branco';
  return `border-contorno/60 hover:border-anil-600 ${ground}`;
}

const CLOSED =
  'bg-[repeating-linear-gradient(135deg,theme(colors.sal)_0_6px,theme(colors.branco)_6px_12px)]';
