import { useQuery } from '@tanstack/react-query';
import { ArrowLeftRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import { followingWords } from '@/domain/channel/following';
import { asStaff } from '@/features/panel/change/as-staff';
import { adminChannelsPath } from '@/lib/staff-paths';
import { listChannelsOfBooking } from '@/queries/channel-conflicts';
import { queryKeys } from '@/queries/query-keys';
import type { StaffBooking } from '@/queries/staff-bookings';

const TONES = {
  quiet: 'bg-sal text-tinta',
  warning: 'bg-ocre-100 text-ocre-800',
};

/**
 * Says that a booking follows a platform's calendar, and what that means (CHAN-03). Shows nothing
 * for other bookings, or while that is not known, because the note only explains.
 */
export function ChannelNote({ booking }: { booking: StaffBooking }) {
  const { id, updated_at, rooms, status } = booking;
  const { data = [] } = useQuery({
    queryKey: [...queryKeys.channelEvents, 'of-booking', id, updated_at],
    queryFn: () => asStaff((client) => listChannelsOfBooking(client, id)),
  });
  return data.map(({ id: eventId, state, starts, ends, channel_feeds: feed }) => {
    const { channel, is_active: isReading, rooms: sold } = feed;
    const entry = { channel, state, isReading, soldAs: sold.room_number, starts, ends };
    const { tone, title, lines, conflict } = followingWords(entry, {
      status,
      roomNumber: rooms?.room_number ?? null,
    });
    return (
      <div
        key={eventId}
        className={`mt-3 flex gap-2.5 rounded-field px-3 py-2.25 text-13 forced-colors:border ${TONES[tone]}`}
      >
        <ArrowLeftRight className="mt-0.5 size-4 flex-none" aria-hidden />
        <div className="min-w-0">
          <p className="font-semibold">{title}</p>
          {lines.map((line) => (
            <p key={line}>{line}</p>
          ))}
          {conflict !== undefined && (
            <Link
              to={adminChannelsPath('conflitos')}
              className="text-link max-md:inline-block max-md:py-2.75"
            >
              {conflict}
            </Link>
          )}
        </div>
      </div>
    );
  });
}
