import { useQuery } from '@tanstack/react-query';
import { formatShortWeekdayAndDay } from '@/domain/calendar/date-formats';
import { endSentence } from '@/domain/calendar/short-dates';
import type { Day } from '@/domain/calendar/dates';
import type { RoomToday } from '@/domain/cleaning/rooms-today';
import { asStaff } from '@/features/panel/change/as-staff';
import { refusalReason } from '@/features/panel/change/refusal-reason';
import { usePanelMutation } from '@/features/panel/change/usePanelMutation';
import { type AvailabilityStay, listStaysForAvailability } from '@/queries/availability-stays';
import { closeRoom, openRoom } from '@/queries/cleaning/outages';
import { queryKeys } from '@/queries/query-keys';

/** A room is closed until a night, that night included, or opened where nothing is given. */
export interface OutageChange {
  room: Pick<RoomToday, 'id' | 'room_number' | 'outage'>;
  closing: { until: Day; reason: string } | null;
}

/** Closes a room or opens it; either is taken back by the notice (CLEAN-03). */
export function useOutageChange(onDone?: () => void) {
  return usePanelMutation<OutageChange, void>({
    send: async (client, { room, closing }) =>
      closing === null
        ? openRoom(client, room.id)
        : closeRoom(client, { roomId: room.id, ...closing }),
    onDone: (_nothing, { room, closing }) => {
      onDone?.();
      const { outage } = room;
      const before = outage && { until: outage.ends, reason: outage.reason };
      return {
        message:
          closing === null
            ? `Quarto ${room.room_number} aberto.`
            : endSentence(
                `Quarto ${room.room_number} fora de serviço até ${formatShortWeekdayAndDay(closing.until)}`,
              ),
        undo: { room: { ...room, outage: null }, closing: before },
      };
    },
    failure: (error) => `Não ficou guardado: ${refusalReason(error)}`,
    log: 'outage',
    refresh: [queryKeys.bookings, queryKeys.availability],
  });
}

const GONE: readonly string[] = ['checked_out', 'completed'];

/** The stays in the way of closing a room from today to a night; undefined until they are known. */
export function useStaysInWay(
  roomId: string | undefined,
  { today, until }: { today: Day; until: Day | null },
): { stays: AvailabilityStay[] | undefined; isError: boolean } {
  const to = until ?? today;
  const { data, isError } = useQuery({
    queryKey: [...queryKeys.bookings, 'in-way', today, to],
    enabled: roomId !== undefined && until !== null,
    queryFn: async () =>
      asStaff(async (client) => listStaysForAvailability(client, { from: today, to })),
  });
  const stays = data?.filter(
    (stay) => stay.room_id === roomId && stay.check_out_date > today && !GONE.includes(stay.status),
  );
  return { stays, isError };
}
