// Whether a reader's copy of our calendar is current (RFC 9110, section 13).

/** What a reader's copy is compared with. */
export interface Validators {
  /** With its quotes. */
  etag: string;
  /** undefined where it is not known. */
  modified: Date | undefined;
}

/** An etag decides where the reader sends one; otherwise the date of its copy does. */
export function isUnchanged(headers: Headers, { etag, modified }: Validators): boolean {
  const tags = headers.get('if-none-match');
  if (tags !== null) {
    const known = tags.split(',').map((tag) => tag.trim().replace(/^W\//, ''));
    return known.includes(etag) || known.includes('*');
  }
  const since = Date.parse(headers.get('if-modified-since') ?? '');
  // Dates in headers are whole seconds.
  return modified !== undefined && Math.floor(modified.getTime() / 1000) * 1000 <= since;
}

/** The etag of a text, with its quotes; equal texts have equal etags. */
export async function etagOf(text: string): Promise<string> {
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  const start = [...new Uint8Array(bytes).subarray(0, 12)];
  return `"${start.map((byte) => byte.toString(16).padStart(2, '0')).join('')}"`;
}
