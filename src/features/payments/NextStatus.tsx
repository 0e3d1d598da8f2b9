import { Banknote } from 'lucide-react';
import { Button } from '@/components/Button';
import { useToast } from '@/components/useToast';
import { asBookingStatus, bookingStatusLabel, type BookingStatus } from '@/domain/booking-status';
import { offersPaymentReceived } from '@/domain/payment-sums';
import { refusalReason } from '@/features/auth/refusal-reason';
import { usePanelMutation } from '@/features/panel/usePanelMutation';
import { queryKeys } from '@/queries/query-keys';
import { setBookingStatus } from '@/queries/staff-booking-changes';
import type { BareBooking } from '@/queries/staff-bookings';

type PaidBooking = Pick<
  BareBooking,
  'id' | 'booking_number' | 'status' | 'updated_at' | 'total_price' | 'paid' | 'amount_due'
>;

interface StatusChange {
  from: Pick<PaidBooking, 'id' | 'booking_number' | 'status' | 'updated_at'>;
  status: BookingStatus;
}

const REASONS = {
  missing: 'foi alterada entretanto. Veja como está e tente de novo.',
  conflict: 'o quarto já está ocupado nessas datas.',
};

/** A payment in full offers the state that says so; it is never set by itself (PAY-04). */
export function NextStatus({ booking }: { booking: PaidBooking }) {
  const toast = useToast();
  const { change, isPending } = usePanelMutation<StatusChange, BareBooking>({
    send: (rest, { from, status }) =>
      setBookingStatus(rest, {
        id: from.id,
        status,
        ifUnchangedSince: from.updated_at,
        now: new Date().toISOString(),
      }),
    onDone: (stored, { from }) => {
      toast.success('Estado da reserva atualizado com sucesso!', {
        detail: `${stored.booking_number}: ${bookingStatusLabel(stored.status)}`,
        action: {
          label: 'Anular',
          isUndo: true,
          onPress: () => void change({ from: stored, status: asBookingStatus(from.status) }),
        },
      });
    },
    failure: (error) => `Erro ao atualizar reserva: ${refusalReason(error, REASONS)}`,
    refresh: [queryKeys.openBookings, queryKeys.daySheets, queryKeys.bookingEvents],
  });

  if (!offersPaymentReceived(booking)) return null;
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1.5 text-13">
      Está tudo pago.
      <Button
        variant="outline"
        isBusy={isPending}
        busyLabel="A guardar..."
        onClick={() => void change({ from: booking, status: 'payment_received' })}
      >
        <Banknote aria-hidden />
        Passar a Pagamento Recebido
      </Button>
    </p>
  );
}
