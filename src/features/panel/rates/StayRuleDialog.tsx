import { useState } from 'react';
import { CountInput } from '@/components/form/CountInput';
import { DayInput } from '@/components/form/DayInput';
import { Field } from '@/components/form/Field';
import { SegmentedControl } from '@/components/form/SegmentedControl';
import { Select } from '@/components/form/Select';
import { addDays, isDay, type Day } from '@/domain/calendar/dates';
import {
  draftedRule,
  NEW_RULE,
  ruleDraft,
  ruleProblems,
  type RuleDraft,
} from '@/domain/rates/rate-drafts';
import { MAX_MIN_NIGHTS } from '@/domain/rates/stay-rules';
import { FormDialog } from '@/features/panel/kit/FormDialog';
import type { RoomRow, StayRuleRow } from '@/types/rows';
import { RuleNameFields } from './RuleNameFields';
import { StayPreview, type Sample } from './StayPreview';
import type { useRuleChange } from './useRateChanges';
import { useRateDraft } from './useRateDraft';
import type { Rates } from './useRates';

const KINDS = [
  { value: 'minimum', label: 'Estadia mínima' },
  { value: 'closed', label: 'Sem entradas' },
] as const;

interface StayRuleDialogProps {
  /** null: a new one. */
  rule: StayRuleRow | null;
  rates: Rates;
  rooms: readonly RoomRow[];
  sample: Sample;
  today: Day;
  changes: ReturnType<typeof useRuleChange>;
  onClose: () => void;
}

/** Writes one rule of stay, and shows what it does to a stay before it is stored (RATE-02). */
export function StayRuleDialog({
  rule,
  rates,
  rooms,
  sample,
  today,
  changes,
  onClose,
}: StayRuleDialogProps) {
  const { id, draft, values, problems, edit, dialog } = useRateDraft({
    before: rule,
    initial: () => (rule === null ? NEW_RULE : ruleDraft(rule)),
    problemsOf: ruleProblems,
    parse: draftedRule,
    changes,
    onClose,
  });
  // Until somebody chooses another, the stay that is tried is the shortest one under the rule.
  const [tried, setTried] = useState<Sample | null>(null);

  return (
    <FormDialog
      title={rule === null ? 'Nova regra' : 'Editar regra'}
      {...dialog}
      below={
        values && (
          <div className="border-t border-linha p-4 md:px-5">
            <StayPreview
              {...{ rooms, today }}
              sample={tried ?? shortestUnder(draft, sample)}
              onSample={setTried}
              stored={rates}
              rates={{
                ...rates,
                stayRules: [...rates.stayRules.filter((other) => other.id !== id), values],
              }}
            />
          </div>
        )
      }
    >
      <div className="grid grid-cols-2 gap-2.5">
        <Field label="Quem chega de" error={problems.from}>
          <DayInput
            label="Primeiro dia"
            value={draft.from}
            today={today}
            onChange={(from) => edit({ from })}
          />
        </Field>
        <Field label="até" hint="Vazio: só esse dia." error={problems.until}>
          <DayInput
            label="Último dia"
            value={draft.until}
            today={today}
            onChange={(until) => edit({ until })}
          />
        </Field>
      </div>
      <SegmentedControl
        legend="O que vale nesses dias"
        look="filter"
        segments={KINDS}
        value={draft.kind}
        onChange={(kind) => edit({ kind })}
      />
      {draft.kind === 'minimum' && (
        <Field label="Noites, no mínimo">
          <CountInput
            value={draft.minNights}
            min={2}
            max={MAX_MIN_NIGHTS}
            decreaseLabel="Menos uma noite"
            increaseLabel="Mais uma noite"
            onChange={(minNights) => edit({ minNights })}
          />
        </Field>
      )}
      <Field label="Onde">
        <Select
          value={draft.roomId ?? ''}
          onChange={({ target }) => edit({ roomId: target.value || null })}
        >
          <option value="">Toda a casa</option>
          {rooms.map((room) => (
            <option key={room.id} value={room.id}>{`${room.room_number}, ${room.name}`}</option>
          ))}
          {draft.roomId !== null && !rooms.some((room) => room.id === draft.roomId) && (
            <option value={draft.roomId}>Um quarto fora do site</option>
          )}
        </Select>
      </Field>
      <RuleNameFields {...{ draft, problems, edit }} />
    </FormDialog>
  );
}

/** The sample stay moved to one night from the rule's first day, in the rule's room. */
function shortestUnder({ from, roomId }: RuleDraft, sample: Sample): Sample {
  if (!isDay(from)) return sample;
  return {
    ...sample,
    roomId: roomId ?? sample.roomId,
    checkIn: from,
    checkOut: addDays(from, 1),
  };
}
