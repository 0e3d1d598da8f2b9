/**
 * The address that an authenticator reads from the QR code: what every application takes for granted
 * (SHA-1, six digits, thirty seconds) is left out, so that the code is coarser (STAFF-04).
 */
export function authenticatorAddress({
  issuer,
  email,
  secret,
}: {
  /** The house, as the application shows it. */
  issuer: string;
  email: string;
  /** In base 32. */
  secret: string;
}): string {
  const [house, account] = [issuer, email].map(encodeURIComponent);
  return `otpauth://totp/${house}:${account}?secret=${secret}&issuer=${house}`;
}

/** 'JBSW Y3DP EHPK 3PXP': the key as it is typed where there is no camera. */
export function keyInGroups(secret: string): string {
  return (secret.match(/.{1,4}/g) ?? []).join(' ');
}
