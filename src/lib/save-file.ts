/** Hands a text to the browser as a file to save or open; nothing is asked of any server. */
export function saveFile({
  name,
  text,
  type,
}: {
  name: string;
  text: string;
  /** The media type, e.g. 'text/calendar'. */
  type: string;
}): void {
  const address = URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // Not at once: some browsers read the file only after the click has been dealt with.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
