import * as t from '@messages/room-dates';
import { Users } from 'lucide-react';
import { formatEurosShort } from '@/domain/basics/money';
import { partyPrice, quoteOfRoom } from '@/domain/rates/house-rates';
import type { AskedStay } from '@/domain/request/asked-stay';
import { isDormitory } from '@/domain/room/dormitory';
import { pricePerPerson } from '@/domain/room/shared-room';
import type { RatedRoom } from '@/domain/rates/nightly-prices';

interface StayPriceProps {
  stay: AskedStay;
  room: { max_guests: number };
  /** The prices of these nights in it. */
  rated: RatedRoom;
}

/** On the card of a free room: what the stay costs, and in a shared room each person (RATE-04). */
export function StayPrice({ stay, room, rated }: StayPriceProps) {
  const quote = quoteOfRoom(rated, stay);
  const isTooSmall = stay.guests !== null && stay.guests > room.max_guests;
  const guests = stay.guests === null || isTooSmall ? room.max_guests : stay.guests;
  const isShared = pricePerPerson(rated.price_per_night, room.max_guests) !== null;
  const { perPerson, isAverage } = partyPrice([{ quote, guests }]);
  return (
    <div className="mb-3 grid justify-items-start gap-1.5 text-14 tabular-figures">
      <p className="rounded-tile bg-ria-100 px-2.5 py-0.75 text-16 font-semibold text-ria-700">
        {t.stayPrice(quote.nights, formatEurosShort(quote.total))}
      </p>
      {isShared && perPerson !== null && (
        <p className="flex items-center gap-1.75 font-medium">
          <Users className="size-4 text-anil-600" aria-hidden />
          {t.perPerson(formatEurosShort(perPerson), guests, isAverage)}
        </p>
      )}
      {isTooSmall && <p className="text-tinta-2">{t.tooSmall(stay.guests ?? guests)}</p>}
      {isDormitory(room) && <p className="text-tinta-2">{t.LET_WHOLE}</p>}
    </div>
  );
}
