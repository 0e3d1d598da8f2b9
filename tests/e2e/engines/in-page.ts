// What runs in the page of another browser: each function sees its arguments alone.

/** Presses the control of this name, unless a window is open already; says whether one is. */
export function openWindow(name: string): boolean {
  if (document.querySelector('dialog[open]') !== null) return true;
  const controls = [...document.querySelectorAll<HTMLElement>('button, a, input')];
  const nameOf = (control: HTMLElement) =>
    control.getAttribute('aria-label') ??
    (control instanceof HTMLInputElement
      ? control.labels?.[0]?.textContent
      : control.textContent) ??
    '';
  controls.find((control) => nameOf(control).trim().startsWith(name))?.click();
  return false;
}

/** 'whole' where all of the window's content is shown, or as much as the screen holds. */
export function shownOfWindow(): string {
  const dialog = document.querySelector('dialog[open]');
  const body = [...(dialog?.children ?? [])].find(
    (part) => getComputedStyle(part).overflowY === 'auto',
  );
  if (dialog === null || body === undefined) return 'no window';
  const fillsScreen = dialog.getBoundingClientRect().height >= window.innerHeight - 60;
  const isWhole = body.clientHeight >= body.scrollHeight || fillsScreen;
  return isWhole && body.clientHeight > 100
    ? 'whole'
    : `${body.clientHeight} of ${body.scrollHeight} px`;
}

/** Signs in, once the form is awake; says whether the panel is there. */
export function signInHere(email: string, password: string): boolean {
  if (!document.location.pathname.endsWith('/login')) return true;
  const type = (selector: string, text: string) => {
    const field = document.querySelector<HTMLInputElement>(selector);
    if (field === null) return;
    // React listens to what the browser itself would set.
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  };
  type('input[type=email]', email);
  type('input[type=password]', password);
  document.querySelector<HTMLButtonElement>('form button[type=submit]')?.click();
  return false;
}
