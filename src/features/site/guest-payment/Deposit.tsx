import * as t from '@messages/guest-payment';
import {
  CircleAlert,
  CircleCheck,
  Hourglass,
  LoaderCircle,
  Phone,
  TimerOff,
  Undo2,
} from 'lucide-react';
import { useLocation } from 'react-router-dom';
import { Telephone } from '@/components/Telephone';
import type { GuestPage, GuestPayment } from '@/queries/guest-page';
import { PayCard } from './PayCard';
import { PaymentNote } from './PaymentNote';
import { ReceivedNote } from './ReceivedNote';
import { type WayBack, wayBackIn } from './payable';
import { atMoment } from './payment-words';
import { useConfirming } from './useConfirming';
import { usePayNow, type PayNow } from './usePayNow';

interface DepositProps {
  page: GuestPage;
  payment: GuestPayment;
  linkKey: string;
  /** Whether the stay is called off, or the request has lapsed. */
  isOff: boolean;
  lapses: boolean;
  /** Null: the key opens nothing any more. */
  onChange: (page: GuestPage | null) => void;
}

/** What is paid before arrival: to be paid, under way, paid, too late (DEPOSIT-01, DEPOSIT-02). */
export function Deposit(props: DepositProps) {
  const { page, payment, linkKey, isOff, lapses, onChange } = props;
  const { state: entry }: { state: unknown } = useLocation();
  const wayBack = wayBackIn(entry);
  const payNow = usePayNow({ linkKey, onChange });
  const isToPay = !isOff && (payment.state === 'open' || payment.state === 'failed');
  const isAsking = useConfirming({
    linkKey,
    page,
    isWaiting: wayBack === 'feito' && isToPay,
    onChange,
  });
  const canPay = isToPay && payment.is_available;
  return (
    <div className="mt-6 grid grid-cols-1 gap-4">
      <output className="grid grid-cols-1 gap-4 empty:hidden">
        {isToPay ? (
          <TryNote {...{ payment, wayBack, isAsking, canPay, payNow }} />
        ) : (
          <StateNote {...{ payment, isOff }} />
        )}
      </output>
      {isToPay && !isAsking && (
        <PayCard
          {...{ payment, lapses, payNow }}
          instead={canPay ? null : <Unavailable hasTransfer={page.transfer != null} />}
        />
      )}
    </div>
  );
}

interface TryNoteProps {
  payment: GuestPayment;
  wayBack: WayBack | null;
  isAsking: boolean;
  canPay: boolean;
  payNow: PayNow;
}

function TryNote({ payment, wayBack, isAsking, canPay, payNow }: TryNoteProps) {
  if (isAsking) return <Waiting {...t.RETURNED.confirming} />;
  if (payment.state === 'failed') {
    return (
      <PaymentNote tone="erro" icon={CircleAlert} first={t.FAILED.first}>
        {` ${t.FAILED.rest} `}
        {canPay && <TryAgain payNow={payNow} />}
      </PaymentNote>
    );
  }
  if (wayBack === 'feito') return <Waiting {...t.RETURNED.later} />;
  if (wayBack === null) return null;
  return (
    <PaymentNote tone="anil" icon={Undo2} first={t.RETURNED.back.first}>
      {` ${t.RETURNED.back.rest}`}
    </PaymentNote>
  );
}

/** The second try, which says itself that it is under way, and why it failed. */
function TryAgain({ payNow: { pay, isBusy, failure, pressedIn } }: { payNow: PayNow }) {
  return (
    <>
      <button
        type="button"
        aria-disabled={isBusy || undefined}
        onClick={() => void pay('note')}
        className="-my-2.5 inline-block py-2.5 text-start text-link"
      >
        {isBusy && <LoaderCircle className="me-1.5 inline size-4 animate-turn" aria-hidden />}
        {isBusy ? t.OPENING : t.FAILED.again}
      </button>
      {failure !== null && pressedIn === 'note' && (
        <b className="mt-1.5 block font-semibold text-erro-700">{failure}</b>
      )}
    </>
  );
}

function Waiting({ first, rest }: { first: string; rest: string }) {
  return (
    <PaymentNote tone="ocre" icon={Hourglass} first={first}>
      {` ${rest}`}
    </PaymentNote>
  );
}

/** What holds where nothing can be paid now. */
function StateNote({ payment, isOff }: { payment: GuestPayment; isOff: boolean }) {
  const { state, until } = payment;
  if (state === 'pending') return <UnderWay {...{ payment, isOff }} />;
  if (state === 'paid' || payment.refunded > 0) return <ReceivedNote {...{ payment, isOff }} />;
  if (state === 'expired') {
    return (
      <PaymentNote tone="anil" icon={TimerOff} first={t.EXPIRED.first(atMoment(until))}>
        {` ${t.EXPIRED.rest}`}
        <Telephone isInSentence />.
      </PaymentNote>
    );
  }
  if (state !== 'settled' || isOff) return null;
  return <PaymentNote tone="horta" icon={CircleCheck} first={t.SETTLED} />;
}

/** Paid at a cash machine or by another slow method, or about to be. */
function UnderWay({
  payment: { method, pending_until },
  isOff,
}: Pick<DepositProps, 'payment' | 'isOff'>) {
  if (method !== 'multibanco') return <Waiting {...t.PENDING.other} />;
  if (isOff) {
    return (
      <PaymentNote tone="erro" icon={CircleAlert} first={t.PENDING.off.first}>
        {` ${t.PENDING.off.rest}`}
      </PaymentNote>
    );
  }
  const { first, rest } = t.PENDING.multibanco;
  const valid = pending_until === null ? '' : ` ${t.PENDING.until(atMoment(pending_until))}`;
  return <Waiting first={first} rest={rest + valid} />;
}

/** Says that the service is not there; transfer and telephone are. */
function Unavailable({ hasTransfer }: { hasTransfer: boolean }) {
  return (
    <PaymentNote tone="ocre" icon={Phone} first={t.UNAVAILABLE.first}>
      {` ${hasTransfer ? t.UNAVAILABLE.transfer : t.UNAVAILABLE.call}`}
      <Telephone isInSentence />.
    </PaymentNote>
  );
}
