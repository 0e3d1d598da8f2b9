import type { ReactNode, RefObject } from 'react';
import { Button } from '@/components/Button';
import { PANEL_CARD } from '@/components/panel-styles';
import { SavingFailure, type Saving } from './FormDialog';

interface SettingsFormProps {
  title: string;
  /** What it settles. */
  intro: string;
  /** The form element, from `useDraftForm`. */
  formRef: RefObject<HTMLFormElement | null>;
  saving: Saving;
  saveLabel?: string;
  /** Stores what the fields say, unless something in them is wrong. */
  onSubmit: () => void;
  /** Back to the screen; null where there is none yet, since nothing is settled. */
  onClose: (() => void) | null;
  /** The fields. */
  children: ReactNode;
}

/** A form of settings on a screen: its fields, why they were not stored, 'Cancelar' and 'Guardar'. */
export function SettingsForm({
  title,
  intro,
  formRef,
  saving,
  saveLabel = 'Guardar',
  onSubmit,
  onClose,
  children,
}: SettingsFormProps) {
  return (
    <form
      ref={formRef}
      noValidate
      className={`max-w-184 p-4 md:p-5 ${PANEL_CARD}`}
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      <h2 className="font-sans text-16 font-semibold tracking-normal">{title}</h2>
      <p className="mt-1 mb-4 text-14 text-tinta-2">{intro}</p>
      {children}
      <SavingFailure saving={saving} />
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
    </form>
  );
}
