import { Check } from 'lucide-react';
import type { Ref } from 'react';
import { Button } from '@/components/Button';
import { FieldError } from '@/components/form/Field';
import { Keycap } from '@/components/Keycap';
import { nightsWords } from '@/domain/calendar/day-words';
import { deskTotal } from '@/domain/new-stay/new-booking';
import { formatEuros } from '@/domain/basics/money';
import { roomsWords } from './desk-words';
import type { DeskBookingForm } from './useDeskBookingForm';

interface FormFooterProps {
  form: DeskBookingForm;
  formId: string;
  saveRef: Ref<HTMLButtonElement>;
  onCancel: () => void;
}

/** The foot of the window: why nothing was saved, the sum on a phone, and the way to save. */
export function FormFooter({ form, formId, saveRef, onCancel }: FormFooterProps) {
  const { saving, problems, isDirty } = form;
  const failure =
    saving.failure ?? (Object.keys(problems).length > 0 ? 'Corrija os campos assinalados.' : null);
  return (
    <div className="flex w-full flex-wrap items-center gap-x-2 gap-y-1.5">
      <div role="alert" className="min-w-0 max-md:w-full [&>p]:mt-0!">
        {failure !== null && <FieldError>{failure}</FieldError>}
      </div>
      {failure === null && isDirty && (
        <p className="flex items-center gap-1.5 text-13 text-tinta-2 max-md:hidden">
          <Check className="size-4 text-horta-700" aria-hidden />
          Rascunho guardado neste separador
        </p>
      )}
      <Sum form={form} />
      <Button variant="outline" className="ms-auto max-md:hidden" onClick={onCancel}>
        Cancelar
      </Button>
      <Button
        ref={saveRef}
        type="submit"
        form={formId}
        isBusy={saving.isPending}
        busyLabel="A guardar..."
        aria-keyshortcuts="Control+Enter"
        className="max-md:min-h-12! max-md:flex-1"
      >
        Guardar reserva
        <span className="max-md:hidden" aria-hidden>
          <Keycap isOnColour>Ctrl ↵</Keycap>
        </span>
      </Button>
    </div>
  );
}

/** The total, on phones only; wider screens show it beside the fields. */
function Sum({ form: { draft, nights, chosen } }: { form: DeskBookingForm }) {
  const rooms = chosen.map(({ room }) => room);
  return (
    <p className="min-w-26 text-13 text-tinta-2 tabular-figures md:hidden">
      {rooms.length === 0 ? (
        nightsWords(nights)
      ) : (
        <>
          {`${roomsWords(rooms.length)}, ${nightsWords(nights)}`}
          <strong className="block text-17 leading-6 text-tinta">
            {formatEuros(deskTotal(rooms, draft))}
          </strong>
        </>
      )}
    </p>
  );
}
