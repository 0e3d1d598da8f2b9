import { useId, useRef, useState, type Ref } from 'react';
import { Check, LogIn } from 'lucide-react';
import { Button } from '@/components/Button';
import { FieldError } from '@/components/form/Field';
import { Keycap } from '@/components/Keycap';
import { Dialog } from '@/components/overlay/Dialog';
import { useToast } from '@/components/overlay/useToast';
import { formatEuros } from '@/domain/basics/money';
import type { Day } from '@/domain/calendar/dates';
import { nightsWords } from '@/domain/calendar/day-words';
import { deskTotal, isWalkIn } from '@/domain/new-stay/new-booking';
import { useSession } from '@/features/panel/session/useSession';
import { useDialog } from '@/hooks/useDialog';
import { useMediaQuery } from '@/hooks/useMediaQuery';
import { useToday } from '@/hooks/useToday';
import { useSubmitKeys } from '../change/useSubmitKeys';
import { roomsWords } from './desk-words';
import { FormBody } from './FormBody';
import { useNewBooking, type NewBookingStart } from './new-booking';
import { useDeskBookingForm, type DeskBookingForm } from './useDeskBookingForm';
import { useWalkIn } from './useWalkIn';
import { WalkInSheet } from './WalkInSheet';

interface NewBookingDialogProps {
  start: NewBookingStart;
  onClose: () => void;
}

/** The dialog in which reception enters a new booking (DESK-02). */
export default function NewBookingDialog(props: NewBookingDialogProps) {
  const today = useToday();
  return today === null ? null : <NewBookingWindow {...props} today={today} />;
}

function NewBookingWindow({ start, today, onClose }: NewBookingDialogProps & { today: Day }) {
  const { user } = useSession();
  const toast = useToast();
  const { open } = useNewBooking();
  const formId = useId();
  const form = useDeskBookingForm({ start, ownerId: user?.id ?? '', today, onClose });
  const walkIn = useWalkIn(form, onClose);
  const shown = walkIn.storedForm ?? form;
  const [isAsking, setIsAsking] = useState(false);
  const checkInRef = useRef<HTMLInputElement>(null);
  const nameRef = useRef<HTMLInputElement>(null);
  const saveRef = useRef<HTMLButtonElement>(null);
  // On a touch screen a focused field opens the keyboard, which would hide the rooms.
  const isTouch = useMediaQuery('(pointer: coarse)');
  const isSettled = start.checkIn !== undefined && (start.roomIds?.length ?? 0) > 0;

  useSubmitKeys(() => {
    // The windows over this one have keys of their own.
    if (!isAsking && !walkIn.isAsking && !form.saving.isPending) form.submit();
  });

  function handleClose() {
    if (form.saving.isPending || walkIn.isBusy) return;
    if (form.isDirty) setIsAsking(true);
    else onClose();
  }

  function handleLeave() {
    if (form.isDirty) {
      toast.success('Rascunho guardado', {
        action: { label: 'Continuar a reserva', onPress: () => open() },
      });
    }
    onClose();
  }

  return (
    <>
      <Dialog
        isOpen
        onClose={handleClose}
        title="Nova reserva"
        subtitle="Só as datas, o quarto e o nome são obrigatórios."
        size="page"
        initialFocus={isTouch ? undefined : isSettled ? nameRef : checkInRef}
        footer={
          <FormFooter
            form={shown}
            {...{ formId, saveRef }}
            onCancel={handleClose}
            onWalkIn={isWalkIn(form.draft, today) ? walkIn.ask : undefined}
          />
        }
      >
        <FormBody
          id={formId}
          form={shown}
          {...{ checkInRef, nameRef }}
          onSwapped={() => saveRef.current?.focus()}
          onLeave={handleLeave}
        />
      </Dialog>
      <WalkInSheet form={shown} walkIn={walkIn} />
      <CloseQuestion
        isOpen={isAsking}
        onGoOn={() => setIsAsking(false)}
        onKeep={onClose}
        onDiscard={form.discard}
      />
    </>
  );
}

interface CloseQuestionProps {
  isOpen: boolean;
  onGoOn: () => void;
  onKeep: () => void;
  onDiscard: () => void;
}

/** Asks before a form with unsaved contents closes; the focus starts on 'Continuar a escrever'. */
function CloseQuestion({ isOpen, onGoOn, onKeep, onDiscard }: CloseQuestionProps) {
  const id = useId();
  const goOnRef = useRef<HTMLButtonElement>(null);
  const dialogRef = useDialog({ isOpen, onClose: onGoOn, initialFocus: goOnRef });
  return (
    <dialog
      ref={dialogRef}
      role="alertdialog"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-body`}
      className="m-auto w-[min(26.25rem,100%-2rem)] rounded-card border-t-4 border-anil-600 bg-branco p-5.5 pb-4.5 text-tinta shadow-s3 open:animate-appear"
    >
      {isOpen && (
        <>
          <h2 id={`${id}-title`} className="text-20 leading-6.5">
            Fechar sem guardar?
          </h2>
          <p id={`${id}-body`} className="mt-2.5">
            Esta reserva ainda não está guardada.
          </p>
          <div className="mt-4.5 grid gap-2">
            <Button ref={goOnRef} onClick={onGoOn}>
              Continuar a escrever
            </Button>
            <Button variant="outline" onClick={onKeep}>
              Fechar e guardar rascunho
            </Button>
            <Button variant="danger-outline" onClick={onDiscard}>
              Deitar fora
            </Button>
          </div>
        </>
      )}
    </dialog>
  );
}

interface FormFooterProps {
  form: DeskBookingForm;
  formId: string;
  saveRef: Ref<HTMLButtonElement>;
  onCancel: () => void;
  /** Absent where nobody can be checked in yet. */
  onWalkIn?: () => void;
}

/** The foot of the window: why nothing was saved, the sum on a phone, and the way to save. */
function FormFooter({ form, formId, saveRef, onCancel, onWalkIn }: FormFooterProps) {
  const { saving, problems, isDirty } = form;
  const failure =
    saving.failure ?? (Object.keys(problems).length > 0 ? 'Corrija os campos assinalados.' : null);
  return (
    <div className="flex w-full flex-wrap items-center gap-x-2 gap-y-1.5">
      {/* A long reason breaks beside the buttons, which keep their places. */}
      <div
        role="alert"
        className="min-w-0 max-md:w-full md:not-empty:min-w-40 md:not-empty:flex-1 [&>p]:mt-0!"
      >
        {failure !== null && <FieldError>{failure}</FieldError>}
      </div>
      {failure === null && isDirty && (
        <p className="flex flex-auto items-center gap-1.5 text-13 text-tinta-2 max-md:hidden">
          <Check className="size-4 text-horta-700" aria-hidden />
          Rascunho guardado neste separador
        </p>
      )}
      <Sum form={form} />
      <div className="contents md:ms-auto md:flex md:flex-none md:gap-2">
        <Button variant="outline" className="max-md:hidden" onClick={onCancel}>
          Cancelar
        </Button>
        {onWalkIn && (
          <Button
            variant="outline"
            disabled={saving.isPending}
            onClick={onWalkIn}
            className="max-md:order-last max-md:min-h-12! max-md:w-full"
          >
            <LogIn aria-hidden />
            Guardar, receber e check-in
          </Button>
        )}
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
