import * as t from '@messages/guest-page';
import { guests } from '@messages/counts';
import { Minus, Plus } from 'lucide-react';
import { Suspense, useEffect, useRef, useState, type ReactNode } from 'react';
import { lazyPart } from '@/components/lazy-part';
import { BookingPaper } from '@/components/print/BookingPaper';
import { formatEuros } from '@/domain/basics/money';
import {
  guestSums,
  isAhead,
  requestStage,
  roomsShown,
  type GuestStage,
  type GuestSums,
} from '@/domain/booking/guest-stay';
import { formatStayDay } from '@/domain/calendar/date-formats';
import { useToday } from '@/hooks/useToday';
import type { GuestPage, GuestPageBooking } from '@/queries/guest-page';
import { ArrivalForm } from './ArrivalForm';
import { ChangeOfPlans } from './ChangeOfPlans';
import { GoodToKnow } from './GoodToKnow';
import { lengthOfStay, perPersonTerm, roomName, stageWords } from './guest-words';
import { GuestBar } from './GuestBar';
import { GuestDirections } from './GuestDirections';
import { GuestHead } from './GuestHead';
import { GuestRooms } from './GuestRooms';
import { KeepLink, TalkToUs } from './SideCards';
import { StayTicket } from './StayTicket';
import { useArrival } from './useArrival';
import { useGuestTax, type GuestTax } from './useGuestTax';

// Few houses list what they bill (DEPOSIT-04).
const InvoiceCard = lazyPart(async () => import('../guest-payment/InvoiceCard')).Part;

interface GuestStayProps {
  page: GuestPage;
  linkKey: string;
  /** After the guest changed something: the page as it now is, or null if the key opens nothing. */
  onChange: (page: GuestPage | null) => void;
  /** What the house asks for before the day of arrival, above all that may be done there. */
  children: ReactNode;
}

/** The page of a request: the ticket of the success screen, and all about the stay. TRACK-02 */
export function GuestStay({ page, linkKey, onChange, children }: GuestStayProps) {
  const [isCancelledHere, setIsCancelledHere] = useState(false);
  const titleRef = useRef<HTMLHeadingElement>(null);
  // The card with the pressed button is gone, so the title takes the focus.
  useEffect(() => {
    if (isCancelledHere) titleRef.current?.focus();
  }, [isCancelledHere]);

  const today = useToday() ?? '';
  const rooms = roomsShown(page.bookings);
  const [first] = rooms;
  const arrival = useArrival({ linkKey, first, onSaved: onChange });
  const sums = guestSums(rooms);
  const tax = useGuestTax(rooms);
  if (first === undefined || sums === null) return null;

  const stage = requestStage(page.bookings, today);
  const isToCome = isAhead(stage);
  const isPromised = stage === 'confirmed' || stage === 'in-house';
  const canCancel = rooms.every(({ can_cancel }) => can_cancel);

  function handleCancelled(cancelled: GuestPage | null) {
    setIsCancelledHere(cancelled !== null);
    onChange(cancelled);
  }

  return (
    <>
      <div className="page-width pt-6 md:pt-10 print:hidden">
        <article className="grid grid-cols-1 overflow-hidden rounded-card border border-linha bg-branco shadow-s2 lg:grid-cols-[minmax(0,1fr)_21.875rem]">
          <GuestHead
            {...{ page, linkKey, stage, rooms, first, sums, isCancelledHere, titleRef, onChange }}
          />
          <StayTicket {...{ page, sums, rooms, isToCome, tax }} />
        </article>
        <div className="mt-10 grid items-start gap-10 md:mt-13 lg:grid-cols-[minmax(0,1fr)_21.875rem] lg:gap-14">
          <div className="grid min-w-0 gap-10 md:gap-13">
            {children}
            {stage === 'confirmed' && (
              <section aria-labelledby="chegada">
                <h2 id="chegada" className="mb-4 text-24 md:text-30">
                  {t.ARRIVAL.title}
                </h2>
                <ArrivalForm arrival={arrival} checkIn={sums.checkIn} />
              </section>
            )}
            {stage === 'in-review' && <WhatComes />}
            {isPromised && <GuestDirections />}
            <GuestRooms
              bookings={page.bookings}
              isGroup={page.group_reference !== null}
              stage={stage}
              today={today}
            />
            {isToCome && !isPromised && (
              <details className="group border-y border-linha">
                <summary className="flex min-h-14 cursor-pointer list-none items-center justify-between gap-4 font-semibold transition-colors hover:text-anil-600 [&::-webkit-details-marker]:hidden">
                  {t.ARRIVAL.question}
                  <Plus className="size-5 text-anil-600 group-open:hidden" aria-hidden />
                  <Minus className="hidden size-5 text-anil-600 group-open:block" aria-hidden />
                </summary>
                <div className="pb-6">
                  <ArrivalForm arrival={arrival} checkIn={sums.checkIn} />
                </div>
              </details>
            )}
            {isToCome && (
              <GoodToKnow
                {...{ stage, sums }}
                payment={page.payment}
                cancelUntil={canCancel ? page.cancel_until : null}
              />
            )}
          </div>
          <aside className="grid gap-4">
            {page.invoice && (
              <Suspense fallback={<div className="h-80" />}>
                <InvoiceCard invoice={page.invoice} {...{ stage, linkKey, onChange }} />
              </Suspense>
            )}
            {isToCome && <KeepLink linkKey={linkKey} />}
            <TalkToUs reference={page.group_reference ?? first.booking_number} />
            {isToCome && stage !== 'in-house' && (
              <ChangeOfPlans
                {...{ page, rooms, linkKey, stage, sums, canCancel }}
                onCancelled={handleCancelled}
              />
            )}
          </aside>
        </div>
      </div>
      {isToCome && <GuestBar {...{ stage, first, sums }} payment={page.payment} />}
      <GuestSheet {...{ page, rooms, sums, stage, tax }} />
    </>
  );
}

/** What happens next, while the request is being answered. */
function WhatComes() {
  return (
    <section aria-labelledby="segue">
      <h2 id="segue" className="text-24 md:text-30">
        {t.NEXT_STEPS_TITLE}
      </h2>
      <ol className="mt-4 grid gap-3.5">
        {t.NEXT_STEPS.map((text, place) => (
          <li key={text} className="grid grid-cols-[1.75rem_minmax(0,1fr)] gap-3.5">
            <span
              aria-hidden
              className="grid size-7 place-items-center rounded-tile bg-anil-50 text-15 font-semibold text-anil-700 tabular-figures"
            >
              {place + 1}
            </span>
            <span>{text}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}

interface GuestSheetProps {
  page: GuestPage;
  rooms: readonly GuestPageBooking[];
  sums: GuestSums;
  stage: GuestStage;
  tax: GuestTax | null;
}

/** The stay on one sheet of paper; on the screen it is not there. TRACK-05 */
function GuestSheet({ page, rooms, sums, stage, tax }: GuestSheetProps) {
  return (
    <BookingPaper
      heading={stageWords(stage, page).label}
      reference={page.group_reference ?? rooms[0]?.booking_number ?? null}
      facts={[
        { term: t.PAPER.checkIn, value: formatStayDay(sums.checkIn) },
        { term: t.PAPER.checkOut, value: formatStayDay(sums.checkOut) },
        { term: t.PAPER.nights, value: sums.nights },
        { term: t.PAPER.guests, value: sums.guests },
        ...(sums.isPriced
          ? [{ term: perPersonTerm(sums), value: formatEuros(sums.perPersonAndNight) }]
          : []),
      ]}
      rooms={rooms.map((booking) => ({
        id: booking.booking_number,
        roomNumber: booking.room.room_number,
        name: roomName(booking.room).name,
        guests: guests(booking.number_of_guests),
        nights: lengthOfStay(booking),
        total: booking.is_unpriced ? '' : formatEuros(booking.total_price),
      }))}
      total={sums.isPriced ? formatEuros(sums.total) : null}
      notes={tax === null ? [] : [tax.line]}
      message={rooms[0]?.guest_wish ?? ''}
    />
  );
}
