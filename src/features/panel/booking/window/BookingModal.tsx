import { Archive } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { EmptyState } from '@/components/EmptyState';
import { ErrorBox } from '@/components/ErrorBox';
import { Dialog } from '@/components/overlay/Dialog';
import { Spinner } from '@/components/look/Spinner';
import { formatTimestamp } from '@/domain/calendar/date-formats';
import { useShortcuts } from '@/hooks/useShortcuts';
import type { StaffBooking } from '@/queries/staff-bookings';
import { loadMessage } from '@/features/panel/booking-data/booking-words';
import {
  type BookingChanges,
  useBookingChanges,
} from '@/features/panel/booking-data/useBookingChanges';
import { useOpenBooking } from '@/features/panel/booking-data/useOpenBooking';
import type { BookingListState, ListedCard } from '../list/useBookingList';
import type { BookingAddress } from '../useBookingAddress';
import { BookingDetails } from './BookingDetails';
import { bookingHead } from './booking-head';
import { GroupSteps } from './GroupSteps';
import { ModalFooter } from './ModalFooter';
import { PrintedBooking } from './PrintedBooking';
import { STRIP } from '@/features/panel/parts/Section';
import { useWindowActs } from './useWindowActs';
import { leadOf } from '../list/BookingListRow';

interface BookingModalProps {
  address: BookingAddress;
  list: Pick<BookingListState, 'bookings' | 'cards'>;
  /** Opens the dialog that cancels all requests that resemble a pending one. */
  onCancelAlike: (booking: StaffBooking) => void;
}

/** The window over the list: all of one booking, and all that can be done to it. */
export function BookingModal(props: BookingModalProps) {
  const { bookingNumber } = props.address;
  // Here, not in OpenModal: a change can still be undone from its notice after the window closes.
  const changes = useBookingChanges();
  return bookingNumber === null ? null : <OpenModal {...props} {...{ bookingNumber, changes }} />;
}

function OpenModal({
  address,
  list,
  changes,
  onCancelAlike,
  bookingNumber,
}: BookingModalProps & { bookingNumber: string; changes: BookingChanges }) {
  const { stepTo, closeBooking } = address;
  const open = useOpenBooking(bookingNumber, list.bookings);
  const { booking, group } = open;
  const neighbours = useNeighbours(list.cards, booking);
  const { previous, next } = neighbours;
  const [isChoosingStatus, setIsChoosingStatus] = useState(false);
  const handleRetry = () => void open.refetch();
  const acts = useWindowActs(booking, address);
  useFocusAfterStep(booking?.id ?? null);
  useShortcuts(
    {
      j: () => next !== null && stepTo(next),
      k: () => previous !== null && stepTo(previous),
    },
    { isActive: acts.act === null },
  );

  return (
    <Dialog
      isOpen
      onClose={closeBooking}
      {...(booking === null ? { title: bookingNumber } : bookingHead(booking, group))}
      footer={
        <ModalFooter
          hasBooking={booking !== null}
          neighbours={neighbours}
          onStep={stepTo}
          onStatus={() => setIsChoosingStatus(true)}
        />
      }
    >
      {open.isError && (
        <ErrorBox
          title={
            booking === null ? loadMessage(open.error) : 'Esta reserva pode ter mudado entretanto'
          }
          onRetry={handleRetry}
          isRetrying={open.isFetching}
          className="m-4"
        >
          {booking === null ? undefined : loadMessage(open.error)}
        </ErrorBox>
      )}
      {open.isPending && <Spinner />}
      {open.isSuccess && booking === null && (
        <EmptyState title="Nenhuma reserva encontrada" headingLevel="h3">
          <p>{`Não há nenhuma reserva com o número ${bookingNumber}.`}</p>
        </EmptyState>
      )}
      {booking !== null && (
        <>
          <PrintedBooking booking={booking} group={group} />
          <ArchivedStrip booking={booking} />
          {/* Outside the details, which remount per booking, so that the step keeps its focus. */}
          {booking.group_reference !== null && (
            <GroupSteps group={group} openId={booking.id} onStep={stepTo} />
          )}
        </>
      )}
      {booking !== null && (
        <BookingDetails
          key={booking.id}
          booking={booking}
          group={group}
          isRead={open.isFetchedAfterMount}
          changes={changes}
          acts={acts}
          onStep={stepTo}
          onClose={closeBooking}
          isChoosingStatus={isChoosingStatus}
          onStatusChosen={() => setIsChoosingStatus(false)}
          onCancelAlike={onCancelAlike}
        />
      )}
    </Dialog>
  );
}

function ArchivedStrip({ booking }: { booking: StaffBooking }) {
  const { archived, archived_at, auto_archived, group_reference } = booking;
  if (!archived) return null;
  const words = [
    group_reference === null ? 'Reserva arquivada' : 'Grupo arquivado',
    auto_archived && 'automaticamente',
    archived_at && `a ${formatTimestamp(archived_at)}`,
  ];
  return (
    <p className={`bg-pedra-100 text-pedra-700 ${STRIP}`}>
      <Archive className="size-4.5 flex-none" aria-hidden />
      <span className="min-w-0 flex-1">{words.filter(Boolean).join(' ')}.</span>
    </p>
  );
}

/**
 * The bookings before and after the open one in the list. One that has left the list meanwhile
 * (answered, under the filter 'Pendente'; archived) keeps its place, so that the next one is next.
 */
function useNeighbours(cards: readonly ListedCard[], open: StaffBooking | null) {
  const place = cards.findIndex(({ bookings }) => bookings.some(({ id }) => id === open?.id));
  const [lastPlace, setLastPlace] = useState(place);
  if (place !== -1 && place !== lastPlace) setLastPlace(place);

  const numberAt = (index: number) => {
    const card = cards[index];
    return card === undefined ? null : leadOf(card).booking_number;
  };
  if (place !== -1) return { previous: numberAt(place - 1), next: numberAt(place + 1) };
  if (lastPlace === -1) return { previous: null, next: null };
  return { previous: numberAt(lastPlace - 1), next: numberAt(lastPlace) };
}

/**
 * A step to another booking by key may remove the element with the focus. The focus then goes to
 * the title of the window, which names the new booking.
 */
function useFocusAfterStep(shownId: string | null): void {
  const lastId = useRef(shownId);

  useEffect(() => {
    const hasStepped = lastId.current !== null && lastId.current !== shownId;
    lastId.current = shownId;
    if (!hasStepped || document.activeElement !== document.body) return;
    document.querySelector<HTMLElement>('dialog[open] [data-initial-focus]')?.focus();
  }, [shownId]);
}
