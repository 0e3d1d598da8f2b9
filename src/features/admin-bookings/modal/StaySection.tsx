import { RoomTile } from '@/components/RoomTile';
import { formatStayDay } from '@/domain/date-formats';
import { formatEuros } from '@/domain/money';
import { nightsLabel } from '@/domain/nights-label';
import type { StaffBooking } from '@/queries/staff-bookings';
import { Fact, Facts, Section } from './Section';

/** Where, when, how many, how much. */
export function StaySection({ booking }: { booking: StaffBooking }) {
  const { rooms, check_in_date, check_out_date, number_of_guests, total_price } = booking;
  return (
    <Section title="Estadia">
      <Facts columns={3}>
        <Fact label="Quarto">
          {rooms ? (
            <span className="flex items-center gap-2">
              <RoomTile roomNumber={rooms.room_number} size={20} />
              {rooms.room_number} {rooms.name}
            </span>
          ) : (
            'N/A'
          )}
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
