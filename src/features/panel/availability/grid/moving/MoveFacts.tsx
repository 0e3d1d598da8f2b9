import { ArrowRight, Move } from 'lucide-react';
import type { ReactNode } from 'react';
import { RoomTile } from '@/components/look/RoomTile';
import { isUnpriced, priceWords } from '@/domain/booking/booking-source';
import { proposedWords } from '@/domain/new-stay/rooms';
import { formatEuros } from '@/domain/basics/money';
import { typedPrice } from '@/domain/basics/price-input';
import { nightCount } from '@/domain/stay/stay';
import { priceAt } from '@/domain/stay-move/changes';
import { isSplit, placeOfStay } from '@/domain/stay-move/stay-move';
import { euroDifference, tablePrice } from '@/domain/stay-move/verdict';
import { differenceText, shortStay, stopNote, weekdayAndDate } from '@/domain/stay-move/words';
import { wayOf, type Lift } from './lift';

export function StripFact({
  label,
  isStrong = false,
  children,
}: {
  label: string;
  isStrong?: boolean;
  children: ReactNode;
}) {
  return (
    <div className={isStrong ? 'max-md:order-first max-md:ms-auto max-md:text-end' : ''}>
      <small className="block text-12 text-anil-100">{label}</small>
      <b
        className={`flex items-center gap-1.75 text-15 leading-4.75 font-semibold max-md:flex-wrap [&_.lucide]:size-3.75 [&_.lucide]:text-ocre-300 [&_s]:font-normal [&_s]:text-anil-100 ${isStrong ? 'text-ocre-300 max-md:justify-end' : ''}`}
      >
        {children}
      </b>
    </div>
  );
}

/** The old value crossed out, and the new one beside it. */
export function BecomesFact({ from, children }: { from: string; children: ReactNode }) {
  return (
    <>
      <s>
        <span className="sr-only">antes </span>
        {from}
      </s>
      <ArrowRight aria-hidden />
      <span className="sr-only">agora </span>
      {children}
    </>
  );
}

export function MoveFacts({ lift }: { lift: Lift }) {
  const { context, part } = lift;
  const { stay } = context;
  const guests = stay.number_of_guests === 1 ? '1 hóspede' : `${stay.number_of_guests} hóspedes`;
  const own = context.schedules.get(stay.room_id)?.room;
  const where = part === 'stay' ? '' : `quarto ${own?.room_number}, `;
  return (
    <div className="flex flex-wrap items-center gap-x-6.5 gap-y-2 max-md:gap-x-4">
      <p className="me-auto flex items-center gap-2.5 max-md:order-first max-md:me-0">
        <Move className="size-5.5 text-ocre-300" aria-hidden />
        <span>
          <b className="block text-15 leading-4.75 font-semibold">{stay.guest_name}</b>
          <small className="block text-12 text-anil-100">
            {`${stay.booking_number}, ${where}${guests}`}
          </small>
        </span>
      </p>
      {part === 'stay' ? <PlaceFacts lift={lift} /> : <LengthFacts lift={lift} part={part} />}
      <PriceFact lift={lift} />
    </div>
  );
}

function PlaceFacts({ lift: { context, place } }: { lift: Lift }) {
  const origin = placeOfStay(context);
  const [own, room] = [
    context.schedules.get(origin.roomId)?.room,
    context.schedules.get(place.roomId)?.room,
  ];
  const isSameRoom = place.roomId === origin.roomId;
  const isSameDays = place.checkIn === origin.checkIn && place.checkOut === origin.checkOut;
  const named = room && (
    <>
      <RoomTile roomNumber={room.room_number} size={20} />
      <span>{`${room.room_number} ${room.name}`}</span>
    </>
  );
  return (
    <>
      <StripFact label={isSplit(context, place) ? 'Quarto; de hoje em diante' : 'Quarto'}>
        {isSameRoom ? named : <BecomesFact from={own?.room_number ?? ''}>{named}</BecomesFact>}
      </StripFact>
      <StripFact label="Datas">
        {isSameDays ? (
          `${shortStay(place)}, as mesmas`
        ) : (
          <BecomesFact from={shortStay(origin)}>{shortStay(place)}</BecomesFact>
        )}
      </StripFact>
    </>
  );
}

function LengthFacts({ lift, part }: { lift: Lift; part: 'arrival' | 'departure' }) {
  const { context, place } = lift;
  const origin = placeOfStay(context);
  const [end, before, after] =
    part === 'arrival'
      ? ['Entrada', origin.checkIn, place.checkIn]
      : ['Saída', origin.checkOut, place.checkOut];
  const stop = stopNote(context, place, part);
  const [nightsBefore, nights] = [nightCount(origin), nightCount(place)];
  return (
    <>
      <StripFact label={stop === null ? end : `${end}: ${stop}`}>
        {before === after ? (
          weekdayAndDate(after, { withMonth: true })
        ) : (
          <BecomesFact from={weekdayAndDate(before, { withMonth: false })}>
            {weekdayAndDate(after, { withMonth: true })}
          </BecomesFact>
        )}
      </StripFact>
      <StripFact label="Noites">
        {nightsBefore === nights ? (
          nights
        ) : (
          <BecomesFact from={`${nightsBefore}`}>{nights}</BecomesFact>
        )}
      </StripFact>
    </>
  );
}

function PriceFact({ lift }: { lift: Lift }) {
  const { context, place, verdict } = lift;
  const { stay } = context;
  const way = wayOf(lift);
  const price = priceAt(context, place, { way, typed: typedPrice(lift.typed) });
  // No difference is shown to a price that nobody has entered (CHAN-03).
  const hadPrice = !isUnpriced(stay);
  const difference = hadPrice ? `, ${differenceText(euroDifference(price, stay.total_price))}` : '';
  const byTable = 'difference' in verdict && hadPrice ? differenceText(verdict.difference) : null;
  const room = context.schedules.get(place.roomId)?.room;
  const note =
    way === 'table' && room !== undefined && !isSplit(context, place)
      ? `Preço; ${proposedWords(room, place)}`
      : `Preço${byTable === null ? '' : `; pela tabela, ${byTable}`}`;
  return (
    <StripFact label={note} isStrong>
      {`${priceWords({ ...stay, total_price: price })}${difference}`}
    </StripFact>
  );
}

/** The price of the place by the price list, as text. */
export const tableText = ({ context, place }: Lift) => formatEuros(tablePrice(context, place));
