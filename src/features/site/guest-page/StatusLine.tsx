import * as t from '@messages/guest-page';
import { Check, Clock } from 'lucide-react';
import type { GuestStage } from '@/domain/booking/guest-stay';
import type { GuestPageBooking } from '@/queries/guest-page';
import { shortMoment } from './guest-words';

type StepState = 'done' | 'now' | 'next';

interface StatusLineProps {
  stage: GuestStage;
  /** The first room: the times of its request stand for all rooms. */
  first: Pick<GuestPageBooking, 'created_at' | 'answer_until'>;
  isUnderWay: boolean;
}

const LOOKS: Record<StepState, string> = {
  done: 'border-anil-600 bg-anil-600 text-branco',
  now: 'border-2 border-tinta bg-ocre-400 text-tinta',
  next: 'border-contorno bg-branco',
};

/** Where the request stands on its way: received, being answered, confirmed. */
export function StatusLine({ stage, first, isUnderWay }: StatusLineProps) {
  if (stage === 'cancelled' || stage === 'lapsed' || stage === 'unsettled') return null;
  const isWaiting = stage === 'in-review' || stage === 'awaiting-payment' || stage === 'paid';
  const { created_at, answer_until } = first;
  const isToPay = stage === 'awaiting-payment' && !isUnderWay;
  const answer = answer_until === null ? t.STEPS.soon : t.STEPS.until(shortMoment(answer_until));
  return (
    <ol aria-label={t.STEPS.legend} className="mt-7 flex tabular-figures">
      <Step state="done" label={t.STEPS.received} detail={shortMoment(created_at)} />
      <Step
        state={isWaiting ? 'now' : 'done'}
        label={stage === 'awaiting-payment' ? t.STEPS.payment : t.STEPS.inReview}
        detail={stage === 'in-review' ? answer : ''}
      />
      <Step
        state={isWaiting ? 'next' : 'done'}
        label={t.STEPS.confirmed}
        detail={isWaiting ? (isToPay ? t.STEPS.afterPayment : t.STEPS.byMail) : ''}
        isLast
      />
    </ol>
  );
}

interface StepProps {
  state: StepState;
  label: string;
  detail: string;
  isLast?: boolean;
}

function Step({ state, label, detail, isLast = false }: StepProps) {
  const line = isLast
    ? ''
    : `before:absolute before:inset-x-0 before:top-4.25 before:h-0.75 forced-colors:before:bg-[CanvasText] ${state === 'done' ? 'before:bg-anil-600' : 'before:bg-linha'}`;
  return (
    <li
      aria-current={state === 'now' ? 'step' : undefined}
      className={`relative min-w-min flex-1 pe-3 ${line}`}
    >
      <span
        aria-hidden
        className={`relative grid size-9 place-items-center rounded-tile border-[1.5px] ${LOOKS[state]}`}
      >
        {state === 'done' && <Check className="size-5" />}
        {state === 'now' && <Clock className="size-5" />}
      </span>
      <span className="mt-2.5 block text-15 leading-5 font-semibold">{label}</span>
      <span className="block text-13 leading-4.5 text-tinta-2">{detail}</span>
    </li>
  );
}
