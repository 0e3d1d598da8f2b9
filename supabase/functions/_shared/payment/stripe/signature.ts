// The signature of Stripe's webhooks: `t=<seconds>,v1=<hex>,…`, an HMAC-SHA256 over `<t>.<body>`.

const TOLERANCE_S = 5 * 60;
/** More than two secrets sign nothing of ours; a header with hundreds would only cost time. */
const MOST_SIGNATURES = 10;

const encoder = new TextEncoder();

/**
 * Whether one of the secrets has signed these bytes within five minutes of now, to either side.
 *
 * @param given.header of `Stripe-Signature`
 * @param given.secrets two while one of them is being replaced
 * @param given.now milliseconds since 1970
 */
export async function isSigned(
  body: Uint8Array,
  { header, secrets, now }: { header: string | null; secrets: readonly string[]; now: number },
): Promise<boolean> {
  const parts = (header ?? '').split(',').map((part) => part.trim().split('='));
  const time = parts.find(([name]) => name === 't')?.[1] ?? '';
  if (!/^\d{1,12}$/.test(time)) return false;
  if (Math.abs(now / 1000 - Number(time)) > TOLERANCE_S) return false;
  const signatures = parts
    .flatMap(([name, value = '']) => (name === 'v1' && /^[\da-f]{64}$/.test(value) ? [value] : []))
    .slice(0, MOST_SIGNATURES);
  const signed = signedBytes(time, body);
  for (const secret of secrets) {
    const key = await keyOf(secret, 'verify');
    for (const signature of signatures) {
      // WebCrypto compares in constant time.
      if (await crypto.subtle.verify('HMAC', key, bytesOf(signature), signed)) return true;
    }
  }
  return false;
}

/** The header that Stripe sends with a body. `now` is in milliseconds since 1970. */
export async function signatureHeader(
  body: Uint8Array,
  { secret, now }: { secret: string; now: number },
): Promise<string> {
  const time = `${Math.floor(now / 1000)}`;
  const key = await keyOf(secret, 'sign');
  const bytes = await crypto.subtle.sign('HMAC', key, signedBytes(time, body));
  const hex = Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0'));
  return `t=${time},v1=${hex.join('')}`;
}

async function keyOf(secret: string, use: 'sign' | 'verify'): Promise<CryptoKey> {
  const algorithm = { name: 'HMAC', hash: 'SHA-256' };
  return crypto.subtle.importKey('raw', encoder.encode(secret), algorithm, false, [use]);
}

function signedBytes(time: string, body: Uint8Array): Uint8Array<ArrayBuffer> {
  const head = encoder.encode(`${time}.`);
  const all = new Uint8Array(head.length + body.length);
  all.set(head);
  all.set(body, head.length);
  return all;
}

function bytesOf(hex: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from({ length: hex.length / 2 }, (_, index) =>
    Number.parseInt(hex.slice(index * 2, index * 2 + 2), 16),
  );
}
