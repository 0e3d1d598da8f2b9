import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';

interface ModalDialogOptions {
  isOpen: boolean;
  /** The person wants out (Escape, backdrop): close by setting `isOpen` to false. */
  onClose: () => void;
  /** Takes the focus on opening; without it the first heading of the dialog does. */
  initialFocus?: RefObject<HTMLElement | null>;
}

/**
 * Drives a native <dialog> as a modal: opens and closes it with `isOpen`, moves focus in on opening
 * and back to where it was on closing. The browser keeps focus inside and the page behind inert.
 */
export function useModalDialog({ isOpen, onClose, initialFocus }: ModalDialogOptions) {
  const dialogRef = useRef<HTMLDialogElement>(null);
  const latestClose = useRef(onClose);

  useEffect(() => {
    latestClose.current = onClose;
  }, [onClose]);

  // A layout effect: on unmounting it closes the dialog while that is still in the document, which
  // is what lets focus go home.
  useLayoutEffect(() => {
    const dialog = dialogRef.current;
    if (!isOpen || dialog === null) return undefined;
    const opener = document.activeElement;
    keepScrollbarWidth();
    if (!dialog.open) dialog.showModal();
    (initialFocus?.current ?? dialog.querySelector<HTMLElement>('[data-initial-focus]'))?.focus();
    return () => {
      dialog.close();
      // Only an opener outside: a dialog that was open already has the focus within.
      if (opener instanceof HTMLElement && opener.isConnected && !dialog.contains(opener)) {
        opener.focus();
      }
    };
  }, [isOpen, initialFocus]);

  useEffect(() => {
    const dialog = dialogRef.current;
    if (!isOpen || dialog === null) return undefined;
    const requestClose = () => latestClose.current();
    const handleCancel = (event: Event) => {
      if (event.target !== dialog) return;
      // The state decides; it may also refuse, e.g. while something is being saved.
      event.preventDefault();
      requestClose();
    };
    // A browser may close it without asking (Escape twice): then the state follows.
    const handleClose = () => {
      if (!dialog.isConnected) return;
      requestClose();
    };
    dialog.addEventListener('cancel', handleCancel);
    dialog.addEventListener('close', handleClose);
    return () => {
      dialog.removeEventListener('cancel', handleCancel);
      dialog.removeEventListener('close', handleClose);
    };
  }, [isOpen]);

  return dialogRef;
}

/** An open modal takes the page's scrollbar away: its width is kept, so that nothing moves. */
function keepScrollbarWidth() {
  if (document.querySelector('dialog[open]') !== null) return;
  const { clientWidth, style } = document.documentElement;
  style.setProperty('--scrollbar-width', `${Math.max(0, window.innerWidth - clientWidth)}px`);
}
