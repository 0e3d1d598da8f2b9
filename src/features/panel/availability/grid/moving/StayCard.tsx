import { useSyncExternalStore } from 'react';
import { bookingSourceLabel, pricePhrase } from '@/domain/booking/booking-source';
import { isChannelSource } from '@/domain/channel/channel-source';
import { shortStay } from '@/domain/stay-move/words';
import type { AvailabilityStay } from '@/queries/availability-stays';
import type { StayCardControl } from './useStayCard';

interface StayCardProps {
  control: StayCardControl;
  stays: readonly AvailabilityStay[];
  onMove: (stayId: string) => void;
}

/**
 * The hover card of a bar: who stays, and how to move the stay. Its key M is a button, for those
 * who do not drag.
 */
export function StayCard({ control, stays, onMove }: StayCardProps) {
  const { card, keepOpen, leave } = control;
  const shown = useSyncExternalStore(card.subscribe, card.get);
  const stay = shown && stays.find(({ id }) => id === shown.stayId);
  if (!shown || !stay) return null;
  const { check_in_date: checkIn, check_out_date: checkOut } = stay;
  return (
    // The accessible name of the bar tells screen readers the same.
    <div
      aria-hidden
      onPointerEnter={keepOpen}
      onPointerLeave={leave}
      className="absolute z-6 rounded-field bg-noite px-2.75 pt-1.75 pb-2 text-13 leading-4.5 whitespace-nowrap text-branco tabular-figures shadow-s2"
      style={{ left: shown.left, top: shown.top }}
    >
      <b className="font-semibold">{stay.guest_name}</b>
      {`, ${shortStay({ checkIn, checkOut })}, ${priceOf(stay)}`}
      <small className="mt-0.5 block text-12 text-anil-100">
        Clique abre. Arraste, ou{' '}
        <button
          type="button"
          tabIndex={-1}
          onClick={() => onMove(stay.id)}
          className="min-h-6 min-w-6 rounded-tile border border-b-2 border-anil-100/55 bg-branco/10 px-1.5 font-semibold text-branco hover:bg-anil-700"
        >
          M
        </button>
        , para mover.
      </small>
    </div>
  );
}

/** '174,00 €', 'Airbnb, 114,00 €', 'Airbnb, preço por indicar'. */
function priceOf(stay: AvailabilityStay): string {
  const price = pricePhrase(stay);
  return isChannelSource(stay.source) ? `${bookingSourceLabel(stay.source)}, ${price}` : price;
}
