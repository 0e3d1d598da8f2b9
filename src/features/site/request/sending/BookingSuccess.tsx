import * as t from '@messages/booking-sending';
import {
  CircleCheck,
  KeyRound,
  type LucideIcon,
  MapPin,
  MessagesSquare,
  Phone,
  TrainFront,
} from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { CopyButton } from '@/components/CopyButton';
import { hostel } from '@/copy/hostel';
import { longMoment } from '@/domain/calendar/moments';
import { guestPagePath, locationPath } from '@/lib/paths';
import { BookingSheet } from './BookingSheet';
import { BookingTicket } from './BookingTicket';
import type { SentRequest } from './booking-ticket';
import { TicketActions } from './TicketActions';

/** How much of the key is shown: enough to recognise it, too little to open the page. */
const SHOWN = { first: 3, last: 3 };

/** The guest's private link, the only way to the page where no mails go out. TRACK-01, TRACK-07 */
function PrivateLink({ linkKey }: { linkKey: string }) {
  const path = guestPagePath(linkKey);
  const shortKey = `${linkKey.slice(0, SHOWN.first)}…${linkKey.slice(-SHOWN.last)}`;
  return (
    <section
      aria-labelledby="ligacao-privada"
      className="mb-7 rounded-field border-2 border-ocre-400 p-4 md:p-5"
    >
      <h2 id="ligacao-privada" className="flex items-center gap-2.5 text-20">
        <KeyRound className="size-5 flex-none text-anil-600" aria-hidden />
        {t.LINK_TITLE}
      </h2>
      <p className="mt-1 text-16 leading-6">{t.LINK_TEXT}</p>
      <div className="mt-3 grid gap-2.5 md:grid-cols-[minmax(0,1fr)_auto] md:items-start">
        <p className="flex min-h-12 items-center rounded-field border border-dashed border-contorno px-3 py-2 text-14 wrap-anywhere tabular-figures">
          {`${location.host}${guestPagePath(shortKey)}`}
        </p>
        <CopyButton
          text={`${location.origin}${path}`}
          label={t.COPY_LINK}
          doneLabel={t.LINK_COPIED}
          variant="primary"
          isWide
        />
      </div>
      <p className="mt-2">
        <Link to={path} className="inline-flex min-h-11 items-center text-link">
          {t.OPEN_LINK}
        </Link>
      </p>
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
        <div className="grid w-full max-w-260 grid-cols-1 overflow-hidden rounded-card border border-linha bg-branco shadow-s2 lg:grid-cols-[minmax(0,1fr)_21.875rem]">
          <section className="px-5 pt-7 pb-6.5 md:px-12 md:pt-11 md:pb-10">
            <p className="inline-flex items-center gap-2.5 rounded-pill bg-horta-100 py-1.5 ps-2.5 pe-3.5 text-15 leading-5 font-semibold text-horta-700">
              <CircleCheck className="size-5" aria-hidden />
              {t.RECEIVED}
            </p>
            <h1
              ref={titleRef}
              tabIndex={-1}
              className="mt-4.5 mb-3 text-30 md:text-40 md:leading-12"
            >
              {t.SENT}
            </h1>
            <p className="max-w-[30.75em] text-tinta-2">{t.SENT_TEXT}</p>
            <dl className="mt-6.5 mb-7 grid gap-4 rounded-field border-s-6 border-anil-600 bg-sal px-4 py-3.5 md:px-5 md:py-4">
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
            {accessKey !== null && <PrivateLink linkKey={accessKey} />}
            <ol className="grid gap-3.5 text-16 leading-6">
              <NextStep icon={MessagesSquare}>{nextContact(sent)}</NextStep>
              <NextStep icon={TrainFront}>
                {t.nextArrival(hostel.reception.metresToStation)}
              </NextStep>
            </ol>
            <HouseCard />
            <TicketActions sent={sent} onBookAgain={onBookAgain} />
          </section>
          <BookingTicket sent={sent} />
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

/** Where the house is and how to reach it. */
function HouseCard() {
  const { address, name, phone } = hostel;
  return (
    <address className="mt-6.5 grid gap-2.5 border-t border-linha pt-5 text-16 leading-6 not-italic">
      <p className="grid grid-cols-[1.75rem_minmax(0,1fr)] gap-3">
        <MapPin className="mt-0.5 size-5 text-anil-600" aria-hidden />
        <span>
          {name}, {address.street}, {address.region}.{' '}
          <Link to={locationPath} className="text-link">
            {t.GETTING_HERE}
          </Link>
        </span>
      </p>
      <p className="grid grid-cols-[1.75rem_minmax(0,1fr)] gap-3">
        <Phone className="mt-0.5 size-5 text-anil-600" aria-hidden />
        <span>
          <a href={phone.href} className="text-link tabular-figures">
            {phone.display}
          </a>
          {t.ANY_TIME}
        </span>
      </p>
    </address>
  );
}

interface ReferenceProps {
  term: string;
  /** Null where the database did not give it back. */
  value: string | null;
  copyLabel: string;
}

function Reference({ term, value, copyLabel }: ReferenceProps) {
  return (
    <div className="grid items-center gap-x-4 gap-y-2 md:grid-cols-[minmax(0,1fr)_auto]">
      <dt className="text-14 leading-4.5 text-tinta-2">{term}</dt>
      <dd className="text-24 font-bold tracking-[.01em] tabular-figures md:col-start-1 md:text-30">
        {value ?? t.NUMBER_UNKNOWN}
      </dd>
      {value !== null && (
        <dd className="md:col-start-2 md:row-span-2 md:row-start-1">
          <CopyButton text={value} label={copyLabel} />
        </dd>
      )}
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
