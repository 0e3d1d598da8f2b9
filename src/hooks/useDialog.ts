import { useEffect, useRef, type RefObject } from 'react';
import { setDocumentFlag } from '@/lib/document-flags';

interface DialogOptions {
  isOpen: boolean;
  /** The person wants out (Escape): close by setting `isOpen` to false, or stay. */
  onClose: () => void;
  /** Takes the focus on opening; without it the element with `data-initial-focus` does. */
  initialFocus?: RefObject<HTMLElement | null>;
}

/**
 * Drives a native <dialog> as a modal: opens and closes it with `isOpen`, moves focus in on opening
 * and back to where it was on closing. The browser keeps focus inside and the page behind inert.
 */
export function useDialog({ isOpen, onClose, initialFocus }: DialogOptions) {
  const dialogRef = useRef<HTMLDialogElement>(null);
  const latestClose = useRef(onClose);

  useEffect(() => {
    latestClose.current = onClose;
  }, [onClose]);

  // Not a layout effect: React puts focus back where it was before a commit, and would undo this.
  useEffect(() => {
    const dialog = dialogRef.current;
    if (!isOpen || dialog === null) return undefined;
    const opener = document.activeElement;
    const stopListening = askBeforeClosing(dialog, () => latestClose.current());
    keepScrollbarWidth();
    const unmark = setDocumentFlag('data-modal');
    if (!dialog.open) dialog.showModal();
    (initialFocus?.current ?? dialog.querySelector<HTMLElement>('[data-initial-focus]'))?.focus();
    return () => {
      stopListening();
      dialog.close();
      unmark();
      // Only an opener outside: a dialog that was open already has the focus within.
      if (opener instanceof HTMLElement && opener.isConnected && !dialog.contains(opener)) {
        opener.focus();
      }
    };
  }, [isOpen, initialFocus]);

  return dialogRef;
}

/** Lets the state decide about Escape: it may also refuse, e.g. while something is being saved. */
function askBeforeClosing(dialog: HTMLDialogElement, requestClose: () => void) {
  const handleCancel = (event: Event) => {
    if (event.target !== dialog) return;
    event.preventDefault();
    requestClose();
  };
  // On a second Escape a browser closes without asking: it is undone, and the state asked again. The
  // event comes late: of a dialog that is open again (an effect run twice) it tells nothing.
  const handleClose = () => {
    if (!dialog.isConnected || dialog.open) return;
    dialog.showModal();
    requestClose();
  };
  dialog.addEventListener('cancel', handleCancel);
  dialog.addEventListener('close', handleClose);
  return () => {
    dialog.removeEventListener('cancel', handleCancel);
    dialog.removeEventListener('close', handleClose);
  };
}

/** An open modal takes the page's scrollbar away: its width is kept, so that nothing moves. */
function keepScrollbarWidth() {
  if (document.querySelector('dialog[open]') !== null) return;
  const { clientWidth, style } = document.documentElement;
  style.setProperty('--scrollbar-width', `${Math.max(0, window.innerWidth - clientWidth)}px`);
}
