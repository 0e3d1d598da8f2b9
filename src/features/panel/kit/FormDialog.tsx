import { useId, type ReactNode, type RefObject } from 'react';
import { Button } from '@/components/Button';
import { FieldError } from '@/components/form/Field';
import { Dialog } from '@/components/overlay/Dialog';

/** How storing a form goes, as `usePanelMutation` tells it. */
export interface Saving {
  isPending: boolean;
  error: { message: string } | null;
}

interface FormDialogProps {
  isOpen?: boolean;
  title: string;
  subtitle?: string;
  /** The form element, from `useDraftForm`. */
  formRef?: RefObject<HTMLFormElement | null>;
  initialFocus?: RefObject<HTMLElement | null>;
  saving: Saving;
  saveLabel?: ReactNode;
  busyLabel?: string;
  /** False while what the fields show is being read: `below` stands alone. */
  isReady?: boolean;
  /** It cannot be left while it is being stored. */
  isHeld?: boolean;
  /** Stores what the fields say, unless something in them is wrong. */
  onSubmit: () => void;
  onClose: () => void;
  /** Stands below the form. */
  below?: ReactNode;
  /** The fields. */
  children: ReactNode;
}

/** A dialog that is one form: its fields, why it was not stored, 'Cancelar' and 'Guardar'. */
export function FormDialog({
  isOpen = true,
  title,
  subtitle,
  formRef,
  initialFocus,
  saving,
  saveLabel = 'Guardar',
  busyLabel = 'A guardar...',
  isReady = true,
  isHeld = false,
  onSubmit,
  onClose,
  below,
  children,
}: FormDialogProps) {
  const formId = useId();
  const isShut = isHeld && saving.isPending;
  return (
    <Dialog
      isOpen={isOpen}
      size="sheet"
      title={title}
      subtitle={subtitle}
      initialFocus={initialFocus}
      onClose={() => {
        if (!isShut) onClose();
      }}
      footer={
        isReady ? (
          <>
            <Button variant="outline" disabled={isShut} onClick={onClose}>
              Cancelar
            </Button>
            <Button type="submit" form={formId} isBusy={saving.isPending} busyLabel={busyLabel}>
              {saveLabel}
            </Button>
          </>
        ) : undefined
      }
    >
      {isReady && (
        <form
          ref={formRef}
          id={formId}
          noValidate
          className="grid gap-4 p-4 md:px-5"
          onSubmit={(event) => {
            event.preventDefault();
            if (!saving.isPending) onSubmit();
          }}
        >
          {children}
          <SavingFailure saving={saving} />
        </form>
      )}
      {below}
    </Dialog>
  );
}

/** Why a form was not stored; read aloud when it comes. */
export function SavingFailure({ saving: { error } }: { saving: Saving }) {
  return (
    <div role="alert" className="empty:hidden">
      {error !== null && <FieldError>{error.message}</FieldError>}
    </div>
  );
}
