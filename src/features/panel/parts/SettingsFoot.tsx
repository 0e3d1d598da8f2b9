import { Button } from '@/components/Button';
import { FieldError } from '@/components/form/Field';

interface SettingsFootProps {
  saving: { isPending: boolean; error: Error | null };
  /** Back to the screen; null where there is none yet, since nothing is settled. */
  onClose: (() => void) | null;
  saveLabel?: string;
}

/** The end of a form of settings: why it was not saved, 'Cancelar' and 'Guardar'. */
export function SettingsFoot({ saving, onClose, saveLabel = 'Guardar' }: SettingsFootProps) {
  return (
    <>
      <div role="alert" className="empty:hidden">
        {saving.error !== null && <FieldError>{saving.error.message}</FieldError>}
      </div>
      <div className="mt-5 flex flex-wrap justify-end gap-2 max-md:*:flex-1">
        {onClose !== null && (
          <Button variant="outline" onClick={onClose}>
            Cancelar
          </Button>
        )}
        <Button type="submit" isBusy={saving.isPending} busyLabel="A guardar...">
          {saveLabel}
        </Button>
      </div>
    </>
  );
}
