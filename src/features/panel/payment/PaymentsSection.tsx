import { useEffect, useRef, useState } from 'react';
import { Check } from 'lucide-react';
import { Button } from '@/components/Button';
import { ErrorBox } from '@/components/ErrorBox';
import { Skeleton } from '@/components/look/Skeleton';
import { ConfirmDialog } from '@/components/overlay/ConfirmDialog';
import { formatEuros } from '@/domain/basics/money';
import { isUnpriced, priceWords } from '@/domain/booking/booking-source';
import type { Day } from '@/domain/calendar/dates';
import { type PaidBooking, paymentState } from '@/domain/payment/payment';
import { paymentSums } from '@/domain/payment/sums';
import { amountByMethod } from '@/domain/payment/words';
import { Fact, Facts } from '@/features/panel/parts/Facts';
import { useToday } from '@/hooks/useToday';
import type { StaffBooking } from '@/queries/staff-bookings';
import { NextStatus } from './NextStatus';
import { idempotentPaymentId, releasePaymentIds, type PaymentKind } from './payment-ids';
import { PaymentForm } from './PaymentForm';
import { PaymentList } from './PaymentList';
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
  const { data, isLoadingError, isFetching, refetch } = usePayments(id);
  const [form, setForm] = useState<PaymentKind | null>(null);
  const [refund, setRefund] = useState<EnteredPayment | null>(null);
  const receiveRef = useRef<HTMLButtonElement>(null);
  const isFocusDue = useRef(false);
  /** Whether the open form has been sent. */
  const hasSent = useRef(false);
  const acts = usePaymentActs(booking);
  const { paid, due } =
    data === undefined
      ? { paid: booking.paid, due: booking.amount_due }
      : paymentSums(total_price, data);
  const asked = status === 'cancelled' ? 0 : due;
  const storing = acts.isPending ? (acts.entered?.method ?? null) : null;

  // The form or dialog that had the focus has closed.
  useEffect(() => {
    if (form === null && isFocusDue.current) receiveRef.current?.focus();
    isFocusDue.current = false;
  }, [form]);

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
    isFocusDue.current = true;
    setForm(null);
    setRefund(null);
  }

  return (
    <section className="border-linha not-first-of-type:mt-4 not-first-of-type:border-t not-first-of-type:pt-3.5">
      <h3 className="mb-2.5 font-semibold">Pagamentos</h3>
      <PaymentTotals
        sums={{ total_price, paid, amount_due: due, status, source: booking.source }}
      />
      {isLoadingError && (
        <ErrorBox
          title="Não foi possível carregar os pagamentos"
          onRetry={() => void refetch()}
          isRetrying={isFetching}
          className="mb-3"
        />
      )}
      {data === undefined && !isLoadingError && <Skeleton className="mb-3 h-9 animate-breathe" />}
      {data !== undefined && data.length > 0 && (
        <PaymentList
          payments={data}
          today={today}
          undoingId={acts.isPending ? (acts.undone?.id ?? null) : null}
          onUndo={(payment) => void acts.undo(payment)}
        />
      )}
      <div className="grid gap-3">
        <div className="flex flex-wrap gap-2">
          <Button
            ref={receiveRef}
            variant={asked > 0 && form === null ? 'primary' : 'outline'}
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
        {form !== null && (
          <div className="rounded-field bg-sal p-3.5">
            <PaymentForm
              key={form}
              kind={form}
              due={asked}
              paid={paid}
              today={today}
              storing={form === 'receive' ? storing : null}
              failure={form === 'receive' ? acts.failure : null}
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

/** What a booking costs, what has been paid of it, and what is due or to be given back (PAY-01, PAY-04). */
function PaymentTotals({ sums }: { sums: PaidBooking & { source: string } }) {
  const { paid, amount_due } = sums;
  const state = paymentState(sums);
  return (
    <div className="mb-3">
      <Facts columns={3}>
        <Fact label="Preço">{priceWords(sums)}</Fact>
        <Fact label="Pago">{formatEuros(paid)}</Fact>
        {state === 'due' && (
          <Fact label="Por pagar" isStrong>
            <span className="text-barro-800">{formatEuros(amount_due)}</span>
          </Fact>
        )}
        {state === 'paid' && amount_due < 0 && (
          <Fact label="A devolver" isStrong>
            <span className="text-barro-800">{formatEuros(-amount_due)}</span>
          </Fact>
        )}
        {state === 'paid' && amount_due === 0 && (
          <Fact label="Por pagar">
            <span className="inline-flex items-center gap-1 text-ria-700">
              <Check className="size-4" aria-hidden />
              Tudo pago
            </span>
          </Fact>
        )}
        {state === 'nothing' && (
          <Fact label="Por pagar">{isUnpriced(sums) ? 'por indicar' : 'Nada'}</Fact>
        )}
      </Facts>
    </div>
  );
}
