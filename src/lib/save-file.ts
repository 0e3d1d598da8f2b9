/** Lets the browser save or open a text as a file, without any request to a server. */
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
  // Not at once, because some browsers read the file only after the click has been handled.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
