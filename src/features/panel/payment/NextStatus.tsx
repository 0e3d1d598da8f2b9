import { Banknote } from 'lucide-react';
import { Button } from '@/components/Button';
import { useToast } from '@/components/overlay/useToast';
import {
  asBookingStatus,
  bookingStatusLabel,
  type BookingStatus,
} from '@/domain/booking/booking-status';
import { offersPaymentReceived } from '@/domain/payment/sums';
import { refusalReason } from '@/features/panel/change/refusal-reason';
import { useBookingStore } from '@/features/panel/booking-data/booking-store';
import { usePanelMutation } from '@/features/panel/change/usePanelMutation';
import { queryKeys } from '@/queries/query-keys';
import { setBookingStatus } from '@/queries/staff-booking-changes';
import type { StaffBooking } from '@/queries/staff-bookings';

interface StatusChange {
  from: StaffBooking;
  status: BookingStatus;
}

const REASONS = {
  missing: 'foi alterada entretanto. Veja como está e tente de novo.',
  conflict: 'o quarto já está ocupado nessas datas.',
};

/** Offers 'Pagamento Recebido' once all is paid; the status is never set automatically (PAY-04). */
export function NextStatus({ booking }: { booking: StaffBooking }) {
  const store = useBookingStore();
  const toast = useToast();
  const { change, isPending } = usePanelMutation<StatusChange, StaffBooking>({
    send: async (rest, { from, status }) => ({
      ...from,
      ...(await setBookingStatus(rest, {
        id: from.id,
        status,
        ifUnchangedSince: from.updated_at,
        now: new Date().toISOString(),
      })),
    }),
    onDone: (stored, { from }) => {
      // Registered as this tab's change, so that the window does not announce it as another's.
      store.stored([stored], [from]);
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
