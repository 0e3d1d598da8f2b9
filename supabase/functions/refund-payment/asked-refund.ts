/** A refund as ask_refund has written it down. */
export interface AskedRefund {
  id: string;
  amount: number;
  cents: number;
  provider: string;
  /** The service's id of what was paid; null where it never told. */
  payment: string | null;
  state: 'asked' | 'handed' | 'done' | 'failed';
  is_rehearsal: boolean;
}

/** @throws TypeError when the answer of ask_refund has another shape, as an error page would */
export function askedRefund(answer: unknown): AskedRefund {
  if (isAsked(answer)) return answer;
  throw new TypeError('ask_refund gave no refund');
}

function isAsked(answer: unknown): answer is AskedRefund {
  return (
    typeof answer === 'object' &&
    answer !== null &&
    'id' in answer &&
    typeof answer.id === 'string' &&
    'cents' in answer &&
    Number.isSafeInteger(answer.cents) &&
    'payment' in answer &&
    (answer.payment === null || typeof answer.payment === 'string') &&
    'state' in answer &&
    ['asked', 'handed', 'done', 'failed'].includes(String(answer.state)) &&
    'is_rehearsal' in answer &&
    typeof answer.is_rehearsal === 'boolean'
  );
}
