import { Fragment } from 'react';
import { Link } from 'react-router-dom';
import { Ban } from 'lucide-react';
import { Button } from '@/components/Button';
import { closureKey, closureWords, openClosures } from '@/domain/new-stay/booking-schema';
import { deskRuleWords } from '@/domain/new-stay/rules';
import { missingBeds } from '@/domain/new-stay/rooms';
import { compareRoomNumbers } from '@/domain/room/room-number';
import { adminBookingPath } from '@/lib/staff-paths';
import { missingBedsWords } from '@/features/panel/parts/missing-beds-words';
import { Caution } from './NewStayFields';
import type { DeskBookingForm } from './useDeskBookingForm';
import type { DeskOffer } from './useDeskRooms';

/** Names chosen rooms that are closed on some night; each must be accepted explicitly (DESK-03). */
export function ClosedRooms({ form: { draft, chosen, change } }: { form: DeskBookingForm }) {
  const closed = openClosures(draft, chosen);
  const isAccepted = (offer: DeskOffer) => !closed.includes(offer);

  function accept({ room, closedDays }: DeskOffer) {
    const keys = closedDays.map((day) => closureKey(room.id, day));
    change({ acceptedClosures: [...draft.acceptedClosures, ...keys] });
  }

  return (
    <output className="block">
      {chosen
        .filter(({ closedDays }) => closedDays.length > 0)
        .map((offer) => (
          <span
            key={offer.room.id}
            className="mt-2 flex flex-wrap items-center justify-between gap-x-3 gap-y-1.5 rounded-field bg-ocre-100 px-3 py-2 text-13 font-medium text-ocre-800 forced-colors:border"
          >
            <span className="flex min-w-0 items-start gap-2">
              <Ban className="mt-0.5 size-4 flex-none" aria-hidden />
              {isAccepted(offer)
                ? `${closureWords(offer)}: reservado mesmo assim.`
                : closureWords(offer)}
            </span>
            {!isAccepted(offer) && (
              <Button variant="outline" onClick={() => accept(offer)}>
                Reservar mesmo assim
              </Button>
            )}
          </span>
        ))}
    </output>
  );
}

/** Warns of stay rules and of guests that do not match the beds; reception may go on anyway. */
export function RoomCautions({ form: { draft, chosen, rooms } }: { form: DeskBookingForm }) {
  const { checkIn, checkOut } = draft;
  const roomIds = chosen.map(({ room }) => room.id);
  const ruled = deskRuleWords({ rules: rooms.stayRules, roomIds, checkIn, checkOut });
  const missing = missingBeds(
    chosen.map(({ room }) => room),
    draft.guests,
  );
  return (
    <output>
      {ruled.map((words) => (
        <Caution key={words}>{words}</Caution>
      ))}
      {missing > 0 && <Caution>{missingBedsWords(missing, draft.guests)}</Caution>}
      {chosen.length > draft.guests && (
        <Caution>Há mais quartos do que hóspedes: cada quarto conta pelo menos um.</Caution>
      )}
    </output>
  );
}

/** How many taken rooms are named at most. */
const NAMED = 12;

/** The rooms that are taken, and by whom; each opens the booking that is in the way. */
export function TakenRooms({
  offers,
  onLeave,
}: {
  offers: readonly DeskOffer[];
  /** Closes the form; the draft stays. */
  onLeave: () => void;
}) {
  const taken = offers
    .flatMap(({ room, inTheWay }) => (inTheWay ? [{ room, inTheWay }] : []))
    .toSorted((a, b) => compareRoomNumbers(a.room.room_number, b.room.room_number));
  const named = taken.slice(0, NAMED);
  if (taken.length === 0) return null;
  return (
    <p className="mt-2.5 text-13 text-tinta-2 tabular-figures">
      {taken.length === 1 ? 'Ocupado: ' : 'Ocupados: '}
      {named.map(({ room, inTheWay }, place) => (
        <Fragment key={room.id}>
          {separator(place, taken.length)}
          <Link
            to={adminBookingPath(inTheWay.booking_number)}
            onClick={onLeave}
            className="text-link whitespace-nowrap"
          >
            {`${room.room_number}, ${lastName(inTheWay.guest_name)}`}
          </Link>
        </Fragment>
      ))}
      {taken.length > named.length && ` e mais ${taken.length - named.length}`}
    </p>
  );
}

function separator(place: number, count: number): string {
  if (place === 0) return '';
  return place === count - 1 ? ' e ' : ', ';
}

function lastName(name: string): string {
  return name.trim().split(/\s+/).at(-1) ?? name;
}
