import { useRef, useState } from 'react';
import { Button } from '@/components/Button';
import { Skeleton } from '@/components/look/Skeleton';
import { ConfirmDialog } from '@/components/overlay/ConfirmDialog';
import { isUnpriced, priceWords } from '@/domain/booking/booking-source';
import type { Day } from '@/domain/calendar/dates';
import { onlineLeft, paymentSums } from '@/domain/payment/sums';
import { amountByMethod } from '@/domain/payment/words';
import { StillReading } from '@/features/panel/kit/StillReading';
import { useFocusAfter } from '@/hooks/focus';
import { useToday } from '@/hooks/useToday';
import type { Payment } from '@/queries/payments';
import type { StaffBooking } from '@/queries/staff-bookings';
import { NextStatus } from './NextStatus';
import { idempotentPaymentId, releasePaymentIds, type PaymentKind } from './payment-ids';
import { PaymentForm } from './PaymentForm';
import { PaymentList } from './PaymentList';
import { PaymentTotals } from './PaymentTotals';
import { useGroupPaymentActs } from './useGroupPaymentActs';
import { usePaymentActs } from './usePaymentActs';
import type { EnteredPayment } from './usePaymentForm';
import { usePayments } from './usePayments';

/**
 * A booking's payments in its window, with the forms to receive and refund (PAY-01, PAY-02). It is
 * keyed by booking, so that a typed amount never goes to another one.
 */
export function PaymentsSection({ booking }: { booking: StaffBooking }) {
  const today = useToday();
  return today === null ? null : <Payments key={booking.id} {...{ booking, today }} />;
}

function Payments({ booking, today }: { booking: StaffBooking; today: Day }) {
  const { id, total_price, status } = booking;
  const payments = usePayments(id);
  const { data } = payments;
  const [form, setForm] = useState<PaymentKind | null>(null);
  const [refund, setRefund] = useState<EnteredPayment | null>(null);
  const { ref: receiveRef, focusAfter } = useFocusAfter<HTMLButtonElement>();
  /** Whether the open form has been sent. */
  const hasSent = useRef(false);
  const acts = usePaymentActs(booking);
  const groupActs = useGroupPaymentActs({
    reference: booking.group_reference ?? '',
    name: booking.guest_name,
  });
  const { paid, due } =
    data === undefined
      ? { paid: booking.paid, due: booking.amount_due }
      : paymentSums(total_price, data);
  // What came online, which is not given back here, is known with the payments.
  const isProposalKnown = form === 'receive' || data !== undefined || payments.isLoadingError;
  // Of a cancelled stay nothing is owed, so that all that was paid is too much.
  const asked = status === 'cancelled' ? -paid : due;
  const storing = acts.isPending ? (acts.entered?.method ?? null) : null;

  const [undoneOfGroup, setUndoneOfGroup] = useState<string | null>(null);
  const ofGroup = groupActs.isPending ? undoneOfGroup : null;
  const undoing = acts.isPending ? (acts.undone?.id ?? null) : ofGroup;

  function toggle(kind: PaymentKind) {
    // While a payment is being stored, its form stays open.
    if (storing !== null) return;
    acts.reset();
    hasSent.current = false;
    setForm((open) => (open === kind ? null : kind));
  }

  function ask(entered: EnteredPayment) {
    acts.reset();
    setRefund(entered);
  }

  /** A part of what a group paid at once goes with all of it. */
  function undo(payment: Payment) {
    if (payment.group_payment === null) {
      void acts.undo(payment);
    } else {
      setUndoneOfGroup(payment.id);
      void groupActs.undo(payment.group_payment);
    }
  }

  async function store(kind: PaymentKind, { amount, ...entered }: EnteredPayment) {
    const signed = kind === 'receive' ? amount : -amount;
    // What is listed before the first attempt of a form is another payment, which needs another id;
    // later attempts keep theirs until they are answered.
    if (!hasSent.current) releasePaymentIds(data ?? []);
    hasSent.current = true;
    const stored = await acts.enter({
      ...entered,
      id: idempotentPaymentId(id, kind),
      booking_id: id,
      amount: signed,
    });
    if (stored === null) return;
    setForm(null);
    setRefund(null);
    focusAfter();
  }

  return (
    <section className="border-linha not-first-of-type:mt-4 not-first-of-type:border-t not-first-of-type:pt-3.5">
      <h3 className="mb-2.5 font-semibold">Pagamentos</h3>
      <PaymentTotals
        sums={{ total_price, paid, amount_due: due, status }}
        label="Preço"
        price={priceWords(booking)}
        isUnpriced={isUnpriced(booking)}
      />
      <StillReading of={payments} title="Não foi possível carregar os pagamentos" className="mb-3">
        <Skeleton className="mb-3 h-9 animate-breathe" />
      </StillReading>
      {data !== undefined && data.length > 0 && (
        <PaymentList payments={data} today={today} undoingId={undoing} onUndo={undo} />
      )}
      <div className="grid gap-3">
        <div className="flex flex-wrap gap-2">
          <Button
            ref={receiveRef}
            // A request is answered first, so its answer is the one filled button.
            variant={asked > 0 && form === null && status !== 'pending' ? 'primary' : 'outline'}
            aria-expanded={form === 'receive'}
            onClick={() => toggle('receive')}
          >
            Receber
          </Button>
          {paid > 0 && (
            <Button
              variant="outline"
              aria-expanded={form === 'refund'}
              onClick={() => toggle('refund')}
            >
              Devolver
            </Button>
          )}
        </div>
        {form !== null && isProposalKnown && (
          <div className="rounded-field bg-sal p-3.5">
            <PaymentForm
              key={form}
              kind={form}
              due={asked}
              paid={paid}
              online={onlineLeft(data ?? [])}
              today={today}
              storing={form === 'receive' ? storing : null}
              failure={form === 'receive' ? acts.failure : null}
              isTold={acts.isTold}
              onEntered={form === 'receive' ? (entered) => void store('receive', entered) : ask}
            />
          </div>
        )}
        <NextStatus booking={booking} />
      </div>
      <ConfirmDialog
        isOpen={refund !== null}
        title={refund === null ? '' : `Devolver ${amountByMethod(refund)}?`}
        confirmLabel="Devolver"
        onConfirm={() => refund !== null && void store('refund', refund)}
        onCancel={() => setRefund(null)}
        isBusy={acts.isPending}
        error={acts.failure}
      >
        <p>{`O dinheiro volta para ${booking.guest_name} e fica registado como devolução.`}</p>
      </ConfirmDialog>
    </section>
  );
}
