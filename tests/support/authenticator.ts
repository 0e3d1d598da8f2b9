import { createHmac } from 'node:crypto';

// An authenticator as people have it on their telephone, written apart from the database's own.

const SIGNS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** The step of thirty seconds that it is now. */
export const stepNow = () => Math.floor(Date.now() / 30_000);

/** The six digits of a secret in base 32 in a step of thirty seconds (RFC 6238). */
export function authenticatorCode(secret: string, step: number): string {
  const bits = Array.from(secret, (sign) => SIGNS.indexOf(sign).toString(2).padStart(5, '0')).join(
    '',
  );
  const key = Buffer.from(bits.match(/.{8}/g)?.map((byte) => Number.parseInt(byte, 2)) ?? []);
  const moment = Buffer.alloc(8);
  moment.writeBigUInt64BE(BigInt(step));
  const hash = createHmac('sha1', key).update(moment).digest();
  const at = (hash.at(-1) ?? 0) & 15;
  return String((hash.readUInt32BE(at) & 0x7fffffff) % 1_000_000).padStart(6, '0');
}
