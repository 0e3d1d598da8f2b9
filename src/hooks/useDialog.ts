import { useEffect, useRef, type RefObject } from 'react';
import { setDocumentFlag } from '@/lib/document-flags';

interface DialogOptions {
  isOpen: boolean;
  /** Called on Escape; the caller closes the dialog by setting `isOpen` to false, or does not. */
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

  // Not a layout effect, because React restores the focus after a commit and would undo this.
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
      // If the dialog was already open, the focus was inside, and there is nothing to return to.
      if (opener instanceof HTMLElement && opener.isConnected && !dialog.contains(opener)) {
        opener.focus();
      }
    };
  }, [isOpen, initialFocus]);

  return dialogRef;
}

/** Whether a dialog is open over the page. */
export function isDialogOpen(): boolean {
  return document.querySelector('dialog[open]') !== null;
}

/** Lets the state decide about Escape: it may also refuse, e.g. while something is being saved. */
function askBeforeClosing(dialog: HTMLDialogElement, requestClose: () => void) {
  const handleCancel = (event: Event) => {
    if (event.target !== dialog) return;
    event.preventDefault();
    requestClose();
  };
  // On a second Escape a browser closes without a cancel event: reopen, and ask the state again.
  // The event comes late, so ignore it if the dialog is open again (an effect that ran twice).
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

/** An open modal hides the page's scrollbar; its width is kept so that nothing moves. */
function keepScrollbarWidth() {
  if (isDialogOpen()) return;
  const { clientWidth, style } = document.documentElement;
  style.setProperty('--scrollbar-width', `${Math.max(0, window.innerWidth - clientWidth)}px`);
}
