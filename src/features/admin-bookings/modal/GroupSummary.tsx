import { groupSizeLabel } from '@/domain/booking-group';
import { formatShortDay } from '@/domain/date-formats';
import { compareDays } from '@/domain/dates';
import { formatEuros, sumEuros } from '@/domain/money';
import type { StaffBooking } from '@/queries/staff-bookings';
import { Fact, Facts, Section } from './Section';

/** The group as a whole: rooms and guests, first and last day, total. */
export function GroupSummary({ group }: { group: readonly StaffBooking[] }) {
  const arrival = group
    .map(({ check_in_date }) => check_in_date)
    .toSorted(compareDays)
    .at(0);
  const departure = group
    .map(({ check_out_date }) => check_out_date)
    .toSorted(compareDays)
    .at(-1);
  if (arrival === undefined || departure === undefined) return null;
  const guests = group.reduce((sum, { number_of_guests }) => sum + number_of_guests, 0);
  return (
    <Section title="Resumo do grupo">
      <Facts columns={4}>
        <Fact label="Quartos e hóspedes">{groupSizeLabel({ rooms: group.length, guests })}</Fact>
        <Fact label="Check-in">{formatShortDay(arrival)}</Fact>
        <Fact label="Check-out">{formatShortDay(departure)}</Fact>
        <Fact label="Total do grupo" isStrong>
          {formatEuros(sumEuros(group.map(({ total_price }) => total_price)))}
        </Fact>
      </Facts>
    </Section>
  );
}
