import { LinkButton } from '@/components/LinkButton';
import { RoomTile } from '@/components/look/RoomTile';
import { sumWords } from '@/domain/booking/booking-source';
import type { DayRequest } from '@/domain/day/requests';
import { requestDeadline } from '@/domain/request/deadline';
import { ageWords, guestsWords, stayDaysWords } from '@/domain/calendar/day-words';
import { DeadlineLine } from '@/features/panel/parts/DeadlineLine';
import { adminBookingPath } from '@/lib/staff-paths';
import type { DayEntry } from '@/queries/day-sheet';
import { useOpening } from './return-focus';
import {
  ACTION,
  MONEY_CELL,
  NAME_LINE,
  NEW_MARK,
  ROOM_CELL,
  DAY_ROW,
  ROW_LOOKS,
  SUM,
} from './row-styles';
import { RowLink } from './RowLink';

/** More tiles than these do not fit before a name. */
const TILES_AT_MOST = 2;

interface RequestRowProps {
  request: DayRequest<DayEntry>;
  now: Date;
  isNew: boolean;
}

/** A request that waits for its answer (DAY-04). */
export function RequestRow({ request, now, isNew }: RequestRowProps) {
  const { stays, from, to, guests, total, since, promised } = request;
  const [first, ...others] = stays;
  const opening = useOpening(first.booking_number);
  const isOneRoom = others.length === 0;
  const age = ageWords(since, now);
  const deadline = requestDeadline(promised, now);
  const rooms = isOneRoom ? [] : [`${stays.length} quartos`];
  return (
    <li className={`${DAY_ROW} ${isNew ? ROW_LOOKS.new : ''}`}>
      <span className={ROOM_CELL}>
        {isOneRoom ? (
          <>
            <RoomTile roomNumber={first.room_number} size={28} />
            {first.room_number}
          </>
        ) : (
          <span className="flex max-md:flex-col max-md:gap-0.75">
            {stays.slice(0, TILES_AT_MOST).map(({ id, room_number }) => (
              <RoomTile key={id} roomNumber={room_number} size={20} />
            ))}
          </span>
        )}
      </span>
      <div className="min-w-0">
        <span className={NAME_LINE}>
          <RowLink booking={first} />
          {isNew && <span className={NEW_MARK}>Novo</span>}
        </span>
        <span className="block">
          {[stayDaysWords({ from, to }), ...rooms, guestsWords(guests)].join(' · ')}
        </span>
        {deadline !== null && <DeadlineLine deadline={deadline} />}
      </div>
      <span className={MONEY_CELL}>
        <span>
          <span className={SUM}>{sumWords(total, stays)}</span>
          <span title={`Pedido ${age}`}>{age}</span>
        </span>
      </span>
      <LinkButton
        variant="outline"
        to={adminBookingPath(first.booking_number, 'responder')}
        {...opening}
        aria-label={`Responder: ${first.guest_name}, ${roomWords(stays)}`}
        className={ACTION}
      >
        Responder
      </LinkButton>
    </li>
  );
}

function roomWords(stays: readonly DayEntry[]): string {
  const numbers = stays.map(({ room_number }) => room_number);
  const last = numbers.at(-1) ?? '';
  if (numbers.length === 1) return `quarto ${last}`;
  return `quartos ${numbers.slice(0, -1).join(', ')} e ${last}`;
}
