import * as t from '@messages/guest-page';
import {
  CircleCheck,
  Clock,
  type LucideIcon,
  XCircle,
  CalendarClock,
  TrainFront,
} from 'lucide-react';
import { type Ref, type ReactNode, Suspense } from 'react';
import { lazyPart } from '@/components/lazy-part';
import { LinkButton } from '@/components/LinkButton';
import { hostel } from '@/copy/hostel';
import { formatEuros } from '@/domain/basics/money';
import { isAhead, type GuestStage, type GuestSums } from '@/domain/booking/guest-stay';
import { formatLongDayAndMonth, formatWeekdayAndDay } from '@/domain/calendar/date-formats';
import { longMoment } from '@/domain/calendar/moments';
import { bookingPath } from '@/lib/paths';
import type { GuestPage, GuestPageBooking } from '@/queries/guest-page';
import { stageWords } from './guest-words';
import { StatusLine } from './StatusLine';

// Few guests have anything to pay before arrival while they look (TRACK-07, DEPOSIT-01).
const Paying = lazyPart(async () => import('../guest-payment/Paying')).Part;

interface GuestHeadProps {
  page: GuestPage;
  linkKey: string;
  stage: GuestStage;
  rooms: readonly GuestPageBooking[];
  /** The first room: its number, and the times of its request, stand for all rooms. */
  first: GuestPageBooking;
  sums: GuestSums;
  /** The guest has just called it off on this page. */
  isCancelledHere: boolean;
  /** Takes the focus when what had it is gone. */
  titleRef: Ref<HTMLHeadingElement>;
  /** After something was paid or is no longer asked: the page as it now is. */
  onChange: (page: GuestPage | null) => void;
}

const PILLS: Record<GuestStage, readonly [icon: LucideIcon, look: string]> = {
  'in-review': [Clock, 'bg-ocre-100 text-ocre-800'],
  'awaiting-payment': [Clock, 'bg-ocre-100 text-ocre-800'],
  paid: [Clock, 'bg-ocre-100 text-ocre-800'],
  confirmed: [CircleCheck, 'bg-horta-100 text-horta-700'],
  'in-house': [CircleCheck, 'bg-horta-100 text-horta-700'],
  over: [CircleCheck, 'bg-sal text-tinta-2'],
  unsettled: [Clock, 'bg-ocre-100 text-ocre-800'],
  cancelled: [XCircle, 'bg-erro-100 text-erro-700'],
  lapsed: [XCircle, 'bg-erro-100 text-erro-700'],
};

/** What is said after a cancellation; of money already paid, that it is returned. */
function doneWords({ paid }: GuestSums): string {
  const words = t.CHANGE_OF_PLANS;
  return paid > 0 ? words.donePaid(formatEuros(paid)) : words.done;
}

/** The ticket's main part: number, state in plain words, and what comes next. */
export function GuestHead({
  page,
  linkKey,
  stage,
  rooms,
  first,
  sums,
  isCancelledHere,
  titleRef,
  onChange,
}: GuestHeadProps) {
  const words = stageWords(stage, page);
  const [Icon, pill] = PILLS[stage];
  return (
    <section className="px-5 pt-6 pb-7 md:px-11 md:pt-10 md:pb-10">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2 text-15 tabular-figures">
        <output
          className={`inline-flex items-center gap-2 rounded-pill py-1.5 ps-2.5 pe-3.5 font-semibold ${pill}`}
        >
          <Icon className="size-5 flex-none" aria-hidden />
          {words.label}
        </output>
        <span>
          {page.group_reference === null ? (
            <>
              {stage === 'in-review' ? t.REQUEST : t.BOOKING} <b>{first.booking_number}</b>
            </>
          ) : (
            // Each room has a number of its own, which stands beside it.
            <>
              {t.GROUP} <b>{page.group_reference}</b>
            </>
          )}
        </span>
      </div>
      <h1
        ref={titleRef}
        tabIndex={-1}
        className="mt-4.5 text-30 wrap-anywhere md:text-40 md:leading-12"
      >
        {words.title(page.first_name, formatLongDayAndMonth(sums.checkIn))}
      </h1>
      <p className="mt-2.5 max-w-[33em] text-17 text-tinta-2">
        {isCancelledHere
          ? doneWords(sums)
          : words.text(formatWeekdayAndDay(sums.checkIn), rooms.length)}
      </p>
      <StatusLine {...{ stage, first }} isUnderWay={page.payment?.state === 'pending'} />
      {(page.payment || stage === 'awaiting-payment') && (
        <Suspense fallback={<div className="mt-6 h-96" />}>
          <Paying {...{ page, linkKey, stage, onChange }} />
        </Suspense>
      )}
      <HousePromise
        {...{ stage, first }}
        money={sums.isPriced && page.payment == null ? paymentWords(sums) : null}
        roomCount={rooms.length}
        isConfirmed={page.email_confirmed}
      />
      {!isAhead(stage) && (
        <LinkButton to={bookingPath()} variant="outline" className="mt-6">
          {t.FREE_DATES}
        </LinkButton>
      )}
    </section>
  );
}

interface HousePromiseProps {
  stage: GuestStage;
  first: Pick<GuestPageBooking, 'answer_until' | 'hold_until' | 'confirm_until'>;
  roomCount: number;
  /** What is paid at check-in; null where it is said elsewhere, or not known. */
  money: string | null;
  /** Whether the link of a mail has been opened. */
  isConfirmed: boolean;
}

/**
 * Until when the house has promised what; once the stay is confirmed, where the house is. CLOCK-02
 */
function HousePromise({ stage, first, roomCount, money, isConfirmed }: HousePromiseProps) {
  const { answer_until, hold_until, confirm_until } = first;
  if (stage === 'confirmed') {
    const { address, reception } = hostel;
    return (
      <Box icon={TrainFront}>
        {t.PROMISES.way}
        <b>{t.PROMISES.street(address.street, reception.metresToStation)}</b>.
        {money !== null && <Small>{money}</Small>}
      </Box>
    );
  }
  if (stage !== 'in-review') return null;
  return (
    <Box icon={CalendarClock}>
      {answer_until === null ? (
        t.PROMISES.soon
      ) : (
        <>
          {t.PROMISES.answer}
          <b>{longMoment(answer_until)}</b>.
        </>
      )}
      {hold_until !== null && <Small>{t.PROMISES.hold(roomCount, longMoment(hold_until))}</Small>}
      {confirm_until !== null && !isConfirmed && (
        <Small>{t.PROMISES.confirmEmail(longMoment(confirm_until))}</Small>
      )}
    </Box>
  );
}

function paymentWords({ paid, due }: GuestSums): string {
  if (due <= 0) return t.PROMISES.allPaid;
  return paid > 0 ? t.PROMISES.restDue(formatEuros(due)) : t.PROMISES.payOnArrival;
}

function Box({ icon: Icon, children }: { icon: LucideIcon; children: ReactNode }) {
  return (
    <div className="mt-6 flex gap-3.5 rounded-e-field border-s-6 border-anil-600 bg-sal px-4 py-3.5 tabular-figures">
      <Icon className="mt-0.5 size-5.5 flex-none text-anil-600" aria-hidden />
      <p>{children}</p>
    </div>
  );
}

function Small({ children }: { children: string }) {
  return <span className="mt-0.5 block text-14 text-tinta-2">{children}</span>;
}
