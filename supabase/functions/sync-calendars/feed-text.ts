// The text of a calendar from its bytes.

const UTF8 = 'utf-8';

/**
 * The text of the bytes of a calendar, in the charset that the answer names, else in UTF-8. What
 * cannot be UTF-8 is in the code page of Western Europe, as older programs write it (CHAN-06).
 *
 * @param contentType the header of the answer
 */
export function feedText(bytes: Uint8Array, contentType = ''): string {
  const named = /charset\s*=\s*"?([\w.:-]+)/i.exec(contentType)?.[1] ?? UTF8;
  const decoder = decoderOf(markOf(bytes) ?? named);
  if (decoder.encoding !== UTF8) return inParts(decoder, bytes);
  const text = decoder.decode(withWholeCharacters(bytes));
  const isOther = text.includes('\uFFFD') && !/[^\0-\u007F\uFFFD]/.test(text);
  return isOther ? inParts(new TextDecoder('windows-1252'), bytes) : text;
}

/** Decoded whole, the code page of Western Europe lacks its quotes and the euro on Node 20. */
function inParts(decoder: TextDecoder, bytes: Uint8Array): string {
  return decoder.decode(bytes, { stream: true }) + decoder.decode();
}

/** The charset that the first bytes tell. */
function markOf([first, second]: Uint8Array): string | undefined {
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  return first === 0xfe && second === 0xff ? 'utf-16be' : undefined;
}

function decoderOf(charset: string): TextDecoder {
  try {
    return new TextDecoder(charset);
  } catch {
    return new TextDecoder(UTF8);
  }
}

/**
 * Bytes of UTF-8 in which no line is folded within a character: platforms fold by bytes, and such a
 * fold moves behind the character, so that lines keep their numbers.
 */
function withWholeCharacters(bytes: Uint8Array): Uint8Array {
  let whole = bytes;
  for (let at = bytes.indexOf(0x0a); at >= 0; at = bytes.indexOf(0x0a, at + 1)) {
    const blank = bytes[at + 1];
    if (blank !== 0x20 && blank !== 0x09) continue;
    let end = at + 2;
    while (end < at + 5 && isWithinCharacter(bytes[end])) end += 1;
    if (end === at + 2) continue;
    if (whole === bytes) whole = bytes.slice();
    const begin = bytes[at - 1] === 0x0d ? at - 1 : at;
    whole.set(bytes.subarray(at + 2, end), begin);
    whole.set(bytes.subarray(begin, at + 2), begin + end - at - 2);
  }
  return whole;
}

/** Whether a byte is the second, third or fourth of a character. */
function isWithinCharacter(byte = 0): boolean {
  return byte >= 0x80 && byte < 0xc0;
}
