import { Link } from 'react-router-dom';
import { roomTileSource } from '@/components/look/RoomTile';
import { formatDayAndMonth } from '@/domain/calendar/date-formats';
import { addDays, type Day } from '@/domain/calendar/dates';
import { nightSentence, nightState, nightSum } from '@/domain/day/night';
import { sortedByRoomNumber } from '@/domain/room/room-number';
import { useNewBooking } from '@/features/panel/stay/new/new-booking';
import { adminBookingPath } from '@/lib/staff-paths';
import type { DaySheet, NightRoom } from '@/queries/day-sheet';
import { dayEntries } from './day-entries';
import { useOpening } from './return-focus';

/** With more rooms the squares would take too much space, so only the figures are shown. */
const SQUARES_AT_MOST = 52;

/** The occupancy of the night: in figures, and with each room as a square (DAY-05). */
export function Night({ sheet, today }: { sheet: DaySheet; today: Day }) {
  const { rooms, beds, free } = nightSentence(nightSum(sheet.rooms));
  const night = sheet.day === today ? 'Esta noite' : `Noite de ${formatDayAndMonth(sheet.day)}`;
  const guests = guestsByBooking(sheet);
  return (
    <div className="grid gap-1.25 text-13 text-tinta-2 tabular-figures md:justify-items-end">
      <p className="md:text-end">
        {night}: <Strong>{rooms}</Strong>, <Strong>{beds}</Strong>
        {free && (
          <>
            . {free.label} <Strong>{free.numbers}</Strong>
          </>
        )}
      </p>
      {sheet.rooms.length <= SQUARES_AT_MOST && (
        <ul
          aria-label="Os quartos nesta noite"
          className="grid w-full grid-cols-13 gap-0.75 max-md:-mt-2.5 max-md:-mb-2 max-md:max-w-96 md:flex md:w-auto md:max-w-104 md:flex-wrap md:justify-end md:gap-1"
        >
          {sortedByRoomNumber(sheet.rooms).map((room) => (
            <li key={room.id}>
              <Square
                room={room}
                day={sheet.day}
                guest={guests.get(room.booking_number ?? '') ?? 'ocupado'}
              />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function Strong({ children }: { children: string }) {
  return <b className="font-semibold text-tinta">{children}</b>;
}

/** The touch target, on a phone higher than the square within it. */
const TARGET = 'group grid w-full place-items-center max-md:h-11';
const SQUARE =
  'grid aspect-square w-full place-items-center overflow-hidden rounded-tile text-12 leading-none font-bold text-tinta md:size-7';

const BLOCKED =
  'bg-[repeating-linear-gradient(135deg,theme(colors.linha)_0_3px,theme(colors.sal)_3px_7px)]';

function Square({ room, day, guest }: { room: NightRoom; day: Day; guest: string }) {
  const { open } = useNewBooking();
  const opening = useOpening(room.booking_number ?? '');
  const name = `${room.room_number} ${room.name}`;
  const state = nightState(room);
  if (room.booking_number !== null) {
    const label = `${name}: ${guest}${state === 'asked' ? ', por responder' : ''}`;
    return (
      <Link
        to={adminBookingPath(room.booking_number)}
        {...opening}
        title={label}
        aria-label={label}
        className={TARGET}
      >
        <span
          className={`${SQUARE} ${state === 'asked' ? 'border-2 border-anil-600 bg-branco text-anil-700' : ''}`}
        >
          {state === 'asked' ? (
            room.room_number
          ) : (
            <img src={roomTileSource(room.room_number)} alt="" className="size-full" />
          )}
        </span>
      </Link>
    );
  }
  const isBlocked = state === 'blocked';
  return (
    <button
      type="button"
      title={`${name}: ${isBlocked ? 'bloqueado' : 'livre'}`}
      aria-label={`${name}: ${isBlocked ? 'bloqueado' : 'livre'}, nova reserva`}
      onClick={() => open({ checkIn: day, checkOut: addDays(day, 1), roomIds: [room.id] })}
      className={TARGET}
    >
      <span
        className={`${SQUARE} border-[1.5px] border-contorno group-hover:border-anil-600 group-hover:text-anil-700 ${isBlocked ? BLOCKED : 'border-dashed bg-branco'}`}
      >
        {room.room_number}
      </span>
    </button>
  );
}

/** The names of guests by booking number, as far as the lists of the day have them. */
function guestsByBooking(sheet: DaySheet): Map<string, string> {
  return new Map(
    dayEntries(sheet).map(({ booking_number, guest_name }) => [booking_number, guest_name]),
  );
}
