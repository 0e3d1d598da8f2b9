import { CircleAlert } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Button } from '@/components/Button';
import { LinkButton } from '@/components/LinkButton';
import { replacementRoom } from '@/domain/new-stay/new-booking';
import { adminBookingPath } from '@/lib/staff-paths';
import { bookingStatusLabel } from '@/domain/booking/booking-status';
import { differenceWords, stayRangeWords } from './desk-words';
import type { DeskBookingForm } from './useDeskBookingForm';

interface ClashNoticeProps {
  form: DeskBookingForm;
  /** Called when the taken room was replaced by another. */
  onSwapped: () => void;
  /** Closes the form; the draft stays. */
  onLeave: () => void;
}

/** Says that a room was taken meanwhile, by which booking, and offers a similar room (DESK-05). */
export function ClashNotice({ form, onSwapped, onLeave }: ClashNoticeProps) {
  const { draft, chosen, rooms, saving, change } = form;
  const ref = useRef<HTMLDivElement>(null);
  const { clash } = saving;
  const taken = chosen.find(({ inTheWay }) => inTheWay !== null);

  useEffect(() => {
    ref.current?.focus();
    ref.current?.scrollIntoView({ block: 'start', behavior: 'instant' });
  }, [clash]);

  if (clash === null || (taken === undefined && rooms.offers !== null && !clash.bookingNumber)) {
    return null;
  }
  const stay = taken?.inTheWay ?? null;
  const number = stay?.booking_number ?? clash.bookingNumber;
  const other = taken && replacementRoom(rooms.offers ?? [], taken, draft.rooms);

  function swap() {
    if (taken === undefined || !other) return;
    const { [taken.room.id]: typed, ...prices } = draft.prices;
    change({
      rooms: draft.rooms.map((id) => (id === taken.room.id ? other.room.id : id)),
      prices: typed === undefined ? prices : { ...prices, [other.room.id]: typed },
    });
    saving.forgetClash();
    onSwapped();
  }

  return (
    <div
      ref={ref}
      role="alert"
      tabIndex={-1}
      className="mb-4 flex scroll-mt-4 gap-3 rounded-field border-s-5 border-erro-700 bg-erro-100 px-4 py-3.5"
    >
      <CircleAlert className="size-5.5 flex-none text-erro-700" aria-hidden />
      <div className="min-w-0 flex-1">
        <p className="font-semibold text-erro-700">
          {taken
            ? `O quarto ${taken.room.room_number} acabou de ser ocupado`
            : 'Um dos quartos acabou de ser ocupado'}
        </p>
        <p>
          {stay !== null && (
            <>
              {`${stay.guest_name}, ${stayRangeWords(stay)}, reserva `}
              <span className="whitespace-nowrap">{number}</span>
              {` (${bookingStatusLabel(stay.status)}). `}
            </>
          )}
          Nada foi guardado: o que escreveu continua aqui.
        </p>
        <div className="mt-2.5 flex flex-wrap gap-2">
          {taken && other && (
            <Button onClick={swap}>
              {`Trocar pelo ${other.room.room_number}, ${differenceWords(other.price, taken.price)}`}
            </Button>
          )}
          {number !== null && (
            <LinkButton variant="outline" to={adminBookingPath(number)} onClick={onLeave}>
              {`Abrir ${number}`}
            </LinkButton>
          )}
        </div>
      </div>
    </div>
  );
}
