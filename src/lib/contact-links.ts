/** Opens the mail program on a new letter to an address, with a subject when one is given. */
export function mailtoHref(email: string, { subject }: { subject?: string } = {}): string {
  const recipient = encodeURIComponent(email).replace('%40', '@');
  return subject === undefined
    ? `mailto:${recipient}`
    : `mailto:${recipient}?subject=${encodeURIComponent(subject)}`;
}

/** Calls a number, however it was written down. */
export function telHref(phone: string): string {
  return `tel:${phone.replace(/[^+\d]/g, '')}`;
}
