const BYTES = 18;

/**
 * A new key for a request: 24 characters of base64url, 144 random bits. Anybody who has it can open
 * the guest's page (TRACK-01), so nothing but this tab keeps it.
 */
export function newAccessKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(BYTES));
  return btoa(String.fromCodePoint(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_');
}
