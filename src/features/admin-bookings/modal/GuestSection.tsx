import { telHref } from '@/lib/contact-links';
import type { StaffBooking } from '@/queries/staff-bookings';
import { bookingTimes } from './booking-times';
import { GuestLetter } from './GuestLetter';
import { Fact, Facts, Section } from './Section';

interface GuestSectionProps {
  booking: StaffBooking;
  /** All of its group, or the booking alone. */
  group: readonly StaffBooking[];
  onSent: () => Promise<boolean>;
  /** In a group the times stand here, as the head speaks of the group. */
  hasTimes: boolean;
}

/** Who asks, and the letter that answers. */
export function GuestSection({ booking, group, onSent, hasTimes }: GuestSectionProps) {
  const { guest_name, guest_email, guest_phone, booking_number } = booking;
  return (
    <Section
      title="Hóspede"
      detail={hasTimes ? `${booking_number}, ${bookingTimes(booking)}` : undefined}
    >
      <Facts columns={2}>
        <Fact label="Nome">{guest_name}</Fact>
        <Fact label="Telefone">
          {guest_phone ? <a href={telHref(guest_phone)}>{guest_phone}</a> : 'N/A'}
        </Fact>
        <Fact label="E-mail" isWide>
          {guest_email}
        </Fact>
      </Facts>
      <GuestLetter booking={booking} group={group} onSent={onSent} />
    </Section>
  );
}
