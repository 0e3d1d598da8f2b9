import * as t from '@messages/booking-rooms';
import { KeyRound } from 'lucide-react';
import { Link } from 'react-router-dom';
import { NoteBox } from '@/components/NoteBox';
import { hostel } from '@/copy/hostel';
import type { StayDates } from '@/domain/stay/stay';
import { contactPath } from '@/lib/paths';
import type { OfferedRoom } from '../state/room-choice';
import { heldRoomsMessage } from './room-messages';

interface HeldRoomsProps {
  rooms: readonly OfferedRoom[];
  dates: StayDates;
  guestCount: number;
}

/** The free rooms that only reception can give: one sentence, with telephone and contact form. */
export function HeldRooms({ rooms, dates, guestCount }: HeldRoomsProps) {
  if (rooms.length === 0) return null;
  const names = rooms.map(({ name }) => name);
  const { before, between, link, after } = t.heldRooms(names);
  return (
    <NoteBox key={names.join()} tone="sal" icon={KeyRound} className="mt-5 wrap-anywhere">
      {before}{' '}
      <a href={hostel.phone.href} className="text-link whitespace-nowrap tabular-figures">
        {hostel.phone.display}
      </a>{' '}
      {between}{' '}
      <Link
        to={contactPath({ message: heldRoomsMessage({ names, dates, guestCount }) })}
        className="text-link"
      >
        {link}
      </Link>
      {after}
    </NoteBox>
  );
}
