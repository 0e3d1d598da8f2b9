const BYTES = 18;

/**
 * A new key for a request: 24 signs of base64url, 144 bits of chance. Who has it opens the guest's page
 * (TRACK-01); it is kept in memory only.
 */
export function newAccessKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(BYTES));
  return btoa(String.fromCodePoint(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_');
}
