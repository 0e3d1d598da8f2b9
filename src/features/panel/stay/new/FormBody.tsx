import { useState, type FormEvent, type KeyboardEvent, type Ref } from 'react';
import { RotateCcw } from 'lucide-react';
import { Button } from '@/components/Button';
import { SegmentedControl } from '@/components/form/SegmentedControl';
import { NoteBox } from '@/components/NoteBox';
import { ClashNotice } from './ClashNotice';
import { GuestFields } from './GuestFields';
import { NoteFields, StateFields } from './MoreFields';
import { PriceList } from './PriceList';
import { RoomChoice } from './RoomChoice';
import { NewStayFields } from './NewStayFields';
import type { DeskBookingForm } from './useDeskBookingForm';
import { bookingSourceLabel, DESK_SOURCES } from '@/domain/booking/booking-source';
import { proposedSource } from '@/domain/new-stay/new-booking';

interface FormBodyProps {
  id: string;
  form: DeskBookingForm;
  checkInRef: Ref<HTMLInputElement>;
  nameRef: { current: HTMLInputElement | null };
  onSwapped: () => void;
  onLeave: () => void;
}

const PART = 'border-linha not-first:mt-4 not-first:border-t not-first:pt-4';

/** Enter in a field must not submit a form that is not finished; Ctrl+Enter saves from anywhere. */
function holdEnter(event: KeyboardEvent) {
  if (event.key !== 'Enter' || event.ctrlKey || event.metaKey) return;
  if (event.target instanceof HTMLInputElement) event.preventDefault();
}

/** The form in the order of a phone call: dates, room, guest; beside them the rest. */
export function FormBody({ id, form, checkInRef, nameRef, onSwapped, onLeave }: FormBodyProps) {
  const { ref } = form;
  const [enterPresses, setEnterPresses] = useState(0);

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    form.submit();
  }

  /** Enter in a field of the stay moves on to the rooms. */
  function handleStayKey({ key, ctrlKey, metaKey, target }: KeyboardEvent) {
    if (key !== 'Enter' || ctrlKey || metaKey) return;
    if (target instanceof HTMLInputElement) setEnterPresses(enterPresses + 1);
  }

  return (
    <div role="presentation" onKeyDown={holdEnter} className="h-full">
      <form
        ref={ref}
        id={id}
        noValidate
        onSubmit={handleSubmit}
        className="min-h-full md:grid md:grid-cols-[minmax(0,1fr)_20rem]"
      >
        <div className="min-w-0 p-4 md:p-5">
          {form.saving.clash !== null && <ClashNotice {...{ form, onSwapped, onLeave }} />}
          {form.isRecovered && (
            <NoteBox tone="ocre" icon={RotateCcw} className="mb-4 items-center py-1.5!">
              <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
                <p>Rascunho recuperado</p>
                <Button variant="outline" onClick={form.startAnew}>
                  Começar de novo
                </Button>
              </div>
            </NoteBox>
          )}
          <div role="presentation" className={PART} onKeyDown={handleStayKey}>
            <h3 className="mb-2.5 font-semibold">Estadia</h3>
            <NewStayFields form={form} checkInRef={checkInRef} />
          </div>
          <section className={`group/rooms ${PART}`}>
            <RoomChoice
              form={form}
              enterPresses={enterPresses}
              onNext={() => nameRef.current?.focus()}
              onLeave={onLeave}
            />
          </section>
          <section className={PART}>
            <GuestFields form={form} nameRef={nameRef} />
          </section>
        </div>
        {/* Its shadow goes on below the form, where known guests open beneath the last field. */}
        <div className="min-w-0 border-linha bg-sal p-4 max-md:border-t md:border-s md:p-5 md:shadow-[1px_100vh_theme(colors.sal),0_100vh_theme(colors.linha)]">
          {/* Stays in view beside many rooms. */}
          <div className="md:sticky md:top-5">
            <section className={PART}>
              <SourceChoice form={form} />
            </section>
            <section className={PART}>
              <StateFields form={form} />
            </section>
            <section className={PART}>
              <h3 className="font-semibold">Preço</h3>
              <PriceList form={form} />
            </section>
            <section className={PART}>
              <NoteFields form={form} />
            </section>
          </div>
        </div>
      </form>
    </div>
  );
}

const SOURCES = DESK_SOURCES.map((value) => ({ value, label: bookingSourceLabel(value) }));

/** Where the booking comes from; proposed until it is chosen. */
function SourceChoice({ form: { draft, today, change } }: { form: DeskBookingForm }) {
  const chosen = draft.source ?? proposedSource(draft.checkIn, today);
  return (
    <>
      <h3 className="mb-2.5 font-semibold">Origem</h3>
      <SegmentedControl
        legend="Origem"
        look="filter"
        isInRows
        segments={SOURCES}
        value={chosen}
        onChange={(source) => change({ source })}
      />
    </>
  );
}
