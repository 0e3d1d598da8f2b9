import { ArrowLeftRight, MoonStar, Pencil, Scissors } from 'lucide-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { Button } from '@/components/Button';
import { groupSizeLabel } from '@/domain/booking-list/cards';
import { priceWords } from '@/domain/booking/booking-source';
import { countedBookings, groupSums } from '@/domain/booking/group-state';
import { groupName } from '@/domain/booking/group-name';
import { nightsLabel } from '@/domain/booking/nights-label';
import { formatShortDay, formatStayDay } from '@/domain/calendar/date-formats';
import { compareDays } from '@/domain/calendar/dates';
import { followingWords } from '@/domain/channel/following';
import { asStaff } from '@/features/panel/change/as-staff';
import { Fact, Facts } from '@/features/panel/parts/Facts';
import { RoomName } from '@/features/panel/parts/RoomName';
import { changeDrafts } from '@/features/panel/stay/change/alter/change-drafts';
import { useShortcutSetting } from '@/hooks/useShortcuts';
import { useStaffDraft } from '@/hooks/useStaffDraft';
import { adminChannelsPath } from '@/lib/staff-paths';
import { listChannelsOfBooking } from '@/queries/channel-conflicts';
import { queryKeys } from '@/queries/query-keys';
import type { StaffBooking } from '@/queries/staff-bookings';
import { GroupDesk } from '../groups/GroupDesk';
import { Section } from '@/features/panel/parts/Section';
import { ALTER_KEY, SPLIT_KEY } from './useDialogKeys';

const TONES = {
  quiet: 'bg-sal text-tinta',
  warning: 'bg-ocre-100 text-ocre-800',
};

/**
 * Says that a booking follows a platform's calendar, and what that means (CHAN-03). Shows nothing
 * for other bookings, or while that is not known, because the note only explains.
 */
function ChannelNote({ booking }: { booking: StaffBooking }) {
  const { id, updated_at, rooms, status, check_out_date } = booking;
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
      check_out_date,
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

interface StaySectionProps {
  booking: StaffBooking;
  onAlter: () => void;
  /** Absent when the stay cannot be split. */
  onSplit?: () => void;
  /** Absent for a guest who is not in house. */
  onNight?: () => void;
}

/**
 * Room, guests, nights, days and price of a booking (ADM-BOOK-16), and how to change them (DESK-06,
 * DESK-09).
 */
export function StaySection({ booking, onAlter, onSplit, onNight }: StaySectionProps) {
  const { rooms, check_in_date, check_out_date, number_of_guests } = booking;
  const { arrival_time, guest_wish } = booking;
  const hasDraft = useStaffDraft(changeDrafts, booking.id) !== null;
  const { isOn: hasKeys } = useShortcutSetting();
  return (
    <Section
      title="Estadia"
      detail={hasDraft ? 'por guardar' : undefined}
      actions={
        <span className="flex flex-wrap gap-1.5">
          {onNight !== undefined && (
            <Button variant="outline" aria-haspopup="dialog" onClick={onNight}>
              <MoonStar aria-hidden />
              Mais uma noite
            </Button>
          )}
          <Button
            variant="outline"
            aria-keyshortcuts={hasKeys ? ALTER_KEY : undefined}
            onClick={onAlter}
          >
            <Pencil aria-hidden />
            Alterar
          </Button>
          {onSplit !== undefined && (
            <Button
              variant="outline"
              aria-keyshortcuts={hasKeys ? SPLIT_KEY : undefined}
              onClick={onSplit}
            >
              <Scissors aria-hidden />
              Dividir
            </Button>
          )}
        </span>
      }
    >
      <Facts columns={3}>
        <Fact label="Quarto">
          <RoomName room={rooms} className="wrap-anywhere" />
        </Fact>
        <Fact label="Hóspedes">{number_of_guests}</Fact>
        <Fact label="Noites">{nightsLabel(booking)}</Fact>
        <Fact label="Check-in">{formatStayDay(check_in_date)}</Fact>
        <Fact label="Check-out">{formatStayDay(check_out_date)}</Fact>
        <Fact label="Total" isStrong>
          {priceWords(booking)}
        </Fact>
        {arrival_time !== null && (
          <Fact label="Chegada prevista">{arrival_time.slice(0, 'hh:mm'.length)}</Fact>
        )}
        {guest_wish !== null && (
          <Fact label="Pedido do hóspede" className="col-span-full sm:col-span-2">
            {guest_wish}
          </Fact>
        )}
      </Facts>
      <ChannelNote booking={booking} />
    </Section>
  );
}

/**
 * The group as a whole, without its cancelled rooms: rooms and guests, first and last day, total,
 * what is due, and what can be done for all of it at once.
 */
export function GroupStaySummary({ group }: { group: readonly StaffBooking[] }) {
  const stays = countedBookings(group);
  const arrival = stays
    .map(({ check_in_date }) => check_in_date)
    .toSorted(compareDays)
    .at(0);
  const departure = stays
    .map(({ check_out_date }) => check_out_date)
    .toSorted(compareDays)
    .at(-1);
  const lead = stays[0];
  if (arrival === undefined || departure === undefined || !lead?.group_reference) return null;
  const sums = groupSums(group);
  return (
    <Section title="Resumo do grupo">
      <Facts columns={3}>
        <Fact label="Quartos e hóspedes">{groupSizeLabel(sums)}</Fact>
        <Fact label="Check-in">{formatShortDay(arrival)}</Fact>
        <Fact label="Check-out">{formatShortDay(departure)}</Fact>
      </Facts>
      <div className="mt-2.5">
        <GroupDesk bookings={group} reference={lead.group_reference} name={groupName(lead)} />
      </div>
    </Section>
  );
}
