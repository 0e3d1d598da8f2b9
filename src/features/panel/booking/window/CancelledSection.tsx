import { RotateCcw } from 'lucide-react';
import { Link } from 'react-router-dom';
import { useMemo } from 'react';
import { Button } from '@/components/Button';
import { FieldError } from '@/components/form/Field';
import { statusBeforeCancel } from '@/domain/history/history';
import { bookingStatusLabel } from '@/domain/booking/booking-status';
import { cancelReasonLabel } from '@/domain/booking/cancel-reason';
import { formatStayBriefly } from '@/domain/calendar/short-dates';
import { useChangeOffers } from '@/features/panel/stay/change/useChangeOffers';
import { useBookingCommand } from '@/features/panel/booking-data/useBookingCommand';
import { useBookingEvents } from '@/features/panel/booking-data/useBookingEvents';
import { adminBookingPath } from '@/lib/staff-paths';
import type { StaffBooking } from '@/queries/staff-bookings';
import { Section } from '@/features/panel/parts/Section';

/** Why a booking was cancelled, and the way back while its room is free (DESK-10). */
export function CancelledSection({ booking }: { booking: StaffBooking }) {
  const { id, check_in_date, check_out_date, number_of_guests, cancel_reason, cancel_note } =
    booking;
  const dates = useMemo(
    () => ({ checkIn: check_in_date, checkOut: check_out_date }),
    [check_in_date, check_out_date],
  );
  const moving = useMemo(() => [id], [id]);
  const house = useChangeOffers({ dates, guests: number_of_guests, moving });
  const { data: events } = useBookingEvents(booking);
  const restoring = useBookingCommand();
  const offer = house.offers?.find(({ room }) => room.id === booking.room_id);
  const reason = cancelReasonLabel(cancel_reason);
  const status = statusBeforeCancel(events ?? []) ?? 'pending';

  function handleRestore() {
    const message = 'Estado da reserva atualizado com sucesso!';
    const set = { status, cancel_reason: null, cancel_note: null };
    void restoring.run(
      { kind: 'change', changes: [{ shown: booking, set }] },
      {
        message,
        detail: `${booking.booking_number}: ${bookingStatusLabel(status)}`,
        undone: { message, detail: 'Reserva cancelada.' },
      },
    );
  }

  return (
    <Section title="Cancelada" detail={reason ?? undefined}>
      {cancel_note !== null && (
        <p className="mb-2.5 leading-5.25 wrap-anywhere whitespace-pre-line">{cancel_note}</p>
      )}
      {offer?.inTheWay ? (
        <p className="text-13 text-tinta-2 tabular-figures">
          {`O quarto ${offer.room.room_number} já está ocupado por ${offer.inTheWay.guest_name}, ${formatStayBriefly({ from: offer.inTheWay.check_in_date, to: offer.inTheWay.check_out_date })} `}
          <Link
            to={adminBookingPath(offer.inTheWay.booking_number)}
            className="text-link whitespace-nowrap"
          >
            {offer.inTheWay.booking_number}
          </Link>
        </p>
      ) : (
        <Button
          variant="outline"
          isBusy={restoring.isPending}
          busyLabel="A repor..."
          disabled={offer === undefined && !house.hasFailed}
          onClick={handleRestore}
        >
          <RotateCcw aria-hidden />
          Repor a reserva
        </Button>
      )}
      <div role="alert">
        {restoring.error !== null && <FieldError>{restoring.error.message}</FieldError>}
        {restoring.isStale && booking.status === 'cancelled' && (
          <FieldError>A reserva mudou entretanto. Tente outra vez.</FieldError>
        )}
      </div>
    </Section>
  );
}
