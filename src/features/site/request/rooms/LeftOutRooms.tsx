import * as rooms from '@messages/booking-rooms';
import * as t from '@messages/stay-minimum';
import { CalendarDays } from 'lucide-react';
import { Button } from '@/components/Button';
import { NoteBox } from '@/components/NoteBox';
import type { RefusedRoom } from '@/domain/suggestion/rated-offers';
import type { OfferedRoom } from '../state/room-choice';

/** Only so many are named, because in a large house one rule may leave out hundreds of rooms. */
const MOST_NAMED = 6;

interface LeftOutRoomsProps {
  refused: readonly RefusedRoom<OfferedRoom>[];
  onChangeDates: () => void;
}

/** The free rooms that a minimum stay or a day without arrivals leaves out, and why (RATE-02). */
export function LeftOutRooms({ refused, onChangeDates }: LeftOutRoomsProps) {
  if (refused.length === 0) return null;
  const more = refused.length - MOST_NAMED;
  return (
    <NoteBox tone="sal" icon={CalendarDays} className="mt-5 wrap-anywhere">
      <p className="font-medium">{t.LEFT_OUT}</p>
      <ul className="mt-1 grid gap-0.5">
        {refused.slice(0, MOST_NAMED).map(({ room, refusal }) => (
          <li key={room.id}>
            {refusal.kind === 'closed'
              ? t.leftOutClosed(room.name)
              : t.leftOutShort(room.name, refusal.minNights)}
          </li>
        ))}
        {more > 0 && <li>{t.leftOutMore(more)}</li>}
      </ul>
      <Button variant="quiet" className="-mx-2 mt-1 text-15" onClick={onChangeDates}>
        {rooms.CHANGE_DATES}
      </Button>
    </NoteBox>
  );
}
