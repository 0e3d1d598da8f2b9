import * as t from '@messages/booking-rooms';
import * as prices from '@messages/stay-prices';
import { DEFAULT_DESCRIPTION } from '@messages/room-words';
import { Minus, Plus, Trash2 } from 'lucide-react';
import { useLayoutEffect, useRef } from 'react';
import { Button } from '@/components/Button';
import { NumberStepper } from '@/components/form/NumberStepper';
import { RoomPicture } from '@/components/look/RoomPicture';
import { RoomTile } from '@/components/look/RoomTile';
import { formatEuros } from '@/domain/basics/money';
import type { StayDates } from '@/domain/stay/stay';
import { langOf, RoomFeatures, RoomName } from '../room-words';
import type { OfferedRoom } from '../state/room-choice';
import { sumsOf } from '../summary/stay-sums';
import { RoomDetailsButton } from './RoomDetailsButton';
import { WomenOnlyBadge } from './WomenOnlyBadge';

interface ManualRoomProps {
  room: OfferedRoom;
  /** All rooms on offer: a room shows the features that tell it apart from these. */
  offers: readonly OfferedRoom[];
  dates: StayDates;
  /** The guests placed in it; null while it is not chosen. */
  guests: number | null;
  /** Asks for so many guests; 0 takes the room away. */
  onGuests: (guests: number) => void;
}

export function ManualRoom({ room, offers, dates, guests, onGuests }: ManualRoomProps) {
  const isChosen = guests !== null;
  const price = sumsOf({ dates, selection: [{ room, guests: guests ?? room.max_guests }] });
  const actionsRef = useFocusKept(isChosen);
  const description = room.description ?? DEFAULT_DESCRIPTION;

  return (
    <li
      className={`grid grid-cols-[5.25rem_minmax(0,1fr)_auto] items-start gap-x-3 gap-y-2.5 border-b border-linha py-3.5 md:grid-cols-[7.5rem_minmax(0,1fr)_auto_auto] md:gap-x-4.5 ${
        isChosen ? 'bg-anil-50 px-3 shadow-[inset_4px_0_0_theme(colors.anil.600)]' : ''
      }`}
    >
      <RoomPicture
        src={room.images[0]}
        alt=""
        roomNumber={room.room_number}
        className="max-md:aspect-square!"
      />
      <div className="min-w-0 max-md:col-span-2">
        <h3 className="flex items-center gap-2.25 text-16 font-semibold md:text-17 md:leading-6">
          <RoomTile roomNumber={room.room_number} size={24} />
          <span className="min-w-0 wrap-anywhere">
            <RoomName room={room} /> <WomenOnlyBadge room={room} />
          </span>
        </h3>
        <p className="mt-0.75 line-clamp-2 text-13 wrap-anywhere text-tinta-2 tabular-figures md:text-14">
          {t.roomFacts(room.room_number, room.max_guests)}{' '}
          <span lang={langOf(room, 'description')}>{description}</span>
        </p>
        <p className="mt-0.75 text-13 wrap-anywhere text-tinta-2 md:text-14">
          <RoomFeatures {...{ room, offers }} />
        </p>
        <RoomDetailsButton rooms={[room]} className="-ms-2" />
      </div>
      <p className="text-13 whitespace-nowrap text-tinta-2 tabular-figures max-md:col-span-2 md:text-end md:leading-4.25">
        <b className="text-17 font-bold text-tinta max-md:me-1 md:block md:leading-6">
          {formatEuros(price.perNight)}
        </b>
        {price.hasSpecialNights ? prices.PER_NIGHT_ON_AVERAGE : t.PER_NIGHT}
      </p>
      <div
        ref={actionsRef}
        className="grid w-33.75 justify-items-center gap-0.75 text-13 text-tinta-2 tabular-figures"
      >
        {isChosen ? (
          <>
            <NumberStepper
              label={t.guestsIn(room.name)}
              value={guests}
              onChange={onGuests}
              min={1}
              max={room.max_guests}
              canDecrease
              decreaseIcon={guests === 1 ? Trash2 : Minus}
              decreaseLabel={guests === 1 ? t.removeRoom(room.name) : t.oneLessIn(room.name)}
              increaseLabel={t.oneMoreIn(room.name)}
            />
            <span>
              {guests === room.max_guests ? t.FULL_ROOM : t.places(guests, room.max_guests)}
            </span>
          </>
        ) : (
          <Button
            variant="outline"
            className="w-full px-2 text-15"
            aria-label={t.addRoom(room.name)}
            onClick={() => onGuests(1)}
          >
            <Plus aria-hidden />
            {t.ADD}
          </Button>
        )}
      </div>
    </li>
  );
}

/**
 * The pressed button is replaced by others: the last of them takes the focus, which is else lost.
 */
function useFocusKept(isChosen: boolean) {
  const actionsRef = useRef<HTMLDivElement>(null);
  const wasChosen = useRef(isChosen);
  useLayoutEffect(() => {
    if (wasChosen.current === isChosen) return;
    wasChosen.current = isChosen;
    if (document.activeElement !== null && document.activeElement !== document.body) return;
    const buttons = actionsRef.current?.querySelectorAll('button') ?? [];
    [...buttons].at(-1)?.focus();
  }, [isChosen]);
  return actionsRef;
}
