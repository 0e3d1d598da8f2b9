import * as t from '@messages/booking-rooms';
import { Images } from 'lucide-react';
import { Suspense, useState } from 'react';
import { Button } from '@/components/Button';
import { lazyPart } from '@/components/lazy-part';
import { joinWords } from '@/domain/calendar/short-dates';
import type { OfferedRoom } from '../state/room-choice';

// Few guests open the details, so they load on demand.
const RoomDetails = lazyPart(async () => import('./RoomDetails')).Part;

interface RoomDetailsButtonProps {
  rooms: readonly OfferedRoom[];
  className?: string;
}

/** Opens the pictures and amenities of the rooms of one choice. */
export function RoomDetailsButton({ rooms, className = '' }: RoomDetailsButtonProps) {
  const [isOpen, setIsOpen] = useState(false);
  const [wasOpened, setWasOpened] = useState(false);

  function handleOpen() {
    setIsOpen(true);
    setWasOpened(true);
  }

  return (
    <>
      <Button
        variant="quiet"
        className={`text-14 font-medium ${className}`}
        aria-haspopup="dialog"
        aria-label={t.detailsOf(joinWords(rooms.map(({ name }) => name)))}
        onClick={handleOpen}
      >
        <Images aria-hidden />
        {t.DETAILS}
      </Button>
      {wasOpened && (
        <Suspense fallback={null}>
          <RoomDetails rooms={rooms} isOpen={isOpen} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
