/** A text without any percent-encoding, however often it was encoded. */
export function decodedWholly(text: string): string {
  try {
    const once = decodeURIComponent(text);
    return once === text ? text : decodedWholly(once);
  } catch {
    // A percent sign of its own.
    return text;
  }
}
