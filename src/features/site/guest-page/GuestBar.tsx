import * as t from '@messages/guest-page';
import { MapPin, Phone } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '@/components/Button';
import { buttonClasses } from '@/components/button-styles';
import { StickyBar } from '@/components/StickyBar';
import { hostel } from '@/copy/hostel';
import { formatShortWeekdayAndDay } from '@/domain/calendar/date-formats';
import type { GuestStage, GuestSums } from '@/domain/booking/guest-stay';
import type { GuestPageBooking } from '@/queries/guest-page';
import { DIRECTIONS_ID } from './GuestDirections';
import { shortMoment } from './guest-words';

interface GuestBarProps {
  stage: GuestStage;
  first: Pick<GuestPageBooking, 'answer_until'>;
  sums: GuestSums;
}

/**
 * The bar at a phone's foot: until when the answer comes and whom to call; later, how to arrive.
 */
export function GuestBar({ stage, first, sums }: GuestBarProps) {
  if (stage === 'confirmed') {
    return (
      <StickyBar>
        <Words over={formatShortWeekdayAndDay(sums.checkIn)}>{t.BAR.checkInHours}</Words>
        <Button onClick={goToDirections}>
          <MapPin aria-hidden />
          {t.DIRECTIONS.title}
        </Button>
      </StickyBar>
    );
  }
  const isAnswerDue = stage === 'in-review' && first.answer_until !== null;
  return (
    <StickyBar>
      <Words over={isAnswerDue ? t.BAR.answerUntil : t.BAR.reception}>
        {isAnswerDue ? shortMoment(first.answer_until ?? '') : t.BAR.open}
      </Words>
      <a href={hostel.phone.href} className={buttonClasses('primary')}>
        <Phone aria-hidden />
        {t.BAR.call}
      </a>
    </StickyBar>
  );
}

/**
 * Scrolls by script, because a link would replace the key, which stands behind the # of the
 * address.
 */
function goToDirections() {
  const title = document.querySelector<HTMLElement>(`#${DIRECTIONS_ID}`);
  title?.focus({ preventScroll: true });
  title?.scrollIntoView();
}

function Words({ over, children }: { over: string; children: ReactNode }) {
  return (
    <p className="me-auto text-13 leading-4.5 text-tinta-2 tabular-figures">
      {over}
      <b className="block text-15 leading-5 font-semibold text-tinta">{children}</b>
    </p>
  );
}
