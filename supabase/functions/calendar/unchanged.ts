// Whether a reader has our calendar as it is (RFC 9110, section 13).

/** When and what a text was. */
export interface Validators {
  /** With its quotes. */
  etag: string;
  /** undefined where it is not known. */
  modified: Date | undefined;
}

/** Where a reader says which text it has, the text counts; a date only where it does not. */
export function isUnchanged(headers: Headers, { etag, modified }: Validators): boolean {
  const tags = headers.get('if-none-match');
  if (tags !== null) {
    const known = tags.split(',').map((tag) => tag.trim().replace(/^W\//, ''));
    return known.includes(etag) || known.includes('*');
  }
  const since = Date.parse(headers.get('if-modified-since') ?? '');
  // A header has no parts of a second.
  return modified !== undefined && Math.floor(modified.getTime() / 1000) * 1000 <= since;
}

/** The tag of a text: the same text, the same tag. */
export async function etagOf(text: string): Promise<string> {
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  const start = [...new Uint8Array(bytes).subarray(0, 12)];
  return `"${start.map((byte) => byte.toString(16).padStart(2, '0')).join('')}"`;
}
