import { Button } from '@/components/Button';
import { FieldError } from '@/components/form/Field';
import { PriceInput } from '@/components/form/PriceInput';
import { RoomTile } from '@/components/look/RoomTile';
import { guestsWords } from '@/domain/calendar/day-words';
import { deskTotal, pricePerPersonNight, spreadGuests } from '@/domain/new-stay/new-booking';
import { proposedWords } from '@/domain/new-stay/rooms';
import { formatEuros } from '@/domain/basics/money';
import { priceProblem, priceText, typedPrice } from '@/domain/basics/price-input';
import type { DeskBookingForm } from './useDeskBookingForm';
import type { DeskOffer } from './useDeskRooms';

/** The price of each room, proposed and editable, and the total (DESK-02). */
export function PriceList({ form }: { form: DeskBookingForm }) {
  const { draft, nights, chosen, problems } = form;
  const rooms = chosen.map(({ room }) => room);
  const guests = spreadGuests(rooms, draft.guests);
  if (chosen.length === 0) {
    return <p className="mt-1.5 text-13 text-tinta-2">Aparece com o primeiro quarto.</p>;
  }
  const total = deskTotal(rooms, draft);
  const share = pricePerPersonNight({ total, guests: draft.guests, nights });
  return (
    <>
      <ul className="mt-1.5 divide-y divide-linha">
        {chosen.map((offer, place) => (
          <PriceLine
            key={offer.room.id}
            form={form}
            offer={offer}
            guests={chosen.length > 1 ? guests[place] : undefined}
          />
        ))}
      </ul>
      {problems.prices !== undefined && <FieldError>{problems.prices}</FieldError>}
      <p className="flex items-baseline justify-between gap-3 border-t border-contorno/60 pt-2.5 font-semibold tabular-figures">
        Total
        <output className="text-20">{formatEuros(total)}</output>
      </p>
      {share !== null && (
        <p className="text-end text-12 text-tinta-2 tabular-figures">
          {`${formatEuros(share)} por pessoa e noite`}
        </p>
      )}
      {chosen.length > 1 && (
        <p className="mt-2 text-12 text-tinta-2">
          Os quartos ficam juntos num grupo, com a mesma referência.
        </p>
      )}
    </>
  );
}

interface PriceLineProps {
  form: DeskBookingForm;
  offer: DeskOffer;
  /** How many sleep in it, where there are several rooms. */
  guests?: number;
}

/** One room: the price list's proposal and the price to store. */
function PriceLine({ form, offer: { room, price }, guests }: PriceLineProps) {
  const { draft, change } = form;
  const typed = draft.prices[room.id];
  const isOwn = typed !== undefined && typedPrice(typed) !== price;
  const { [room.id]: _typed, ...others } = draft.prices;

  return (
    <li className="py-2">
      <div className="flex items-center gap-2.5">
        <RoomTile roomNumber={room.room_number} size={20} />
        <span className="min-w-0 flex-1">
          <span className="block truncate">
            {room.room_number} {room.name}
          </span>
          <small className="block text-12 text-tinta-2 tabular-figures">
            {proposedWords(room, { checkIn: draft.checkIn, checkOut: draft.checkOut })}
            {guests !== undefined && <span className="block">{guestsWords(guests)}</span>}
          </small>
        </span>
        <span className="w-28 flex-none">
          <PriceInput
            aria-label={`Preço do quarto ${room.room_number}`}
            aria-invalid={(typed !== undefined && priceProblem(typed) !== undefined) || undefined}
            value={typed ?? priceText(price)}
            onFocus={({ target }) => target.select()}
            onChange={({ target }) => change({ prices: { ...others, [room.id]: target.value } })}
            onBlur={() => {
              if (typed !== undefined && !isOwn) change({ prices: others });
            }}
          />
        </span>
      </div>
      {isOwn && (
        <p className="mt-1 flex flex-wrap items-center justify-end gap-x-2 text-12 text-tinta-2 tabular-figures">
          Preço escrito à mão.
          <Button variant="quiet" onClick={() => change({ prices: others })}>
            {`Usar a tabela: ${formatEuros(price)}`}
          </Button>
        </p>
      )}
    </li>
  );
}
