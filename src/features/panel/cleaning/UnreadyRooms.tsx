import type { Day } from '@/domain/calendar/dates';
import { notReadySentence } from '@/domain/cleaning/room-ready';
import { CheckInFact } from '@/features/panel/parts/CheckInFact';
import { unreadyIcon } from './unready-icon';
import { useRoomsToday } from './useRoomsToday';

interface UnreadyRoomsProps {
  roomIds: readonly string[];
  today: Day;
  className?: string;
}

/** Beside a check-in: which of its rooms are not ready. Nothing waits for it (CLEAN-04). */
export function UnreadyRooms({ roomIds, today, ...look }: UnreadyRoomsProps) {
  const { data } = useRoomsToday();
  const rooms = data?.rooms.filter(({ id }) => roomIds.includes(id)) ?? [];
  return rooms.map(({ id, room_number, state, since, outage }) => {
    const ready = { state, since, out_until: outage?.ends ?? null };
    const words = notReadySentence(room_number, ready, today);
    return (
      words !== null && (
        <CheckInFact key={id} icon={unreadyIcon(ready.out_until)} {...look}>
          {words}
        </CheckInFact>
      )
    );
  });
}
