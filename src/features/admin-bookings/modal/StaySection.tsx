import { RoomTile } from '@/components/RoomTile';
import { formatStayDay } from '@/domain/date-formats';
import { formatEuros, fromCents, toCents } from '@/domain/money';
import { nightCount } from '@/domain/stay';
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

/** '3 × 84,00 €'; the nights alone where the total is no whole multiple of them. */
function nightsLabel({ check_in_date, check_out_date, total_price }: StaffBooking): string {
  const nights = nightCount({ checkIn: check_in_date, checkOut: check_out_date });
  const cents = toCents(total_price);
  return nights > 0 && cents % nights === 0
    ? `${nights} × ${formatEuros(fromCents(cents / nights))}`
    : String(nights);
}
