import { groupSizeLabel } from '@/domain/booking-cards';
import { formatShortDay, formatStayDay } from '@/domain/date-formats';
import { compareDays } from '@/domain/dates';
import { countedBookings, groupSums } from '@/domain/group-state';
import { formatEuros } from '@/domain/money';
import { nightsLabel } from '@/domain/nights-label';
import { Fact, Facts } from '@/features/panel/Facts';
import { RoomName } from '@/features/panel/RoomName';
import type { StaffBooking } from '@/queries/staff-bookings';
import { Section } from './Section';

/** Room, guests, nights, days and price of a booking (ADM-BOOK-16). */
export function StaySection({ booking }: { booking: StaffBooking }) {
  const { rooms, check_in_date, check_out_date, number_of_guests, total_price } = booking;
  return (
    <Section title="Estadia">
      <Facts columns={3}>
        <Fact label="Quarto">
          <RoomName room={rooms} className="wrap-anywhere" />
        </Fact>
        <Fact label="Hóspedes">{number_of_guests}</Fact>
        <Fact label="Noites">{nightsLabel(booking)}</Fact>
        <Fact label="Check-in">{formatStayDay(check_in_date)}</Fact>
        <Fact label="Check-out">{formatStayDay(check_out_date)}</Fact>
        <Fact label="Total" isStrong>
          {formatEuros(total_price)}
        </Fact>
      </Facts>
    </Section>
  );
}

/** The group as a whole, without its cancelled rooms: rooms and guests, first and last day, total. */
export function GroupSummary({ group }: { group: readonly StaffBooking[] }) {
  const stays = countedBookings(group);
  const arrival = stays
    .map(({ check_in_date }) => check_in_date)
    .toSorted(compareDays)
    .at(0);
  const departure = stays
    .map(({ check_out_date }) => check_out_date)
    .toSorted(compareDays)
    .at(-1);
  if (arrival === undefined || departure === undefined) return null;
  const sums = groupSums(group);
  return (
    <Section title="Resumo do grupo">
      <Facts columns={4}>
        <Fact label="Quartos e hóspedes">{groupSizeLabel(sums)}</Fact>
        <Fact label="Check-in">{formatShortDay(arrival)}</Fact>
        <Fact label="Check-out">{formatShortDay(departure)}</Fact>
        <Fact label="Total do grupo" isStrong>
          {formatEuros(sums.totalPrice)}
        </Fact>
      </Facts>
    </Section>
  );
}
