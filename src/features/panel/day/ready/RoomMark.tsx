import type { LucideIcon } from 'lucide-react';
import { notReadyWords } from '@/domain/cleaning/room-ready';
import { unreadyIcon } from '@/features/panel/cleaning/unready-icon';
import type { DayEntry, DaySheet } from '@/queries/day-sheet';
import { unreadyRoom } from './arriving-room';

/** Beside a guest who is still to come: that the room is not ready (CLEAN-04). */
export function RoomMark({ stay, sheet }: { stay: DayEntry; sheet: DaySheet }) {
  const room = unreadyRoom(stay, sheet);
  if (room === undefined) return null;
  return <Mark icon={unreadyIcon(room.out_until)} words={notReadyWords(room)} />;
}

function Mark({ icon: Icon, words }: { icon: LucideIcon; words: string | null }) {
  return (
    <span className="flex items-center gap-1.25 text-12 font-semibold whitespace-nowrap text-ocre-800">
      <Icon className="size-3.75 flex-none" aria-hidden />
      {words}
    </span>
  );
}
