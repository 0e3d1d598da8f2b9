/** The bytes of a body, as they came; null where there are more than `most`. */
export async function boundedBody(
  { body }: Request,
  most: number,
): Promise<Uint8Array<ArrayBuffer> | null> {
  const parts: Uint8Array[] = [];
  let size = 0;
  if (body !== null) {
    // Leaving the loop cancels the rest.
    for await (const part of body) {
      size += part.length;
      if (size > most) return null;
      parts.push(part);
    }
  }
  const all = new Uint8Array(size);
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}
