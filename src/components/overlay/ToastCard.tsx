import { X } from 'lucide-react';
import {
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type FocusEvent,
  type KeyboardEvent,
} from 'react';
import { Button } from '../Button';
import { clockOf, TOAST_TONES, type ToastAction, type ToastMessage } from './toast-message';

interface ToastCardProps {
  toast: ToastMessage;
  onClose: () => void;
}

/**
 * One message. It stays while it has the focus; a pointer on it keeps it longer, or as long as the
 * pointer stays. Escape closes it; focus inside it then returns to where it came from.
 */
export function ToastCard({ toast, onClose }: ToastCardProps) {
  const { tone, message, detail, action, secondAction } = toast;
  const { border, ink, icon } = TOAST_TONES[tone];
  const Icon = toast.icon ?? icon;
  const clock = clockOf(toast);
  const [isPointedAt, setIsPointedAt] = useState(false);
  const [hasFocus, setHasFocus] = useState(false);
  const leavesAfterMs =
    clock === null || hasFocus ? null : isPointedAt ? clock.heldForMs : clock.shownForMs;
  const cardRef = useRef<HTMLDivElement>(null);
  const cameFrom = useRef<EventTarget | null>(null);

  useEffect(() => {
    if (leavesAfterMs === null) return undefined;
    const timer = setTimeout(onClose, leavesAfterMs);
    return () => clearTimeout(timer);
    // A new closure of onClose must not start the clock again.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [leavesAfterMs, toast.id]);

  useLayoutEffect(() => keepFocusInSight(cardRef.current), []);

  function close() {
    const isWithin = cardRef.current?.contains(document.activeElement) === true;
    if (isWithin && cameFrom.current instanceof HTMLElement) cameFrom.current.focus();
    onClose();
  }

  function press({ onPress }: ToastAction) {
    close();
    onPress();
  }

  function handleFocus({ relatedTarget, currentTarget }: FocusEvent) {
    setHasFocus(true);
    if (!currentTarget.contains(relatedTarget)) cameFrom.current = relatedTarget;
  }

  // Otherwise Escape would also close the dialog that the toast is shown in.
  function handleKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    event.stopPropagation();
    close();
  }

  return (
    <div
      ref={cardRef}
      role="presentation"
      onPointerEnter={() => setIsPointedAt(true)}
      onPointerLeave={() => setIsPointedAt(false)}
      onFocus={handleFocus}
      onBlur={() => setHasFocus(false)}
      onKeyDown={handleKeyDown}
      className={`pointer-events-auto flex animate-appear items-start gap-2.5 rounded-field border border-s-4 border-linha bg-branco py-2.75 ps-3.5 pe-2 text-14 font-medium text-tinta shadow-s2 ${border}`}
    >
      <Icon className={`size-5 ${ink}`} aria-hidden />
      <div className="min-w-0 flex-1 wrap-anywhere md:in-data-toast-strip:flex md:in-data-toast-strip:items-center md:in-data-toast-strip:justify-between md:in-data-toast-strip:gap-3">
        <div className="min-w-0">
          <p>{message}</p>
          {detail !== undefined && (
            <p className="line-clamp-3 text-13 font-normal text-tinta-2">{detail}</p>
          )}
        </div>
        {action && <Actions {...{ action, secondAction }} onPress={press} />}
      </div>
      <button
        type="button"
        aria-label="Fechar aviso"
        aria-keyshortcuts="Escape"
        onClick={close}
        className="-my-1.5 grid size-8 flex-none place-items-center rounded-field transition-colors hover:bg-sal max-md:-my-3 max-md:size-11"
      >
        <X className="size-4" aria-hidden />
      </button>
    </div>
  );
}

interface ActionsProps {
  action: ToastAction;
  secondAction?: ToastAction;
  onPress: (action: ToastAction) => void;
}

function Actions({ action, secondAction, onPress }: ActionsProps) {
  return (
    <div className="-ms-2 flex flex-wrap panel:-ms-3">
      <Button variant="quiet" className="whitespace-nowrap" onClick={() => onPress(action)}>
        {action.label}
      </Button>
      {secondAction && (
        <Button
          variant="quiet"
          className="font-normal text-tinta-2"
          onClick={() => onPress(secondAction)}
        >
          {secondAction.label}
        </Button>
      )}
    </div>
  );
}

/** A toast strip at the foot of a dialog may cover the control that has just been pressed. */
function keepFocusInSight(card: HTMLElement | null) {
  const strip = card?.closest('[data-toast-strip]');
  const focused = document.activeElement;
  if (!strip || focused === null || strip.contains(focused)) return;
  if (strip.closest('dialog')?.contains(focused) !== true) return;
  const { top, bottom } = strip.getBoundingClientRect();
  const place = focused.getBoundingClientRect();
  const isHidden = place.bottom > top && place.top < bottom;
  if (isHidden) focused.scrollIntoView({ block: 'nearest', behavior: 'instant' });
}
