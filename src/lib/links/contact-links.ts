/** A mailto link, with subject and body if given. */
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

/** A tel link for a number in any notation. */
export function telHref(phone: string): string {
  return `tel:${phone.replace(/[^+\d]/g, '')}`;
}

/**
 * A chat in WhatsApp with a text ready to be sent.
 *
 * @param digits the number with its country's code: see `whatsAppDigits`
 */
export function whatsAppHref(digits: string, text: string): string {
  return `https://wa.me/${digits}?text=${encodeURIComponent(text.replaceAll('\r\n', '\n'))}`;
}
