import * as t from '@messages/booking-sending';
import { CircleCheck, KeyRound, type LucideIcon, MessagesSquare, TrainFront } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { Button } from '@/components/Button';
import { CopyButton } from '@/components/CopyButton';
import { LinkButton } from '@/components/LinkButton';
import { hostel } from '@/copy/hostel';
import { longMoment } from '@/domain/calendar/moments';
import { guestPagePath } from '@/lib/paths';
import { BookingSheet } from './BookingSheet';
import { BookingTicket } from './BookingTicket';
import type { SentRequest } from './booking-ticket';

/** How much of the key is shown: enough to recognise it, too little to open the page. */
const SHOWN = { first: 3, last: 3 };

/** The guest's private link, the only way to the page where no mails go out. TRACK-01, TRACK-07 */
function PrivateLink({ linkKey }: { linkKey: string }) {
  const path = guestPagePath(linkKey);
  const shortKey = `${linkKey.slice(0, SHOWN.first)}…${linkKey.slice(-SHOWN.last)}`;
  return (
    <section
      aria-labelledby="ligacao-privada"
      className="rounded-field border-2 border-ocre-400 p-4 md:p-5"
    >
      <h2 id="ligacao-privada" className="flex items-center gap-2.5 text-20">
        <KeyRound className="size-5 flex-none text-anil-600" aria-hidden />
        {t.LINK_TITLE}
      </h2>
      <p className="mt-1 text-16 leading-6">{t.LINK_TEXT}</p>
      <p className="mt-3 flex min-h-11 items-center rounded-field border border-dashed border-contorno px-3 py-2 text-14 wrap-anywhere tabular-figures">
        {`${location.host}${guestPagePath(shortKey)}`}
      </p>
      <div className="mt-2.5 grid gap-2.5 md:grid-cols-2 md:items-start">
        <LinkButton to={path}>{t.OPEN_LINK}</LinkButton>
        <CopyButton
          text={`${location.origin}${path}`}
          label={t.COPY_LINK}
          doneLabel={t.LINK_COPIED}
          isWide
        />
      </div>
    </section>
  );
}

interface BookingSuccessProps {
  sent: SentRequest;
  onBookAgain: () => void;
}

/** What follows a stored request: its confirmation, called the ticket. BOOK-DONE-01 */
export function BookingSuccess({ sent, onBookAgain }: BookingSuccessProps) {
  const titleRef = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    window.scrollTo({ top: 0, behavior: 'instant' });
    titleRef.current?.focus({ preventScroll: true });
  }, []);

  const { accessKey, bookingNumber, groupReference } = sent;
  return (
    <>
      <div className="page-width grid place-items-center pt-6 md:pt-14 print:hidden">
        <div className="grid w-full max-w-260 grid-cols-1 overflow-hidden rounded-card border border-linha bg-branco shadow-s2 lg:grid-cols-[minmax(0,1fr)_21.875rem] lg:grid-rows-[auto_1fr]">
          <section className="px-5 pt-7 pb-6.5 md:px-12 md:pt-11 md:pb-7">
            <p className="inline-flex items-center gap-2.5 rounded-pill bg-horta-100 py-1.5 ps-2.5 pe-3.5 text-15 leading-5 font-semibold text-horta-700">
              <CircleCheck className="size-5" aria-hidden />
              {t.RECEIVED}
            </p>
            <h1
              ref={titleRef}
              tabIndex={-1}
              className="mt-4.5 mb-3 text-30 max-[22rem]:text-24 md:text-40 md:leading-12"
            >
              {t.SENT}
            </h1>
            <p className="max-w-[30.75em] text-tinta-2">{t.SENT_TEXT}</p>
            <dl className="mt-6.5 rounded-field border-s-6 border-anil-600 bg-sal px-4 py-3.5 max-[22rem]:px-3 md:px-5 md:py-4">
              {groupReference === null ? (
                <Reference
                  term={t.BOOKING_NUMBER}
                  value={bookingNumber}
                  copyLabel={t.COPY_NUMBER}
                />
              ) : (
                <Reference
                  term={t.GROUP_REFERENCE}
                  value={groupReference}
                  copyLabel={t.COPY_REFERENCE}
                />
              )}
            </dl>
          </section>
          <BookingTicket sent={sent} className="lg:col-start-2 lg:row-span-2 lg:row-start-1" />
          <div className="px-5 pt-7 pb-6.5 md:px-12 md:pb-10 lg:pt-0">
            {accessKey !== null && <PrivateLink linkKey={accessKey} />}
            <ol className="mt-7 grid gap-3.5 text-16 leading-6 first:mt-0">
              <NextStep icon={MessagesSquare}>{nextContact(sent)}</NextStep>
              <NextStep icon={TrainFront}>
                {t.nextArrival(hostel.reception.metresToStation)}
              </NextStep>
            </ol>
            <Button variant="outline" className="mt-7 max-md:w-full" onClick={onBookAgain}>
              {t.BOOK_AGAIN}
            </Button>
          </div>
        </div>
      </div>
      <BookingSheet sent={sent} />
    </>
  );
}

/** Until when the house answers and holds the rooms, as the guest's page and the mail say (CLOCK-02). */
function nextContact({ promised, selection }: SentRequest): string {
  const answer = promised?.answer_until ?? null;
  const held = promised?.hold_until ?? null;
  const words = answer === null ? t.NEXT_CONTACT : t.answerUntil(longMoment(answer));
  return held === null ? words : `${words} ${t.heldUntil(selection.length, longMoment(held))}`;
}

interface ReferenceProps {
  term: string;
  /** Null where the database did not give it back. */
  value: string | null;
  copyLabel: string;
}

function Reference({ term, value, copyLabel }: ReferenceProps) {
  return (
    <div>
      <dt className="text-14 leading-4.5 text-tinta-2">{term}</dt>
      <dd className="-mb-2 flex items-center">
        <b className="text-22 tracking-[.01em] whitespace-nowrap tabular-figures max-[22rem]:text-17 md:text-24">
          {value ?? t.NUMBER_UNKNOWN}
        </b>
        {value !== null && <CopyButton text={value} label={copyLabel} isIcon />}
      </dd>
    </div>
  );
}

function NextStep({ icon: Icon, children }: { icon: LucideIcon; children: ReactNode }) {
  return (
    <li className="grid grid-cols-[1.75rem_minmax(0,1fr)] gap-3">
      <Icon className="mt-0.5 size-5 text-anil-600" aria-hidden />
      <span>{children}</span>
    </li>
  );
}
