import { Banknote } from 'lucide-react';
import { useState } from 'react';
import { Button } from '@/components/Button';
import { useToast } from '@/components/overlay/useToast';
import { offersPaymentReceived } from '@/domain/payment/sums';
import { useBookingChanges } from '@/features/panel/booking-data/useBookingChanges';
import type { StaffBooking } from '@/queries/staff-bookings';

const CHANGED_ELSEWHERE =
  'Erro ao atualizar reserva: foi alterada entretanto. Veja como está e tente de novo.';

/** Offers 'Pagamento Recebido' once all is paid; the status is never set automatically (PAY-04). */
export function NextStatus({ booking }: { booking: StaffBooking }) {
  const toast = useToast();
  const changes = useBookingChanges();
  const [isBusy, setIsBusy] = useState(false);

  if (!offersPaymentReceived(booking)) return null;

  async function handlePress() {
    setIsBusy(true);
    const wanted = { status: 'payment_received', openId: booking.id } as const;
    const result = await changes.setStatus([booking], wanted);
    if (result?.isConflict) toast.error(CHANGED_ELSEWHERE);
    setIsBusy(false);
  }

  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1.5 text-13">
      Está tudo pago.
      <Button
        variant="outline"
        isBusy={isBusy}
        busyLabel="A guardar..."
        onClick={() => void handlePress()}
      >
        <Banknote aria-hidden />
        Passar a Pagamento Recebido
      </Button>
    </p>
  );
}
