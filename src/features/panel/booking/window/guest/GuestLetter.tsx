import { Check, Mail } from 'lucide-react';
import { useState } from 'react';
import { Button } from '@/components/Button';
import { buttonClasses } from '@/components/button-styles';
import { SegmentedControl } from '@/components/form/SegmentedControl';
import { letterHouse } from '@/copy/guest-letter';
import { countedBookings } from '@/domain/booking/group-state';
import {
  asGuestLanguage,
  GUEST_LANGUAGES,
  guestLanguageLabel,
  type GuestLanguage,
} from '@/domain/language/guest-language';
import { guestLetter } from '@/domain/letter/guest-letter';
import { useHouseRates } from '@/features/panel/rates/useHouseRates';
import { mailtoHref } from '@/lib/contact-links';
import type { StaffBooking } from '@/queries/staff-bookings';

interface GuestLetterProps {
  /** The guest's address. */
  email: string;
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
export function GuestLetter({ email, booking, group, onSent }: GuestLetterProps) {
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
        <a
          href={mailtoHref(email, letter)}
          onClick={() => setIsAsking(true)}
          className={buttonClasses('outline')}
        >
          <Mail aria-hidden />
          Enviar Email ao Cliente
        </a>
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
