import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { Button } from '@/components/Button';
import { Dialog } from '@/components/overlay/Dialog';
import { Field, FieldError } from '@/components/form/Field';
import { Select } from '@/components/form/Select';
import { Spinner } from '@/components/look/Spinner';
import { spanLabel } from '@/domain/request/deadline';
import { refusalReason } from '@/features/panel/change/refusal-reason';
import { asStaff } from '@/features/panel/change/as-staff';
import { usePanelMutation } from '@/features/panel/change/usePanelMutation';
import { StillReading } from '@/features/panel/kit/StillReading';
import { findHouseTimes, setHouseTimes, type HouseTimes } from '@/queries/house-rules';
import { queryKeys } from '@/queries/query-keys';

const HOUR = 60;
const DAY = 24 * HOUR;
const ANSWER_WITHIN = [HOUR, 2 * HOUR, 4 * HOUR, 8 * HOUR, 12 * HOUR, DAY, 2 * DAY];
const HOLD_FOR = [2 * HOUR, 4 * HOUR, 8 * HOUR, 12 * HOUR, DAY, 2 * DAY, 3 * DAY, 7 * DAY];

/** Sets within what time requests are answered, and how long they are held (CLOCK-01). */
export default function AnswerTimesDialog({ onClose }: { onClose: () => void }) {
  const times = useQuery({
    queryKey: queryKeys.houseTimes,
    queryFn: () => asStaff(findHouseTimes),
    // Never from the cache, so that staff change the times that are stored now.
    staleTime: 0,
    gcTime: 0,
    refetchOnWindowFocus: false,
  });
  const formId = useId();
  const [isBusy, setIsBusy] = useState(false);
  return (
    <Dialog
      isOpen
      size="sheet"
      title="Prazos de resposta"
      subtitle="Para pedidos que chegam pelo site"
      onClose={onClose}
      footer={
        times.data && (
          <>
            <Button variant="outline" onClick={onClose}>
              Cancelar
            </Button>
            <Button type="submit" form={formId} isBusy={isBusy} busyLabel="A guardar...">
              Guardar
            </Button>
          </>
        )
      }
    >
      {times.data && (
        <TimesForm id={formId} times={times.data} onBusy={setIsBusy} onSaved={onClose} />
      )}
      <StillReading of={times} title="Não foi possível carregar os prazos" className="m-4">
        <Spinner />
      </StillReading>
    </Dialog>
  );
}

interface TimesFormProps {
  id: string;
  times: HouseTimes;
  onBusy: (isBusy: boolean) => void;
  onSaved: () => void;
}

function TimesForm({ id, times, onBusy, onSaved }: TimesFormProps) {
  const [answer, setAnswer] = useState(times.answer_within_minutes);
  const [hold, setHold] = useState(times.hold_for_minutes);
  const saving = usePanelMutation<
    Pick<HouseTimes, 'answer_within_minutes' | 'hold_for_minutes'>,
    void
  >({
    send: setHouseTimes,
    onDone: () => {
      onSaved();
      return { message: 'Prazos guardados' };
    },
    failure: (error) => `Erro ao guardar os prazos: ${refusalReason(error)}`,
    showFailure: 'inline',
  });
  const isTooShort = answer !== null && hold !== null && hold < answer;

  async function handleSubmit() {
    if (isTooShort) return;
    onBusy(true);
    await saving.change({ answer_within_minutes: answer, hold_for_minutes: hold });
    onBusy(false);
  }

  return (
    <form
      id={id}
      className="grid gap-4 p-4 md:px-5"
      onSubmit={(event) => {
        event.preventDefault();
        void handleSubmit();
      }}
    >
      <Field
        label="Responder em"
        hint="O hóspede e a receção leem o mesmo momento. Avisamos nas últimas 2 horas."
      >
        <Span
          value={answer}
          stored={times.answer_within_minutes}
          spans={ANSWER_WITHIN}
          none="Sem prazo"
          onChange={setAnswer}
        />
      </Field>
      <Field
        label="Guardar o quarto durante"
        hint="Depois o pedido caduca sozinho, e o quarto fica livre."
        error={isTooShort ? 'Tem de ser pelo menos tanto como o prazo de resposta.' : undefined}
      >
        <Span
          value={hold}
          stored={times.hold_for_minutes}
          spans={HOLD_FOR}
          none="Até alguém responder"
          onChange={setHold}
        />
      </Field>
      <p className="text-12 leading-4.25 text-tinta-2">
        Vale para pedidos novos. Os que já chegaram mantêm o que foi prometido ao hóspede.
      </p>
      <div role="alert" className="empty:hidden">
        {saving.error !== null && <FieldError>{saving.error.message}</FieldError>}
      </div>
    </form>
  );
}

interface SpanProps {
  /** Minutes; null for none. */
  value: number | null;
  /** The stored time, offered even if it is none of `spans`. */
  stored: number | null;
  spans: readonly number[];
  none: string;
  onChange: (minutes: number | null) => void;
}

function Span({ value, stored, spans, none, onChange }: SpanProps) {
  const offered = [...new Set([...spans, ...(stored === null ? [] : [stored])])];
  return (
    <Select
      value={value ?? ''}
      onChange={({ target }) => onChange(target.value === '' ? null : Number(target.value))}
    >
      <option value="">{none}</option>
      {offered
        .toSorted((a, b) => a - b)
        .map((minutes) => (
          <option key={minutes} value={minutes}>
            {spanLabel(minutes)}
          </option>
        ))}
    </Select>
  );
}
