import { Check, MailCheck, UserCheck, Users } from 'lucide-react';
import { memo, type MouseEvent, type ReactNode } from 'react';
import { GroupStatus } from '@/components/look/GroupStatus';
import { TilePile } from '@/components/look/TilePile';
import { groupSizeLabel } from '@/domain/booking-list/cards';
import { bookingSourceLabel, isUnpriced } from '@/domain/booking/booking-source';
import { formatStayInYears } from '@/domain/calendar/stay-in-years';
import type { Day } from '@/domain/calendar/dates';
import { groupName } from '@/domain/booking/group-name';
import { countedBookings } from '@/domain/booking/group-state';
import { formatEuros } from '@/domain/basics/money';
import { paymentState } from '@/domain/payment/payment';
import { groupPaidSums } from '@/domain/payment/sums';
import { dueWords } from '@/domain/payment/words';
import { nightCount } from '@/domain/stay/stay';
import { countLabel } from '@/domain/basics/text';
import { sortedByRoom } from '@/features/panel/parts/sorted-by-room';
import { RoomName } from '@/features/panel/parts/RoomName';
import { isPlainClick } from '@/lib/plain-click';
import type { StaffBooking } from '@/queries/staff-bookings';
import type { ListedCard } from './useBookingList';

// A row of the list is a table row where there is room for one, else a card of three columns, and
// of two on a phone. Container queries decide, because the sidebar takes part of the window.

export const ROW_COLUMNS =
  '@4xl:grid-cols-[7.75rem_minmax(8.75rem,1.25fr)_minmax(8.5rem,1.15fr)_6.75rem_2.75rem_4.75rem_10.25rem] ' +
  // Room for a stay with its year on one line.
  '@min-[60rem]:grid-cols-[7.75rem_minmax(8.75rem,1.25fr)_minmax(8.5rem,1.15fr)_8.5rem_2.75rem_4.75rem_9.75rem]';

export const ROW_LAYOUT =
  "grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-2.5 gap-y-0.75 px-3.5 py-2.5 [grid-template-areas:'guest_status'_'room_room'_'stay_total'_'number_email'] " +
  "@xl:grid-cols-[minmax(0,1.2fr)_minmax(0,1fr)_2.75rem_10.25rem] @xl:px-4 @xl:[grid-template-areas:'guest_stay_email_status'_'room_number_total_total'] " +
  `@4xl:min-h-11 @4xl:gap-x-3 @4xl:py-1.25 @4xl:[grid-template-areas:'number_guest_room_stay_email_total_status'] ${ROW_COLUMNS}`;

interface BookingListRowProps {
  card: ListedCard;
  /** Yyyy-mm-dd in Europe/Lisbon; stays of other years say theirs. */
  today: Day;
  bookingHref: (bookingNumber: string) => string;
  onOpen: (bookingNumber: string) => void;
  onFocus?: () => void;
}

/**
 * One card of the list: a booking, or a group as one. The whole row opens it. Memoised, because
 * each key typed in the search renders the list.
 */
export const BookingListRow = memo(function BookingRow({
  card,
  today,
  bookingHref,
  onOpen,
  onFocus,
}: BookingListRowProps) {
  const lead = leadOf(card);
  const { check_in_date: from, check_out_date: to, guest_name } = lead;
  const isGroup = card.groupReference !== null;
  const nights = nightCount({ checkIn: from, checkOut: to });

  function handleClick(event: MouseEvent) {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    onOpen(lead.booking_number);
  }

  return (
    <li
      className={`relative border-t border-linha/60 text-13 transition-colors first:border-0 hover:bg-anil-50 has-focus-visible:bg-anil-50 ${ROW_LAYOUT} ${isGroup ? 'before:absolute before:inset-y-0 before:start-0 before:w-0.75 before:bg-anil-600' : ''}`}
    >
      <span className="min-w-0 [grid-area:number]">
        <a
          href={bookingHref(lead.booking_number)}
          onClick={handleClick}
          onFocus={onFocus}
          data-booking-card={card.key}
          aria-label={`${card.groupReference ?? lead.booking_number}, ${guest_name}`}
          className="font-semibold whitespace-nowrap text-anil-600 after:absolute after:inset-0"
        >
          {card.groupReference ?? lead.booking_number}
        </a>
        <Source source={lead.source} />
      </span>
      {isGroup ? (
        <GroupName name={groupName(lead)} card={card} />
      ) : (
        <span className="truncate text-14 font-medium [grid-area:guest]">{guest_name}</span>
      )}
      <span className="flex min-w-0 items-center gap-2 [grid-area:room]">
        {isGroup ? <GroupTiles card={card} /> : <RoomName room={lead.rooms} />}
      </span>
      <span className="text-tinta-2 [grid-area:stay] @min-[60rem]:whitespace-nowrap">
        {formatStayInYears({ from, to }, today)}
        <small className="ms-1.5 text-12 whitespace-nowrap @4xl:ms-0 @4xl:block">
          {countLabel(nights, { one: 'noite', many: 'noites' })}
        </small>
      </span>
      <EmailMarks card={card} />
      <span className="flex items-baseline justify-end gap-x-2 text-end whitespace-nowrap [grid-area:total] @4xl:grid @4xl:justify-items-end">
        <Price card={card} />
        <Due bookings={card.bookings} />
      </span>
      <GroupStatus
        status={card.status}
        mix={card.mix}
        className="max-w-40 justify-self-end [grid-area:status] @max-4xl:justify-items-end @max-4xl:text-end @4xl:max-w-none @4xl:justify-self-start"
      />
    </li>
  );
});

/**
 * The booking that represents a card: of a group, the first by room that was found and is not
 * cancelled.
 */
export function leadOf({ found }: ListedCard): StaffBooking {
  return sortedByRoom(countedBookings(found))[0] ?? found[0];
}

function GroupName({ name, card }: { name: string; card: ListedCard }) {
  return (
    <span className="flex min-w-0 items-center gap-2 [grid-area:guest]">
      <Users className="size-4.5 flex-none text-anil-600" aria-hidden />
      <span className="min-w-0">
        <span className="block truncate text-14 font-medium">{name}</span>
        <small className="block text-12 text-tinta-2">
          {groupSizeLabel({ rooms: card.roomCount, guests: card.guestCount })}
        </small>
      </span>
    </span>
  );
}

function GroupTiles({ card }: { card: ListedCard }) {
  const roomNumbers = sortedByRoom(countedBookings(card.bookings)).map(
    ({ rooms }) => rooms?.room_number ?? '',
  );
  return (
    <>
      <TilePile roomNumbers={roomNumbers} size={20} />
      <span className="text-tinta-2">Grupo</span>
    </>
  );
}

/** The price of a booking or of a whole group; says so if nobody has entered one yet (CHAN-03). */
function Price({ card: { bookings, totalPrice } }: { card: ListedCard }) {
  const isKnown = totalPrice > 0 || !bookings.some(isUnpriced);
  return isKnown ? (
    <span className="font-semibold">{formatEuros(totalPrice)}</span>
  ) : (
    <span className="text-12 text-tinta-2">
      {/* Where the columns have heads, theirs says that it is the price. */}
      <span className="@4xl:sr-only">preço </span>por indicar
    </span>
  );
}

/** The source of a booking, unless that is the site. */
function Source({ source }: Pick<StaffBooking, 'source'>) {
  if (source === 'site') return null;
  return (
    <small className="ms-2 text-12 text-tinta-2 @4xl:ms-0 @4xl:block">
      {bookingSourceLabel(source)}
    </small>
  );
}

/** What is due of a booking, or of all of a group (PAY-01). */
function Due({ bookings }: Pick<ListedCard, 'bookings'>) {
  const sums = groupPaidSums(bookings);
  const words = dueWords(sums);
  if (words === null) return null;
  const isPaid = paymentState(sums) === 'paid';
  return (
    <small
      className={`inline-flex items-center gap-1 text-12 font-medium ${isPaid ? 'text-ria-700' : 'text-barro-800'}`}
    >
      {isPaid && <Check className="size-3" aria-hidden />}
      {words}
    </small>
  );
}

function EmailMarks({ card }: { card: ListedCard }) {
  const bookings = countedBookings(card.bookings);
  const isSent = bookings.every(({ email_sent }) => email_sent);
  const isConfirmed = bookings.every(({ email_confirmed }) => email_confirmed);
  return (
    <span className="flex justify-end gap-1.5 text-horta-700 [grid-area:email] @4xl:justify-start">
      {isSent && (
        <Mark label="E-mail enviado" icon={<MailCheck className="size-4" aria-hidden />} />
      )}
      {isConfirmed && (
        <Mark label="Confirmada pelo hóspede" icon={<UserCheck className="size-4" aria-hidden />} />
      )}
    </span>
  );
}

function Mark({ label, icon }: { label: string; icon: ReactNode }) {
  return (
    <span title={label}>
      {icon}
      <span className="sr-only">{label}</span>
    </span>
  );
}
