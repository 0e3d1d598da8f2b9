import * as t from '@messages/guest-page';
import { MapPin, Phone } from 'lucide-react';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { Button } from '@/components/Button';
import { buttonClasses } from '@/components/button-styles';
import { StickyBar } from '@/components/StickyBar';
import { hostel } from '@/copy/hostel';
import { formatEuros } from '@/domain/basics/money';
import { formatShortWeekdayAndDay } from '@/domain/calendar/date-formats';
import type { GuestStage, GuestSums } from '@/domain/booking/guest-stay';
import type { GuestPage, GuestPageBooking } from '@/queries/guest-page';
import { isPayable, PAY_ID, wayBackIn } from '../guest-payment/payable';
import { DIRECTIONS_ID } from './GuestDirections';
import { shortMoment } from './guest-words';

interface GuestBarProps {
  stage: GuestStage;
  first: Pick<GuestPageBooking, 'answer_until'>;
  sums: GuestSums;
  payment: GuestPage['payment'];
}

/**
 * The bar at a phone's foot: what is to be paid; else until when the answer comes and whom to call;
 * later, how to arrive.
 */
export function GuestBar({ stage, first, sums, payment }: GuestBarProps) {
  const { state }: { state: unknown } = useLocation();
  // Who comes back from paying is not asked again before it is known what came.
  if (payment && isPayable(payment, stage) && wayBackIn(state) !== 'feito') {
    return (
      <StickyBar>
        <p className="me-auto text-13 leading-4.5 text-tinta-2 tabular-figures">
          <b className="block text-15 leading-5 font-semibold text-tinta">
            {formatEuros(payment.amount)}
          </b>
          {t.STEPS.until(shortMoment(payment.until))}
        </p>
        <Button variant="ocre" onClick={() => goTo(PAY_ID)}>
          {t.BAR.pay}
        </Button>
      </StickyBar>
    );
  }
  if (stage === 'confirmed') {
    return (
      <StickyBar>
        <Words over={formatShortWeekdayAndDay(sums.checkIn)}>{t.BAR.checkInHours}</Words>
        <Button onClick={() => goTo(DIRECTIONS_ID)}>
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
function goTo(id: string) {
  const place = document.querySelector<HTMLElement>(`#${id}`);
  place?.focus({ preventScroll: true });
  place?.scrollIntoView();
}

function Words({ over, children }: { over: string; children: ReactNode }) {
  return (
    <p className="me-auto text-13 leading-4.5 text-tinta-2 tabular-figures">
      {over}
      <b className="block text-15 leading-5 font-semibold text-tinta">{children}</b>
    </p>
  );
}
