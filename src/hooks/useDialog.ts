import { useEffect, useEffectEvent, useLayoutEffect, useRef, type RefObject } from 'react';
import { setDocumentFlag } from '@/lib/document-flags';
import { ignoreSecondPress } from './second-press';

interface DialogOptions {
  isOpen: boolean;
  /** Called on Escape; the caller closes the dialog by setting `isOpen` to false, or does not. */
  onClose: () => void;
  /** Takes the focus on opening; without it the element with `data-initial-focus` does. */
  initialFocus?: RefObject<HTMLElement | null>;
}

/** What opens each dialog that is to open in this commit. */
const waitingToOpen = new WeakMap<HTMLDialogElement, () => void>();

/**
 * Drives a native <dialog> as a modal: opens and closes it with `isOpen`, moves focus in on opening
 * and back to where it was on closing. The browser keeps focus inside and the page behind inert.
 */
export function useDialog({ isOpen, onClose, initialFocus }: DialogOptions) {
  const dialogRef = useRef<HTMLDialogElement>(null);
  const openerRef = useRef<Element | null>(null);
  const requestClose = useEffectEvent(onClose);
  const focusFirst = useEffectEvent((dialog: HTMLDialogElement) => {
    const first = initialFocus?.current;
    (first ?? dialog.querySelector<HTMLElement>('[data-initial-focus]'))?.focus();
  });

  useLayoutEffect(() => {
    const dialog = dialogRef.current;
    if (!isOpen || dialog === null) return undefined;
    waitingToOpen.set(dialog, () => {
      openerRef.current = document.activeElement;
      keepScrollbarWidth();
      if (!dialog.open) dialog.showModal();
      focusFirst(dialog);
    });
    return () => {
      waitingToOpen.delete(dialog);
    };
  }, [isOpen]);

  // Not a layout effect, because React restores the focus after a commit and would undo this.
  useEffect(() => {
    const dialog = dialogRef.current;
    if (!isOpen || dialog === null) return undefined;
    openFromOutside(dialog);
    const stopListening = askBeforeClosing(dialog, () => requestClose());
    const stopIgnoring = ignoreSecondPress(dialog);
    const unmark = setDocumentFlag('data-modal');
    return () => {
      stopListening();
      stopIgnoring();
      dialog.close();
      unmark();
      const opener = openerRef.current;
      // If the dialog was already open, the focus was inside, and there is nothing to return to.
      if (opener instanceof HTMLElement && opener.isConnected && !dialog.contains(opener)) {
        opener.focus();
      }
    };
  }, [isOpen]);

  return dialogRef;
}

/**
 * Opens a dialog, and before it those around it that are to open in the same commit: React runs
 * their effects later, but the browser puts on top what was opened last.
 */
function openFromOutside(dialog: HTMLDialogElement) {
  const open = waitingToOpen.get(dialog);
  if (open === undefined) return;
  waitingToOpen.delete(dialog);
  const around = dialog.parentElement?.closest('dialog');
  if (around) openFromOutside(around);
  open();
}

export function isDialogOpen(): boolean {
  return document.querySelector('dialog[open]') !== null;
}

/** Lets the state decide about Escape: it may also refuse, e.g. while something is being saved. */
function askBeforeClosing(dialog: HTMLDialogElement, requestClose: () => void) {
  const handleCancel = (event: Event) => {
    // What cannot be prevented is followed by a close event, which asks.
    if (event.target !== dialog || !event.cancelable) return;
    event.preventDefault();
    requestClose();
  };
  // On a second Escape a browser closes whatever is said: reopen, and ask the state again.
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
