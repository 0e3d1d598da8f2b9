import { partsOfAddress } from '@/domain/basics/web-addresses';
import { askVisitorFunction } from '@/lib/visitor-client';
import { QueryError, type QueryErrorKind } from '../query-error';

const OPERATION = 'createPayment';

/**
 * Has the payment service make its page for what a request asks now (DEPOSIT-02). The database
 * reckons the amount; asked again, it is the same page until that is paid or over. Returns the
 * address of that page: https, or on this site for the stand-in. Fails with code HS020 for a key
 * that does not work, HS050 when nothing is to be paid, HS051 after the deadline, HS052 while
 * online payments are off; as 'rate-limit' after many tries, 'network' when no answer came,
 * 'server' when the service does not answer.
 *
 * @param options.language of the service's page
 */
export async function createPayment(options: { key: string; language: string }): Promise<string> {
  const response = await askVisitorFunction('create-payment', options).catch((cause: unknown) => {
    throw new QueryError(OPERATION, { kind: 'network', message: '', cause });
  });
  const answer: unknown = await response.json().catch(() => null);
  const { url, code, message }: { url?: unknown; code?: unknown; message?: unknown } =
    Object(answer);
  if (!response.ok) {
    const known = typeof code === 'string' ? code : '';
    throw new QueryError(OPERATION, {
      kind: kindOf(known, response.status),
      code: known,
      message: known !== '' && typeof message === 'string' ? message : '',
    });
  }
  if (typeof url === 'string' && isPaymentPage(url)) return url;
  throw new QueryError(OPERATION, { kind: 'server', message: '' });
}

function kindOf(code: string, status: number): QueryErrorKind {
  if (code === 'HS429' || status === 429) return 'rate-limit';
  return code.startsWith('HS') ? 'invalid' : 'server';
}

/** Whether money may be asked for there: on an encrypted page, or on this site by the stand-in. */
function isPaymentPage(url: string): boolean {
  const { origin } = window.location;
  const page = partsOfAddress(url, origin);
  if (page === null) return false;
  return page.protocol === 'https:' || page.origin === origin;
}
