import { CircleCheck, Clock, type LucideIcon, XCircle } from 'lucide-react';
import { useState } from 'react';
import { ARRIVAL, CHANGE_OF_PLANS, NEXT_STEPS, STAGES } from '@/copy/guest-page';
import { formatLongDayAndMonth, formatWeekdayName } from '@/domain/date-formats';
import { guestSums, requestStage, roomsShown, type GuestStage } from '@/domain/guest-stay';
import type { GuestPage } from '@/queries/guest-page';
import { ArrivalForm } from './ArrivalForm';
import { ChangeOfPlans } from './ChangeOfPlans';
import { GoodToKnow } from './GoodToKnow';
import { GuestDirections } from './GuestDirections';
import { GuestRooms } from './GuestRooms';
import { GuestSheet } from './GuestSheet';
import { HousePromise } from './HousePromise';
import { KeepLink, TalkToUs } from './SideCards';
import { StatusLine } from './StatusLine';
import { StayTicket } from './StayTicket';

interface GuestStayProps {
  page: GuestPage;
  linkKey: string;
  /** The guest has told or cancelled something: the page as it now is. */
  onChange: (page: GuestPage) => void;
}

const PILLS: Record<GuestStage, readonly [icon: LucideIcon, look: string]> = {
  'in-review': [Clock, 'bg-ocre-100 text-ocre-800'],
  'awaiting-payment': [Clock, 'bg-ocre-100 text-ocre-800'],
  paid: [Clock, 'bg-ocre-100 text-ocre-800'],
  confirmed: [CircleCheck, 'bg-horta-100 text-horta-700'],
  'in-house': [CircleCheck, 'bg-horta-100 text-horta-700'],
  over: [CircleCheck, 'bg-sal text-tinta-2'],
  cancelled: [XCircle, 'bg-erro-100 text-erro-700'],
  lapsed: [XCircle, 'bg-erro-100 text-erro-700'],
};

/** The request as its guest sees it: the ticket of the success screen, grown into a page. TRACK-02 */
export function GuestStay({ page, linkKey, onChange }: GuestStayProps) {
  const [isCancelledHere, setIsCancelledHere] = useState(false);
  const stage = requestStage(page.bookings);
  const rooms = roomsShown(page.bookings);
  const sums = guestSums(rooms);
  const [first] = rooms;
  if (first === undefined || sums === null) return null;

  const words = STAGES[stage];
  const [Icon, pill] = PILLS[stage];
  const isAhead = stage !== 'over' && stage !== 'cancelled' && stage !== 'lapsed';
  const isPromised = stage === 'confirmed' || stage === 'in-house';
  const arrival = {
    linkKey,
    checkIn: sums.checkIn,
    arrivalTime: first.arrival_time,
    wish: first.guest_wish,
    onSaved: onChange,
  };

  return (
    <>
      <div className="page-width pt-6 md:pt-10 print:hidden">
        <article className="grid grid-cols-1 overflow-hidden rounded-card border border-linha bg-branco shadow-s2 lg:grid-cols-[minmax(0,1fr)_21.875rem]">
          <section className="px-5 pt-6 pb-7 md:px-11 md:pt-10 md:pb-10">
            <div className="flex flex-wrap items-center gap-x-4 gap-y-2 text-15 tabular-figures">
              <output
                className={`inline-flex items-center gap-2 rounded-pill py-1.5 ps-2.5 pe-3.5 font-semibold ${pill}`}
              >
                <Icon className="size-5" aria-hidden />
                {words.label}
              </output>
              <span>
                {stage === 'in-review' ? 'Pedido' : 'Reserva'} <b>{first.booking_number}</b>
              </span>
              {page.group_reference !== null && (
                <span>
                  Grupo <b>{page.group_reference}</b>
                </span>
              )}
            </div>
            <h1 className="mt-4.5 text-30 md:text-40 md:leading-12">
              {words.title(page.first_name, formatLongDayAndMonth(sums.checkIn))}
            </h1>
            <p className="text-18 mt-2.5 max-w-[33em] text-tinta-2">
              {isCancelledHere ? CHANGE_OF_PLANS.done : words.text(formatWeekdayName(sums.checkIn))}
            </p>
            <StatusLine stage={stage} first={first} />
            <HousePromise stage={stage} first={first} isConfirmed={page.email_confirmed} />
          </section>
          <StayTicket page={page} sums={sums} rooms={rooms} />
        </article>
        <div className="mt-10 grid items-start gap-10 md:mt-13 lg:grid-cols-[minmax(0,1fr)_21.875rem] lg:gap-14">
          <div className="grid min-w-0 gap-10 md:gap-13">
            {stage === 'confirmed' && (
              <section aria-labelledby="chegada">
                <h2 id="chegada" className="mb-4 text-24 md:text-30">
                  {ARRIVAL.title}
                </h2>
                <ArrivalForm {...arrival} />
              </section>
            )}
            {stage === 'in-review' && <WhatComes />}
            {isPromised && <GuestDirections />}
            <GuestRooms bookings={page.bookings} stage={stage} />
            {isAhead && !isPromised && (
              <details className="border-y border-linha">
                <summary className="min-h-11 cursor-pointer py-3.5 font-semibold">
                  {ARRIVAL.question}
                </summary>
                <div className="pb-6">
                  <ArrivalForm {...arrival} />
                </div>
              </details>
            )}
            {isAhead && (
              <GoodToKnow
                sums={sums}
                cancelUntil={rooms.every(({ can_cancel }) => can_cancel) ? page.cancel_until : null}
              />
            )}
          </div>
          <aside className="grid gap-4">
            {isAhead && <KeepLink linkKey={linkKey} />}
            <TalkToUs bookingNumber={first.booking_number} />
            {isAhead && stage !== 'in-house' && (
              <ChangeOfPlans
                {...{ page, linkKey, stage, sums }}
                onCancelled={(cancelled) => {
                  setIsCancelledHere(true);
                  onChange(cancelled);
                }}
              />
            )}
          </aside>
        </div>
      </div>
      <GuestSheet {...{ page, rooms, sums, stage }} />
    </>
  );
}

/** What happens next, while the request is being answered. */
function WhatComes() {
  return (
    <section aria-labelledby="segue">
      <h2 id="segue" className="text-24 md:text-30">
        O que se segue
      </h2>
      <ol className="mt-4 grid gap-3.5">
        {NEXT_STEPS.map((text, place) => (
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
