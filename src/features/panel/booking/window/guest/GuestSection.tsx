import { bookingSourceLabel } from '@/domain/booking/booking-source';
import { asGuestLanguage, guestLanguageLabel } from '@/domain/language/guest-language';
import { doesGuestLinkOpen } from '@/domain/guest/guest-link';
import { Fact, Facts } from '@/features/panel/parts/Facts';
import { useToday } from '@/hooks/useToday';
import { telHref } from '@/lib/contact-links';
import type { StaffBooking } from '@/queries/staff-bookings';
import { bookingTimes } from '../booking-head';
import { GuestLetter } from './GuestLetter';
import { GuestLink } from './GuestLink';
import { Section } from '../Section';

interface GuestSectionProps {
  booking: StaffBooking;
  /** All of its group, or the booking alone. */
  group: readonly StaffBooking[];
  onSent: () => Promise<boolean>;
  /** Whether it shows when the booking was made: in a group, the head of the window does not. */
  hasTimes: boolean;
}

/** The contact of the guest, the reply by e-mail, and the link to the page of the guest. */
export function GuestSection({ booking, group, onSent, hasTimes }: GuestSectionProps) {
  const today = useToday();
  const { guest_name, guest_email, guest_phone, booking_number, source, language } = booking;
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
        <Fact label="E-mail" className="col-span-full sm:col-span-1">
          {guest_email ?? 'N/A'}
        </Fact>
        <Fact label="Origem e língua">
          {`${bookingSourceLabel(source)}, ${guestLanguageLabel(language).toLowerCase()}`}
        </Fact>
      </Facts>
      {guest_email !== null && (
        <GuestLetter email={guest_email} booking={booking} group={group} onSent={onSent} />
      )}
      {today !== null && doesGuestLinkOpen(booking, today) && (
        <GuestLink bookingId={booking.id} language={asGuestLanguage(language)} />
      )}
    </Section>
  );
}

/** The group note that the booking form adds after the guest's own words (CONST-GRP-03). */
const GROUP_NOTE = /(?:^|\n\n)(GRUPO: Reserva de \d+ quartos\. Ref: \S+)$/;

/** What the guest wrote; nothing when there is nothing. */
export function GuestMessage({ message }: Pick<StaffBooking, 'message'>) {
  if (!message) return null;
  const note = GROUP_NOTE.exec(message)?.[1];
  const ownWords = guestsOwnWords(message);
  return (
    <Section title="Mensagem do hóspede">
      <div className="grid gap-1.5 rounded-field bg-areia px-3.5 py-2.5 leading-5.25 wrap-anywhere whitespace-pre-line">
        {ownWords !== '' && <p>{ownWords}</p>}
        {note !== undefined && <p className="text-13 text-tinta-2">{note}</p>}
      </div>
    </Section>
  );
}

/** A message without the group note that the form has added to it. */
export function guestsOwnWords(message: string): string {
  return message.replace(GROUP_NOTE, '');
}
