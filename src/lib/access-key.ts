const BYTES = 18;

/**
 * A new key for a request: 24 characters of base64url, at least 143 random bits. Anybody who has it
 * can open the guest's page (TRACK-01), so nothing but this tab keeps it. The last character is a
 * letter or a digit, because chats and mail programs leave '-' and '_' out of a link's end.
 */
export function newAccessKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(BYTES));
  return btoa(String.fromCodePoint(...bytes))
    .replace(/\+$/, 'A')
    .replace(/\/$/, 'z')
    .replaceAll('+', '-')
    .replaceAll('/', '_');
}
