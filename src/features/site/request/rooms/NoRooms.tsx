import * as t from '@messages/booking-rooms';
import { Phone, RotateCw } from 'lucide-react';
import { Button } from '@/components/Button';
import { buttonClasses } from '@/components/button-styles';
import { EmptyState } from '@/components/EmptyState';
import { hostel } from '@/copy/hostel';
import { LinkButton } from '@/components/LinkButton';
import { bedCount } from '@/domain/room/bed-count';
import type { StayDates } from '@/domain/stay/stay';
import { contactPath } from '@/lib/paths';
import type { OfferedRoom } from '../state/room-choice';
import { enquiryMessage } from './room-messages';

interface NoRoomsProps {
  dates: StayDates;
  guestCount: number;
  /** The free rooms, even if they are too few. */
  offers: readonly OfferedRoom[];
  /** What is free, but only reception can give. */
  held: readonly OfferedRoom[];
  onChangeDates: () => void;
  /** Given where the guest may choose by hand, with more rooms than a recommendation has. */
  onManual?: () => void;
}

/** No combination: leads to choosing by hand if there are beds enough, else to reception. */
export function NoRooms({
  dates,
  guestCount,
  offers,
  held,
  onChangeDates,
  onManual,
}: NoRoomsProps) {
  const canChooseByHand = onManual !== undefined && bedCount(offers) >= guestCount;
  return (
    <EmptyState tile="compass" headingLevel="h3" title={t.noCombination(guestCount)}>
      {canChooseByHand ? (
        <>
          <p>{t.BY_HAND}</p>
          <Button className="mt-4" onClick={onManual}>
            {t.CHOOSE_BY_HAND}
          </Button>
        </>
      ) : (
        <>
          <p>{held.length === 0 ? t.OTHER_DATES : t.onlyHeldRooms(held.map(({ name }) => name))}</p>
          <div className="mt-5 flex flex-wrap justify-center gap-3">
            <LinkButton to={contactPath({ message: enquiryMessage({ dates, guestCount }) })}>
              {t.SEND_MESSAGE}
            </LinkButton>
            <a href={hostel.phone.href} className={buttonClasses('outline', 'tabular-figures')}>
              <Phone aria-hidden />
              {hostel.phone.display}
            </a>
            <Button variant="quiet" onClick={onChangeDates}>
              {t.CHANGE_DATES}
            </Button>
          </div>
        </>
      )}
    </EmptyState>
  );
}

/** The rooms did not load, which must not look as if none were free. */
export function RoomsFailed({ onRetry }: { onRetry: () => void }) {
  return (
    <EmptyState tile="compass" headingLevel="h3" title={t.NOT_LOADED}>
      <output className="block">{t.NOT_LOADED_ADVICE}</output>
      <div className="mt-5 flex flex-wrap justify-center gap-3">
        <Button onClick={onRetry}>
          <RotateCw aria-hidden />
          {t.TRY_AGAIN}
        </Button>
        <a href={hostel.phone.href} className={buttonClasses('outline', 'tabular-figures')}>
          <Phone aria-hidden />
          {hostel.phone.display}
        </a>
      </div>
    </EmptyState>
  );
}
