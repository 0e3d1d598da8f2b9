import { useState } from 'react';
import { EmptyState } from '@/components/EmptyState';
import { ErrorBox } from '@/components/ErrorBox';
import { Modal } from '@/components/Modal';
import { Spinner } from '@/components/Spinner';
import { useShortcuts } from '@/hooks/useShortcuts';
import type { StaffBooking } from '@/queries/staff-bookings';
import { loadMessage } from './messages';
import { BookingDetails } from './modal/BookingDetails';
import { bookingHead } from './modal/booking-head';
import { GroupSteps } from './modal/GroupSteps';
import { ModalFooter } from './modal/ModalFooter';
import { PrintedBooking } from './modal/PrintedBooking';
import { ArchivedStrip } from './modal/Strips';
import type { BookingActions } from './useBookingActions';
import type { BookingAddress } from './useBookingAddress';
import type { BookingListState } from './useBookingList';
import { useNeighbours } from './useNeighbours';
import { useOpenBooking } from './useOpenBooking';
import { useKeptFocus } from './useKeptFocus';

interface BookingModalProps {
  address: BookingAddress;
  list: Pick<BookingListState, 'bookings' | 'cards'>;
  actions: BookingActions;
  /** Begins to cancel all requests that are like a pending one. */
  onCancelAlike: (booking: StaffBooking) => void;
}

/** The window over the list: all of one booking, and all that can be done to it. */
export function BookingModal(props: BookingModalProps) {
  const { bookingNumber } = props.address;
  return bookingNumber === null ? null : <OpenModal {...props} bookingNumber={bookingNumber} />;
}

function OpenModal({
  address: { stepTo, closeBooking },
  list,
  actions,
  onCancelAlike,
  bookingNumber,
}: BookingModalProps & { bookingNumber: string }) {
  const open = useOpenBooking(bookingNumber, list.bookings);
  const { booking, group } = open;
  const neighbours = useNeighbours(list.cards, booking);
  const { previous, next } = neighbours;
  const [isChoosingStatus, setIsChoosingStatus] = useState(false);
  const handleRetry = () => void open.refetch();
  useKeptFocus(booking?.id ?? null);
  useShortcuts({
    j: () => next !== null && stepTo(next),
    k: () => previous !== null && stepTo(previous),
  });

  return (
    <Modal
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
          {/* Beside the details, which are made anew for each booking: the step keeps its focus. */}
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
          actions={actions}
          onStep={stepTo}
          onClose={closeBooking}
          isChoosingStatus={isChoosingStatus}
          onStatusChosen={() => setIsChoosingStatus(false)}
          onCancelAlike={onCancelAlike}
        />
      )}
    </Modal>
  );
}
