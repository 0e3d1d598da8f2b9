import { Check, Mail, MessageCircle } from 'lucide-react';
import { useState } from 'react';
import { Button } from '@/components/Button';
import { buttonClasses } from '@/components/button-styles';
import { ExternalLink } from '@/components/ExternalLink';
import { SegmentedControl } from '@/components/form/SegmentedControl';
import { letterHouse } from '@/copy/guest-letter';
import { bookingSourceLabel } from '@/domain/booking/booking-source';
import { countedBookings } from '@/domain/booking/group-state';
import { lacksCountryCode } from '@/domain/guest/country-code';
import { doesGuestLinkOpen } from '@/domain/guest/guest-link';
import { whatsAppDigits } from '@/domain/guest/whatsapp';
import {
  asGuestLanguage,
  guestLanguageLabel,
  GUEST_LANGUAGES,
  type GuestLanguage,
} from '@/domain/language/guest-language';
import { guestLetter } from '@/domain/letter/guest-letter';
import { Fact, Facts } from '@/features/panel/parts/Facts';
import { useHouseRates } from '@/features/panel/rates/useHouseRates';
import { useToday } from '@/hooks/useToday';
import { mailtoHref, telHref, whatsAppHref } from '@/lib/links/contact-links';
import type { StaffBooking } from '@/queries/staff-bookings';
import { bookingTimes } from '../booking-head';
import { Section } from '@/features/panel/parts/Section';
import { GuestLink } from './GuestLink';

interface GuestLetterProps {
  /** The guest's address; null without one. */
  email: string | null;
  /** The telephone for WhatsApp; null where its country's code is not known. */
  digits: string | null;
  booking: StaffBooking;
  /** What the e-mail is about: the booking, or all of its group. */
  group: readonly StaffBooking[];
  /**
   * Marks the e-mail as sent on every booking that it is about; resolves to whether that worked.
   */
  onSent: () => Promise<boolean>;
}

const LANGUAGES = GUEST_LANGUAGES.map((value) => ({
  value,
  label: value.toUpperCase(),
  name: guestLanguageLabel(value),
}));

/**
 * The prepared reply to the guest: opens in the mail program of the staff, and is then marked as
 * sent.
 */
function GuestLetter({ email, digits, booking, group, onSent }: GuestLetterProps) {
  const [chosen, setChosen] = useState<GuestLanguage | null>(null);
  const [isAsking, setIsAsking] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const rates = useHouseRates();
  const language = chosen ?? asGuestLanguage(booking.language);
  const others = group.filter(({ id }) => id !== booking.id);
  const letter = guestLetter([booking, ...others], {
    language,
    house: letterHouse,
    taxSeasons: rates.data?.tourist_tax,
  });
  const isSent = countedBookings(group).every(({ email_sent }) => email_sent);

  async function handleSent() {
    setIsBusy(true);
    const isDone = await onSent();
    setIsBusy(false);
    if (isDone) setIsAsking(false);
  }

  return (
    <>
      <div className="mt-3 flex flex-wrap items-center gap-2">
        {email !== null && (
          <a
            href={mailtoHref(email, letter)}
            onClick={() => setIsAsking(true)}
            className={buttonClasses('outline')}
          >
            <Mail aria-hidden />
            Enviar Email ao Cliente
          </a>
        )}
        {digits !== null && (
          <ExternalLink href={whatsAppHref(digits, letter.body)} variant="outline">
            <MessageCircle aria-hidden />
            WhatsApp
          </ExternalLink>
        )}
        <SegmentedControl
          legend="Língua da carta"
          segments={LANGUAGES}
          value={language}
          onChange={setChosen}
          look="filter"
          className="max-md:grow"
        />
      </div>
      <output>
        {isAsking && !isSent && (
          <span className="mt-2.5 flex flex-wrap items-center gap-2 rounded-field bg-anil-50 px-3 py-1.5 text-13">
            <span className="me-auto font-medium max-sm:basis-full">Marcar como enviado?</span>
            <Button isBusy={isBusy} busyLabel="A guardar..." onClick={() => void handleSent()}>
              <Check aria-hidden />
              Sim, marcar
            </Button>
            <Button variant="quiet" onClick={() => setIsAsking(false)}>
              Agora não
            </Button>
          </span>
        )}
      </output>
    </>
  );
}

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
  const digits = whatsAppDigits(guest_phone);
  return (
    <Section
      title="Hóspede"
      detail={hasTimes ? `${booking_number}, ${bookingTimes(booking)}` : undefined}
    >
      <Facts columns={2}>
        <Fact label="Nome">{guest_name}</Fact>
        <Fact label="Telefone">
          {guest_phone ? (
            <a
              href={telHref(guest_phone)}
              className="text-anil-600 underline underline-offset-4 hover:text-anil-700"
            >
              {guest_phone}
            </a>
          ) : (
            'N/A'
          )}
          {lacksCountryCode(guest_phone ?? '', asGuestLanguage(language)) && (
            <span className="block text-12 font-medium text-ocre-800">Sem indicativo do país</span>
          )}
        </Fact>
        <Fact label="E-mail" className="col-span-full sm:col-span-1">
          {guest_email ?? 'N/A'}
        </Fact>
        <Fact label="Origem e língua">
          {`${bookingSourceLabel(source)}, ${guestLanguageLabel(language).toLowerCase()}`}
        </Fact>
      </Facts>
      {(guest_email !== null || digits !== null) && (
        <GuestLetter email={guest_email} {...{ digits, booking, group, onSent }} />
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
