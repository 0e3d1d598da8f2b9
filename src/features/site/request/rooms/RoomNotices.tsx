import { TriangleAlert } from 'lucide-react';
import { NoteBox } from '@/components/NoteBox';
import { roomNoticeText } from './room-messages';
import type { RoomNotice } from '../state/room-choice';

/** What changed about the rooms without the guest's doing; read out as it appears. */
export function RoomNotices({ notices }: { notices: readonly RoomNotice[] }) {
  return (
    <output className="block">
      {notices.length > 0 && (
        <NoteBox tone="ocre" icon={TriangleAlert} className="mb-5 wrap-anywhere">
          {notices.map((notice) => {
            const text = roomNoticeText(notice);
            return <p key={text}>{text}</p>;
          })}
        </NoteBox>
      )}
    </output>
  );
}
