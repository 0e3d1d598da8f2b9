import * as t from '@messages/booking-rooms';
import { BedDouble } from 'lucide-react';
import { Link } from 'react-router-dom';
import { Button } from '@/components/Button';
import { NoteBox } from '@/components/NoteBox';
import { hostel } from '@/copy/hostel';
import type { RoomStay } from '@/domain/availability/occupied-nights';
import { isHiddenForAllDates } from '@/domain/availability/availability-rule';
import type { StayDates } from '@/domain/stay/stay';
import { contactPath } from '@/lib/paths';
import { conflictRule } from '@/lib/conflict-rule';
import { roomEnquiryMessage } from './room-messages';
import type { OfferedRoom } from '../state/room-choice';

interface WantedRoomNoteProps {
  /** Null when the link names a room that is not there any more. */
  room: OfferedRoom | null;
  /** What a visitor may know of the stays of all rooms. */
  stays: readonly RoomStay[];
  dates: StayDates;
  onForget: () => void;
}

/** Says that the calendar shows one room, which a link asked for, and leads back to all rooms. */
export function WantedRoomNote({ room, stays, dates, onForget }: WantedRoomNoteProps) {
  // The form refuses the room whatever the dates: the guest hears it before choosing any.
  const isRefused =
    room !== null && isHiddenForAllDates({ roomId: room.id, stays, rule: conflictRule() });
  return (
    <NoteBox
      tone={isRefused ? 'ocre' : 'sal'}
      icon={BedDouble}
      className={`mb-2 ${isRefused ? '' : 'items-center'}`}
    >
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <output className="min-w-0 wrap-anywhere">{noteText(room, isRefused)}</output>
        {isRefused && (
          <p className="flex w-full flex-wrap gap-x-4">
            <a href={hostel.phone.href} className="inline-block py-2.5 text-link tabular-figures">
              {hostel.phone.display}
            </a>
            <Link
              to={contactPath({ message: roomEnquiryMessage({ roomName: room.name, dates }) })}
              className="inline-block py-2.5 text-link"
            >
              {t.SEND_MESSAGE}
            </Link>
          </p>
        )}
        <Button variant="quiet" className="-mx-2 text-15" onClick={onForget}>
          {room === null ? t.WANTED.seeAllRooms : t.WANTED.seeAllDays}
        </Button>
      </div>
    </NoteBox>
  );
}

function noteText(room: OfferedRoom | null, isRefused: boolean): string {
  if (room === null) return t.WANTED.gone;
  return isRefused ? t.WANTED.refused(room.name) : t.WANTED.shown(room.name);
}
