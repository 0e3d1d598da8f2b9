import { CLOSE } from '@messages/parts';
import { X } from 'lucide-react';
import {
  useId,
  useRef,
  type MouseEvent,
  type PointerEvent,
  type ReactNode,
  type RefObject,
} from 'react';
import { useDialog } from '@/hooks/useDialog';
import { ToastStrip } from './ToastOutlet';

interface DialogProps {
  isOpen: boolean;
  onClose: () => void;
  title: ReactNode;
  /** A line below the title. */
  subtitle?: ReactNode;
  /** Stands before the title, e.g. a room's tile. */
  leading?: ReactNode;
  /** Stands after the title, e.g. a status badge. */
  trailing?: ReactNode;
  /**
   * `small` is 420 px wide, `large` 880 px and a full-height drawer on a phone. On a phone `sheet`
   * (420 px) and `fitted` (880 px) sit at the foot, as high as their content; `page` (920 px) fills
   * the screen.
   */
  size?: 'small' | 'large' | 'sheet' | 'fitted' | 'page';
  /** Takes the focus on opening; without it, the title does. */
  initialFocus?: RefObject<HTMLElement | null>;
  /** A click beside the modal closes it; leave it off where something is being typed. */
  isClosedByBackdrop?: boolean;
  /** Stays in view at the foot. */
  footer?: ReactNode;
  children: ReactNode;
}

const FITTED =
  'w-[min(55rem,100%-3.5rem)] max-h-[calc(100dvh-3.5rem)] rounded-card max-md:mb-0 max-md:max-h-[calc(100dvh-1.25rem)] max-md:w-full max-md:max-w-none max-md:rounded-b-none';

const SIZES = {
  sheet:
    'w-[min(26.25rem,100%-2rem)] max-h-[calc(100dvh-2rem)] rounded-card max-md:mb-0 max-md:w-full max-md:max-w-none max-md:rounded-b-none',
  small: 'w-[min(26.25rem,100%-2rem)] max-h-[calc(100dvh-2rem)] rounded-card',
  large: `${FITTED} max-md:h-[calc(100dvh-1.25rem)]`,
  fitted: FITTED,
  page: 'w-[min(57.5rem,100%-3.5rem)] max-h-[calc(100dvh-3.5rem)] rounded-card max-md:m-0 max-md:h-dvh max-md:max-h-none max-md:w-full max-md:max-w-none max-md:rounded-none',
};

/** A modal on the native <dialog>: focus moves in, stays in, and returns on closing. */
export function Dialog({
  isOpen,
  onClose,
  title,
  subtitle,
  leading,
  trailing,
  size = 'large',
  initialFocus,
  isClosedByBackdrop = false,
  footer,
  children,
}: DialogProps) {
  const titleId = useId();
  const dialogRef = useDialog({ isOpen, onClose, initialFocus });
  const backdrop = useBackdropClick(isClosedByBackdrop ? onClose : undefined);

  return (
    <dialog
      ref={dialogRef}
      aria-labelledby={titleId}
      {...backdrop}
      className={`m-auto flex-col overflow-hidden bg-branco text-tinta shadow-s3 open:flex open:animate-appear tiny:overflow-y-auto ${SIZES[size]}`}
    >
      {isOpen && (
        <>
          <header className="flex items-center gap-3.5 border-b border-linha px-4 py-3 md:px-5 md:py-3.5">
            {leading}
            <div className="flex min-w-0 flex-wrap items-center gap-x-3.5 gap-y-1.5">
              <div className="min-w-0">
                <h2
                  id={titleId}
                  tabIndex={-1}
                  data-initial-focus=""
                  className="text-20 leading-6.5 wrap-anywhere md:text-22"
                >
                  {title}
                </h2>
                {subtitle !== undefined && <p className="text-13 text-tinta-2">{subtitle}</p>}
              </div>
              {trailing}
            </div>
            <button
              type="button"
              aria-label={CLOSE}
              onClick={onClose}
              className="ms-auto grid size-11 flex-none place-items-center rounded-field transition-colors hover:bg-sal panel:md:size-9"
            >
              <X className="size-5" aria-hidden />
            </button>
          </header>
          {/* Its own height to begin with: WebKit takes the 0% of flex-1 as none, where only a max-height stands. */}
          <div className="min-h-0 flex-auto overflow-y-auto overscroll-contain tiny:flex-none tiny:overflow-visible">
            {children}
          </div>
          <ToastStrip />
          {footer !== undefined && (
            <footer
              className={`flex flex-wrap items-center justify-end gap-2 border-t border-linha px-4 py-2.5 md:px-5 md:py-3 ${size === 'sheet' ? 'max-md:*:flex-1' : ''}`}
            >
              {footer}
            </footer>
          )}
        </>
      )}
    </dialog>
  );
}

/** Handlers that tell a click on the backdrop from one that only ended there (selecting text). */
function useBackdropClick(onBackdropClick: (() => void) | undefined) {
  const hasPressedThere = useRef(false);
  if (onBackdropClick === undefined) return {};
  return {
    onPointerDown: (event: PointerEvent<HTMLDialogElement>) => {
      hasPressedThere.current = event.target === event.currentTarget;
    },
    onClick: (event: MouseEvent<HTMLDialogElement>) => {
      if (hasPressedThere.current && event.target === event.currentTarget) onBackdropClick();
    },
  };
}
