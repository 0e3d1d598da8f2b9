import { Button } from '@/components/Button';
import { FieldError } from '@/components/Field';

interface FormFooterProps {
  formId: string;
  /** What is missing, or why saving failed. */
  message: string | null;
  isSaving: boolean;
  onCancel: () => void;
}

/** The foot of the window: what is wrong, and the two ways out. */
export function FormFooter({ formId, message, isSaving, onCancel }: FormFooterProps) {
  return (
    <>
      <div role="alert" className="me-auto max-md:w-full md:min-w-0 md:flex-1 [&>p]:mt-0!">
        {message !== null && <FieldError>{message}</FieldError>}
      </div>
      <Button variant="outline" disabled={isSaving} className="max-md:flex-1" onClick={onCancel}>
        Cancelar
      </Button>
      <Button
        type="submit"
        form={formId}
        isBusy={isSaving}
        busyLabel="A guardar..."
        className="max-md:flex-1"
      >
        Guardar quarto
      </Button>
    </>
  );
}
