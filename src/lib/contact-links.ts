/** Opens the mail program on a new letter to an address, with what is to stand in it when given. */
export function mailtoHref(
  email: string,
  { subject, body }: { subject?: string; body?: string } = {},
): string {
  const recipient = encodeURIComponent(email).replace('%40', '@');
  const parts = Object.entries({ subject, body }).flatMap(([name, text]) =>
    text === undefined ? [] : `${name}=${encodeURIComponent(text)}`,
  );
  return parts.length === 0 ? `mailto:${recipient}` : `mailto:${recipient}?${parts.join('&')}`;
}

/** Calls a number, however it was written down. */
export function telHref(phone: string): string {
  return `tel:${phone.replace(/[^+\d]/g, '')}`;
}
