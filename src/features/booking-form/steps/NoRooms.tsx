import * as t from '@messages/booking-rooms';
import { Phone, RotateCw } from 'lucide-react';
import { Button } from '@/components/Button';
import { buttonClasses } from '@/components/button-styles';
import { EmptyState } from '@/components/EmptyState';
import { hostel } from '@/copy/hostel';
import { LinkButton } from '@/components/LinkButton';
import { bedCount } from '@/domain/bed-count';
import type { StayDates } from '@/domain/stay';
import { contactPath } from '@/lib/paths';
import type { OfferedRoom } from '../state/room-choice';
import { enquiryMessage } from './room-messages';

interface NoRoomsProps {
  dates: StayDates;
  guestCount: number;
  /** What is free, be it too little. */
  offers: readonly OfferedRoom[];
  /** What is free, but only reception can give. */
  held: readonly OfferedRoom[];
  onChangeDates: () => void;
  /** More rooms than a recommendation takes may do: given, one may choose by hand. */
  onManual?: () => void;
}

/** No combination: by hand while that can help, otherwise the people of the house. */
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

/** The rooms did not load: that is not to say that none is free. */
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
