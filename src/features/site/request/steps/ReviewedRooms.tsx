import * as form from '@messages/booking';
import { RoomPicture } from '@/components/look/RoomPicture';
import { RoomTile } from '@/components/look/RoomTile';
import { formatEuros, timesEuros } from '@/domain/basics/money';
import type { StayDates } from '@/domain/stay/stay';
import { specialRuns, type StayQuote } from '@/domain/rates/stay-quote';
import { langOf } from '../room-words';
import type { ChosenRooms } from '../state/room-choice';
import { NightRuns } from '../summary/NightRuns';
import { quoteFor } from '../summary/stay-sums';

/** The rooms once more, each with what it costs: night by night where nights differ (RATE-01). */
export function ReviewedRooms({ selection, dates }: { selection: ChosenRooms; dates: StayDates }) {
  if (selection.length === 0) return <p className="text-tinta-2">{form.TO_CHOOSE}</p>;
  return (
    <ul className="grid gap-3.5">
      {selection.map(({ room, guests }) => (
        <ReviewedRoom key={room.id} {...{ room, guests }} quote={quoteFor(room, dates)} />
      ))}
    </ul>
  );
}

function ReviewedRoom({
  room,
  guests,
  quote,
}: ChosenRooms[number] & {
  quote: StayQuote;
}) {
  const hasLines = specialRuns(quote).length > 0;
  const length = hasLines
    ? form.stayNights(quote.nights)
    : timesEuros(quote.nights, room.price_per_night);
  return (
    <li
      className={`grid grid-cols-[4.75rem_minmax(0,1fr)_auto] gap-2.5 md:grid-cols-[6.75rem_minmax(0,1fr)_auto] md:gap-x-4 ${hasLines ? 'items-start' : 'items-center'}`}
    >
      <RoomPicture
        src={room.images[0]}
        alt=""
        roomNumber={room.room_number}
        className={hasLines ? 'md:row-span-2' : ''}
      />
      <div className="min-w-0">
        <h4 className="flex items-center gap-2 text-15 leading-5 font-semibold md:text-16">
          <RoomTile roomNumber={room.room_number} size={20} />
          <span lang={langOf(room, 'name')} className="min-w-0 wrap-anywhere hyphens-auto">
            {room.name}
          </span>
        </h4>
        <p className="mt-0.5 text-14 whitespace-pre-line text-tinta-2">
          {`${form.stayGuests(guests)}\n${length}`}
        </p>
      </div>
      <b className="text-end font-semibold whitespace-nowrap">{formatEuros(quote.total)}</b>
      {hasLines && (
        <NightRuns quote={quote} className="max-md:col-span-3 md:col-start-2 md:col-end-4" />
      )}
    </li>
  );
}
