import { Mail } from 'lucide-react';
import { buttonClasses } from '@/components/button-styles';
import { hostel } from '@/content/hostel';
import { mailtoHref, telHref } from '@/lib/contact-links';
import type { StaffBooking } from '@/queries/staff-bookings';
import { bookingTimes } from './booking-times';
import { Fact, Facts, Section } from './Section';

interface GuestSectionProps {
  booking: StaffBooking;
  /** In a group the times stand here, as the head speaks of the group. */
  hasTimes: boolean;
}

/** Who asks, and the letter that answers. */
export function GuestSection({ booking, hasTimes }: GuestSectionProps) {
  const { guest_name, guest_email, guest_phone, booking_number } = booking;
  const subject = `${hostel.name}: reserva ${booking_number}`;
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
      <a href={mailtoHref(guest_email, { subject })} className={buttonClasses('outline', 'mt-3')}>
        <Mail aria-hidden />
        Enviar Email ao Cliente
      </a>
    </Section>
  );
}
