import { Ban, TriangleAlert } from 'lucide-react';
import { Link } from 'react-router-dom';
import { Button } from '@/components/Button';
import type { DeskDates } from '@/domain/new-stay/rooms';
import { deskRuleWords } from '@/domain/new-stay/rules';
import { endSentence, formatStayBriefly } from '@/domain/calendar/short-dates';
import { adminBookingPath } from '@/lib/staff-paths';
import { StillReading } from '@/features/panel/kit/StillReading';
import { missingBedsWords } from '@/features/panel/parts/missing-beds-words';
import { closedWords } from '../offer-words';
import type { ChangeOffer, ChangeOffers } from '../useChangeOffers';

interface ChangeRoomNoticesProps {
  house: ChangeOffers;
  /** The offer for the chosen room; null while the change does not depend on it. */
  offer: ChangeOffer | null;
  guests: number;
  /** The dates of the stay, to check the stay rules; left out where no new arrival is made. */
  dates?: DeskDates;
  /** Staff have accepted that the room is closed on some nights. */
  isClosedAccepted: boolean;
  acceptLabel: string;
  onAcceptClosed: () => void;
}

const LINE =
  'flex items-start gap-2 rounded-field px-3 py-2 text-13 font-medium forced-colors:border';

/** What speaks against the chosen room: taken, closed, too small, stay rules (DESK-03, DESK-06). */
export function ChangeRoomNotices({
  house,
  offer,
  guests,
  dates,
  isClosedAccepted,
  acceptLabel,
  onAcceptClosed,
}: ChangeRoomNoticesProps) {
  if (house.hasFailed) {
    return (
      <StillReading
        of={house.readings}
        title="Não foi possível ver os quartos livres"
        className="mt-3"
      />
    );
  }
  const ruled =
    offer === null || dates === undefined
      ? []
      : deskRuleWords({ rules: house.stayRules, roomIds: [offer.room.id], ...dates });
  return (
    <output className="grid gap-2 not-empty:mt-3">
      {ruled.map((words) => (
        <p key={words} className={`bg-ocre-100 text-ocre-800 ${LINE}`}>
          <TriangleAlert className="mt-0.5 size-4" aria-hidden />
          {words}
        </p>
      ))}
      {offer?.inTheWay && <InTheWay offer={offer} stay={offer.inTheWay} />}
      {offer !== null && offer.closedDays.length > 0 && (
        <div className={`flex-wrap items-center justify-between bg-ocre-100 text-ocre-800 ${LINE}`}>
          <p className="flex min-w-0 items-start gap-2">
            <Ban className="mt-0.5 size-4" aria-hidden />
            {isClosedAccepted ? `${closedWords(offer)}: aceite.` : endSentence(closedWords(offer))}
          </p>
          {!isClosedAccepted && (
            <Button variant="outline" onClick={onAcceptClosed}>
              {acceptLabel}
            </Button>
          )}
        </div>
      )}
      {offer !== null && offer.missingBeds > 0 && (
        <p className={`bg-ocre-100 text-ocre-800 ${LINE}`}>
          <TriangleAlert className="mt-0.5 size-4" aria-hidden />
          {missingBedsWords(offer.missingBeds, guests)}
        </p>
      )}
    </output>
  );
}

type InTheWayStay = NonNullable<ChangeOffer['inTheWay']>;

function InTheWay({ offer, stay }: { offer: ChangeOffer; stay: InTheWayStay }) {
  const { booking_number, guest_name, check_in_date, check_out_date } = stay;
  const days = formatStayBriefly({ from: check_in_date, to: check_out_date });
  return (
    <p className={`bg-erro-100 text-erro-700 ${LINE}`}>
      <TriangleAlert className="mt-0.5 size-4" aria-hidden />
      <span>
        {`O quarto ${offer.room.room_number} está ocupado por ${guest_name}, ${days} `}
        <Link to={adminBookingPath(booking_number)} className="text-link whitespace-nowrap">
          {booking_number}
        </Link>
      </span>
    </p>
  );
}
