import { useId, type ReactNode, type RefObject } from 'react';
import { Button } from '@/components/Button';
import { Dialog } from '@/components/overlay/Dialog';
import { FieldError } from '@/components/form/Field';

interface RateDialogProps {
  title: string;
  subtitle?: string;
  isBusy: boolean;
  /** Why it was not stored. */
  failure: string | null;
  /** A sample stay under what the fields say; null while they are incomplete. */
  preview: ReactNode;
  formRef: RefObject<HTMLFormElement | null>;
  /** Stores what the fields say, unless something in them is wrong. */
  onSubmit: () => void;
  onClose: () => void;
  /** The fields. */
  children: ReactNode;
}

/** The dialog in which a stay rule or a tax season is edited. */
export function RateDialog({
  title,
  subtitle,
  isBusy,
  failure,
  preview,
  formRef,
  onSubmit,
  onClose,
  children,
}: RateDialogProps) {
  const formId = useId();

  return (
    <Dialog
      isOpen
      size="sheet"
      title={title}
      subtitle={subtitle}
      onClose={onClose}
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            Cancelar
          </Button>
          <Button type="submit" form={formId} isBusy={isBusy} busyLabel="A guardar...">
            Guardar
          </Button>
        </>
      }
    >
      <form
        ref={formRef}
        id={formId}
        noValidate
        className="grid gap-4 p-4 md:px-5"
        onSubmit={(event) => {
          event.preventDefault();
          if (!isBusy) onSubmit();
        }}
      >
        {children}
        <div role="alert" className="empty:hidden">
          {failure !== null && <FieldError>{failure}</FieldError>}
        </div>
      </form>
      {preview !== null && <div className="border-t border-linha p-4 md:px-5">{preview}</div>}
    </Dialog>
  );
}
