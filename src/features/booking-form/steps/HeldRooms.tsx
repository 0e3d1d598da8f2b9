import { KeyRound } from 'lucide-react';
import { Link } from 'react-router-dom';
import { NoteBox } from '@/components/NoteBox';
import { hostel } from '@/copy/hostel';
import type { StayDates } from '@/domain/stay';
import { contactPath } from '@/lib/paths';
import type { OfferedRoom } from '../state/room-choice';
import { heldRoomsMessage, heldRoomsSubject } from './room-messages';

interface HeldRoomsProps {
  rooms: readonly OfferedRoom[];
  dates: StayDates;
  guestCount: number;
}

/** The rooms that are free but that only reception can give: said in one sentence, with the way. */
export function HeldRooms({ rooms, dates, guestCount }: HeldRoomsProps) {
  if (rooms.length === 0) return null;
  const names = rooms.map(({ name }) => name);
  return (
    <NoteBox key={names.join()} tone="sal" icon={KeyRound} className="mt-5 wrap-anywhere">
      {heldRoomsSubject(names)}, e por isso só a receção{' '}
      {names.length === 1 ? 'o pode reservar' : 'os pode reservar'}: ligue{' '}
      <a href={hostel.phone.href} className="text-link whitespace-nowrap tabular-figures">
        {hostel.phone.display}
      </a>{' '}
      ou{' '}
      <Link
        to={contactPath({ message: heldRoomsMessage({ names, dates, guestCount }) })}
        className="text-link"
      >
        envie uma mensagem
      </Link>
      .
    </NoteBox>
  );
}
