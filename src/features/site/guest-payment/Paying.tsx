import { isAhead, type GuestStage } from '@/domain/booking/guest-stay';
import type { GuestPage } from '@/queries/guest-page';
import { Deposit } from './Deposit';
import { HowToPay } from './HowToPay';

/** Where nothing is paid before arrival any more, whatever was asked. */
const TOO_LATE: readonly GuestStage[] = ['in-house', 'over', 'unsettled'];

interface PayingProps {
  page: GuestPage;
  linkKey: string;
  stage: GuestStage;
  /** Null: the key opens nothing any more. */
  onChange: (page: GuestPage | null) => void;
}

/** How to pay before arrival: online where that was asked, else as the house takes it (DEPOSIT-01). */
export default function Paying({ page, linkKey, stage, onChange }: PayingProps) {
  const { payment = null } = page;
  const isAwaited = stage === 'awaiting-payment';
  const isAsked =
    payment !== null && !TOO_LATE.includes(stage) && !(isAwaited && payment.state === 'settled');
  if (!isAsked) return isAwaited && <HowToPay page={page} />;
  const isToPay = payment.state === 'open' || payment.state === 'failed';
  return (
    <>
      <Deposit
        {...{ page, payment, linkKey, onChange }}
        isOff={!isAhead(stage)}
        lapses={isAwaited}
      />
      {isToPay && !payment.is_available && page.transfer && (
        <HowToPay page={page} amount={payment.amount} />
      )}
    </>
  );
}
