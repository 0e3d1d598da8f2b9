import { lastPress, type Press } from './last-press';

/** For how long after the opening, in milliseconds. */
const FIRST_MOMENT = 400;

/** How far a second press may be from the first, in pixels, as fingers are not exact. */
const SAME_PLACE = 48;

/**
 * Lets the second press of a double click do nothing in a dialog that the first one opened under
 * the pointer: nobody can have read what stands there by then, and one tap may take money (PAY-02).
 * What it returns ends it.
 */
export function ignoreSecondPress(dialog: HTMLDialogElement): () => void {
  const openedAt = performance.now();
  const opening = lastPress();
  let isSecond = false;

  const judge = ({ clientX: x, clientY: y }: PointerEvent) => {
    isSecond =
      performance.now() - openedAt < FIRST_MOMENT &&
      opening !== null &&
      isOver(dialog, opening) &&
      Math.hypot(x - opening.x, y - opening.y) <= SAME_PLACE;
  };
  const stop = (event: MouseEvent) => {
    // Without a press, the keyboard or a screen reader has clicked.
    if (!isSecond || (event.type === 'click' && event.detail === 0)) return;
    event.preventDefault();
    event.stopPropagation();
  };
  dialog.addEventListener('pointerdown', judge, true);
  dialog.addEventListener('mousedown', stop, true);
  dialog.addEventListener('click', stop, true);
  return () => {
    dialog.removeEventListener('pointerdown', judge, true);
    dialog.removeEventListener('mousedown', stop, true);
    dialog.removeEventListener('click', stop, true);
  };
}

function isOver(dialog: HTMLDialogElement, { x, y }: Press): boolean {
  const { left, right, top, bottom } = dialog.getBoundingClientRect();
  return left < x && x < right && top < y && y < bottom;
}
