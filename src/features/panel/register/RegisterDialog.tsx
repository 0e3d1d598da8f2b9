import { type KeyboardEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { Button } from '@/components/Button';
import { ErrorBox } from '@/components/ErrorBox';
import { Keycap } from '@/components/Keycap';
import { RoomTile } from '@/components/look/RoomTile';
import { Skeleton } from '@/components/look/Skeleton';
import { ConfirmDialog } from '@/components/overlay/ConfirmDialog';
import { Dialog } from '@/components/overlay/Dialog';
import type { Day } from '@/domain/calendar/dates';
import { formatStayBriefly } from '@/domain/calendar/short-dates';
import { personName } from '@/domain/register/entry';
import {
  type PersonPlace,
  placesOf,
  type StayRegister,
  type StoredEntry,
} from '@/domain/register/stay-register';
import { Section } from '@/features/panel/parts/Section';
import { StillReading } from '@/features/panel/kit/StillReading';
import { useToday } from '@/hooks/useToday';
import type { StaffBooking } from '@/queries/staff-bookings';
import { useDocumentSeen } from './useDocumentSeen';
import { LinesField } from './LinesField';
import { DocumentSeen, KeptUntil, RegisterKeys } from './RegisterAside';
import { nextPerson } from './next-person';
import { RegisterFields } from './RegisterFields';
import { useDocumentLines } from './useDocumentLines';
import { useRegisterActs } from './useRegisterActs';
import { useRegisterDraft } from './useRegisterDraft';
import { useRegisterForm } from './useRegisterForm';
import { useSaveEntry } from './useSaveEntry';
import { useStayRegister } from './useStayRegister';

interface RegisterDialogProps {
  booking: StaffBooking;
  /** Whom to begin with; null for the next who is not registered. */
  person: number | null;
  onClose: () => void;
}

/** 'Registar pessoa 4': the whole of it by keyboard, one person after the other (REG-03). */
export default function RegisterDialog({ booking, person, onClose }: RegisterDialogProps) {
  const register = useStayRegister(booking.id);
  const today = useToday();
  if (register.data !== undefined && today !== null) {
    return <People register={register.data} {...{ booking, person, today, onClose }} />;
  }
  return (
    <Dialog isOpen size="page" title="Registar" onClose={onClose}>
      <div className="p-4 md:p-5">
        <StillReading of={register} title="Não foi possível carregar os hóspedes">
          <Skeleton className="h-60 animate-breathe" />
        </StillReading>
      </div>
    </Dialog>
  );
}

interface PeopleProps extends RegisterDialogProps {
  register: StayRegister;
  today: Day;
}

function People({ register, person, ...rest }: PeopleProps) {
  const places = placesOf(register);
  const [open, setOpen] = useState(() => person ?? nextPerson(places) ?? 1);

  function handleSaved() {
    const next = nextPerson(places, open);
    if (next === null) rest.onClose();
    else setOpen(next);
  }

  return (
    <PersonDialog
      key={open}
      place={places[open - 1] ?? { person: open, entry: null, proposal: null }}
      before={places.findLast((one) => one.person < open && one.entry !== null)?.entry ?? null}
      isLast={nextPerson(places, open) === null}
      {...{ register, ...rest }}
      onSaved={handleSaved}
    />
  );
}

interface PersonDialogProps extends Omit<PeopleProps, 'person'> {
  place: PersonPlace;
  before: StoredEntry | null;
  /** Nobody is left to be registered after this person. */
  isLast: boolean;
  onSaved: () => void;
}

function PersonDialog(props: PersonDialogProps) {
  const { register, place, before, isLast, today, booking, onClose, onSaved } = props;
  const { person, entry } = place;
  const linesRef = useRef<HTMLTextAreaElement>(null);
  const draft = useRegisterDraft(register.booking_id, person);
  const form = useRegisterForm({ place, before, today, draft: draft.found?.values ?? null });
  const start = draft.found?.lines ?? '';
  const lines = useDocumentLines({ today, start }, (read) => form.fill(read.entry));
  const isDirty = form.isDirty || lines.text.trim() !== '';
  const [isAsking, setIsAsking] = useState(false);
  const seen = useDocumentSeen(register, person, form);
  const save = useSaveEntry(register);
  const acts = useRegisterActs(register);
  const { booking_number, arrival, departure } = register;
  const days = formatStayBriefly({ from: arrival, to: departure });
  const room = booking.rooms === null ? '' : `quarto ${booking.rooms.room_number}, `;

  const keepDraft = useEffectEvent((values: typeof form.values, text: string) => {
    if (isDirty) draft.keep({ values, lines: text });
    else draft.drop();
  });
  useEffect(() => keepDraft(form.values, lines.text), [form.values, lines.text]);

  async function handleSave() {
    const entered = form.entered();
    if (entered === null) return;
    if (!(await save.store(person, entered))) return;
    draft.drop();
    onSaved();
  }

  async function handleRemove() {
    if (entry === null) return;
    await acts.remove(entry);
    handleLeave();
  }

  function handleLeave() {
    draft.drop();
    onClose();
  }

  /** Nothing that was typed is thrown away unasked. */
  function handleClose() {
    if (isDirty) setIsAsking(true);
    else onClose();
  }

  function handleKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    void handleSave();
  }

  return (
    <Dialog
      isOpen
      size="page"
      title={(entry !== null && personName(entry)) || `Registar pessoa ${person}`}
      subtitle={`${booking_number}, ${room}${days}`}
      leading={<RoomTile roomNumber={booking.rooms?.room_number ?? ''} size={40} />}
      initialFocus={linesRef}
      onClose={handleClose}
      footer={
        <>
          <p className="me-auto text-13 text-tinta-2 max-sm:w-full">
            O documento não é fotografado nem guardado.
          </p>
          {entry !== null && (
            <Button
              variant="quiet"
              isBusy={acts.isPending}
              disabled={save.isPending}
              onClick={() => void handleRemove()}
            >
              Retirar pessoa
            </Button>
          )}
          <Button variant="outline" disabled={save.isPending} onClick={handleClose}>
            Cancelar
          </Button>
          <Button
            isBusy={save.isPending}
            busyLabel="A guardar..."
            onClick={() => void handleSave()}
          >
            {isLast ? 'Guardar' : 'Guardar e seguir'}
            <span className="max-md:hidden" aria-hidden>
              <Keycap isOnColour>Ctrl ↵</Keycap>
            </span>
          </Button>
        </>
      }
    >
      {/* Enter alone saves nothing: scanners end their lines with it. */}
      <div
        role="presentation"
        onKeyDown={handleKeyDown}
        className="grid lg:grid-cols-[minmax(0,1fr)_21rem]"
      >
        <div className="min-w-0 p-4 md:px-5 md:pt-4.5 md:pb-5">
          {save.failure !== null && (
            <ErrorBox title={save.failure} className="mb-3">
              O que escreveu continua aqui.
            </ErrorBox>
          )}
          {draft.found !== null && (
            <output className="mb-3 block text-13 font-medium text-ocre-800">
              Ainda por guardar: é o que tinha escrito.
            </output>
          )}
          <LinesField ref={linesRef} {...lines} onChange={lines.change} />
          <Section
            title={
              lines.state.kind === 'read' ? 'Confirme com o documento à frente' : 'Ou escreva à mão'
            }
            detail={lines.state.kind === 'read' ? 'a verde, o que veio das linhas' : undefined}
          >
            <RegisterFields
              form={form}
              isTaxed={register.tax !== null}
              numberWarning={seen.sameStay}
            />
          </Section>
        </div>
        <div className="border-linha bg-sal p-4 text-13 max-lg:border-t md:px-5 md:pt-4.5 md:pb-5 lg:border-s">
          <DocumentSeen seen={seen} />
          <KeptUntil day={register.kept_until} />
          <RegisterKeys />
        </div>
      </div>
      <ConfirmDialog
        isOpen={isAsking}
        title="Fechar sem guardar?"
        confirmLabel="Deitar fora"
        cancelLabel="Continuar a escrever"
        isDestructive
        onConfirm={handleLeave}
        onCancel={() => setIsAsking(false)}
      >
        O que escreveu desta pessoa ainda não está guardado.
      </ConfirmDialog>
    </Dialog>
  );
}
