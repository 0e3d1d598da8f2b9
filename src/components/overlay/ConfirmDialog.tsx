import * as t from '@messages/controls';
import { useId, useRef, type ReactNode, type RefObject } from 'react';
import { useDialog } from '@/hooks/useDialog';
import { Button } from '../Button';
import { ErrorBox } from '../ErrorBox';

interface ConfirmDialogProps {
  isOpen: boolean;
  /** A question, e.g. 'Eliminar a reserva?'. */
  title: string;
  /** What will happen, in the words of the requirements. */
  children: ReactNode;
  confirmLabel: ReactNode;
  /** Label of the button that goes back; needed where 'Cancelar' would name the action itself. */
  cancelLabel?: string;
  onConfirm: () => void;
  onCancel: () => void;
  isDestructive?: boolean;
  /** Something must still be chosen before one can confirm. */
  isConfirmOff?: boolean;
  /** Takes the focus on opening; without it, the cancel button does. */
  initialFocus?: RefObject<HTMLElement | null>;
  /** 520 px, for a question with choices. */
  isWide?: boolean;
  /** On a phone at the foot of the screen, with the cancel button lowest, within thumb's reach. */
  isSheet?: boolean;
  /** The action is under way: the buttons do nothing, and the dialog cannot be closed. */
  isBusy?: boolean;
  busyLabel?: string;
  /** Why it failed; the dialog stays open so that one can try again. */
  error?: string | null;
}

const SHEET =
  'max-md:mb-0 max-md:w-full max-md:max-w-none max-md:rounded-b-none max-md:pb-[max(1.25rem,env(safe-area-inset-bottom))]';

/** Asks before an action. Focus starts on a control where pressing Enter does no harm. */
export function ConfirmDialog({
  isOpen,
  title,
  children,
  confirmLabel,
  cancelLabel = t.CANCEL,
  onConfirm,
  onCancel,
  isDestructive = false,
  isConfirmOff = false,
  initialFocus,
  isWide = false,
  isSheet = false,
  isBusy = false,
  busyLabel = t.SAVING,
  error,
}: ConfirmDialogProps) {
  const id = useId();
  const cancelRef = useRef<HTMLButtonElement>(null);
  const dialogRef = useDialog({
    isOpen,
    onClose: () => {
      if (!isBusy) onCancel();
    },
    initialFocus: initialFocus ?? cancelRef,
  });

  return (
    <dialog
      ref={dialogRef}
      role="alertdialog"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-body`}
      className={`m-auto max-h-[calc(100dvh-2rem)] ${isWide ? 'w-[min(32.5rem,100%-2rem)]' : 'w-[min(26.25rem,100%-2rem)]'} ${isSheet ? SHEET : ''} overflow-y-auto rounded-card border-t-4 bg-branco p-5.5 pb-4.5 text-tinta shadow-s3 open:animate-appear ${isDestructive ? 'border-erro-700' : 'border-anil-600'}`}
    >
      {isOpen && (
        <>
          <h2 id={`${id}-title`} className="text-20 leading-6.5">
            {title}
          </h2>
          <div id={`${id}-body`} className="mt-2.5 grid gap-2.5 text-15 panel:text-14">
            {children}
          </div>
          {error && <ErrorBox title={error} className="mt-4" />}
          <div
            className={`mt-4.5 flex flex-wrap justify-end gap-2 ${isSheet ? 'max-md:flex-col-reverse' : 'max-md:*:flex-1'}`}
          >
            <Button ref={cancelRef} variant="outline" disabled={isBusy} onClick={onCancel}>
              {cancelLabel}
            </Button>
            <Button
              variant={isDestructive ? 'danger' : 'primary'}
              disabled={isConfirmOff}
              isBusy={isBusy}
              busyLabel={busyLabel}
              onClick={onConfirm}
            >
              {confirmLabel}
            </Button>
          </div>
        </>
      )}
    </dialog>
  );
}
