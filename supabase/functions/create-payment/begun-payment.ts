/** What begin_payment says is to be paid. */
export interface BegunPayment {
  session: string;
  cents: number;
  reference: string;
  basis: string;
  share: number | null;
  /** When the page ends, in seconds since 1970. */
  expires: number;
  language: string;
  /** A page that was made already and is still good. */
  url: string | null;
  /** The methods that the last page was made without. */
  missing: string[];
}

/** @throws TypeError when the answer of begin_payment has another shape, as an error page would */
export function begunPayment(answer: unknown): BegunPayment {
  if (isBegun(answer)) return answer;
  throw new TypeError('begin_payment gave no session');
}

function isBegun(answer: unknown): answer is BegunPayment {
  return (
    typeof answer === 'object' &&
    answer !== null &&
    'session' in answer &&
    typeof answer.session === 'string' &&
    'cents' in answer &&
    Number.isSafeInteger(answer.cents) &&
    'reference' in answer &&
    typeof answer.reference === 'string' &&
    'expires' in answer &&
    Number.isSafeInteger(answer.expires) &&
    'url' in answer &&
    (answer.url === null || typeof answer.url === 'string') &&
    'missing' in answer &&
    Array.isArray(answer.missing)
  );
}
