import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Field } from '@/components/form/Field';
import { Select } from '@/components/form/Select';
import { Spinner } from '@/components/look/Spinner';
import { spanLabel } from '@/domain/request/deadline';
import { refusalReason } from '@/features/panel/change/refusal-reason';
import { asStaff } from '@/features/panel/change/as-staff';
import { usePanelMutation } from '@/features/panel/change/usePanelMutation';
import { FormDialog } from '@/features/panel/kit/FormDialog';
import { StillReading } from '@/features/panel/kit/StillReading';
import { findHouseTimes, setHouseTimes, type HouseTimes } from '@/queries/house-rules';
import { queryKeys } from '@/queries/query-keys';

const HOUR = 60;
const DAY = 24 * HOUR;
const ANSWER_WITHIN = [HOUR, 2 * HOUR, 4 * HOUR, 8 * HOUR, 12 * HOUR, DAY, 2 * DAY];
const HOLD_FOR = [2 * HOUR, 4 * HOUR, 8 * HOUR, 12 * HOUR, DAY, 2 * DAY, 3 * DAY, 7 * DAY];

type TypedTimes = Pick<HouseTimes, 'answer_within_minutes' | 'hold_for_minutes'>;

const NO_TIMES: TypedTimes = { answer_within_minutes: null, hold_for_minutes: null };

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
  const [typed, setTyped] = useState<Partial<TypedTimes>>({});
  const saving = usePanelMutation<TypedTimes, void>({
    send: setHouseTimes,
    onDone: () => {
      onClose();
      return { message: 'Prazos guardados' };
    },
    failure: (error) => `Erro ao guardar os prazos: ${refusalReason(error)}`,
    showFailure: 'inline',
  });
  const stored = times.data ?? NO_TIMES;
  const { answer_within_minutes: answer, hold_for_minutes: hold } = { ...stored, ...typed };
  const isTooShort = answer !== null && hold !== null && hold < answer;

  return (
    <FormDialog
      title="Prazos de resposta"
      subtitle="Para pedidos que chegam pelo site"
      isReady={times.data !== undefined}
      saving={saving}
      onSubmit={() => {
        if (isTooShort) return;
        void saving.change({ answer_within_minutes: answer, hold_for_minutes: hold });
      }}
      onClose={onClose}
      below={
        <StillReading of={times} title="Não foi possível carregar os prazos" className="m-4">
          <Spinner />
        </StillReading>
      }
    >
      <Field
        label="Responder em"
        hint="O hóspede e a receção leem o mesmo momento. Avisamos nas últimas 2 horas."
      >
        <Span
          value={answer}
          stored={stored.answer_within_minutes}
          spans={ANSWER_WITHIN}
          none="Sem prazo"
          onChange={(minutes) => setTyped({ ...typed, answer_within_minutes: minutes })}
        />
      </Field>
      <Field
        label="Guardar o quarto durante"
        hint="Depois o pedido caduca sozinho, e o quarto fica livre."
        error={isTooShort ? 'Tem de ser pelo menos tanto como o prazo de resposta.' : undefined}
      >
        <Span
          value={hold}
          stored={stored.hold_for_minutes}
          spans={HOLD_FOR}
          none="Até alguém responder"
          onChange={(minutes) => setTyped({ ...typed, hold_for_minutes: minutes })}
        />
      </Field>
      <p className="text-12 leading-4.25 text-tinta-2">
        Vale para pedidos novos. Os que já chegaram mantêm o que foi prometido ao hóspede.
      </p>
    </FormDialog>
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
