import { useState, useId } from 'react';
import { CountInput } from '@/components/form/CountInput';
import { Field, FieldError } from '@/components/form/Field';
import { PriceInput } from '@/components/form/PriceInput';
import { Select } from '@/components/form/Select';
import { formatLongDayAndMonth } from '@/domain/calendar/date-formats';
import type { Day } from '@/domain/calendar/dates';
import { draftedSeason, NEW_SEASON, seasonDraft, seasonProblems } from '@/domain/rates/rate-drafts';
import { FormDialog } from '@/features/panel/kit/FormDialog';
import type { RoomRow, TouristTaxRow } from '@/types/rows';
import { StayPreview, type Sample } from './StayPreview';
import type { useSeasonChange } from './useRateChanges';
import { useRateDraft } from './useRateDraft';
import type { Rates } from './useRates';

const DAYS = Array.from({ length: 31 }, (_, place) => String(place + 1).padStart(2, '0'));
const MONTHS = Array.from({ length: 12 }, (_, place) => String(place + 1).padStart(2, '0'));

interface MonthDaySelectProps {
  legend: string;
  /** Month and day, '04-01'. */
  value: string;
  problem: string | undefined;
  onChange: (value: string) => void;
}

/** A day of every year: its day and its month. */
function MonthDaySelect({ legend, value, problem, onChange }: MonthDaySelectProps) {
  const problemId = useId();
  const [month = '01', day = '01'] = value.split('-');
  const problemProps =
    problem === undefined ? {} : { 'aria-invalid': true, 'aria-describedby': problemId };

  return (
    <fieldset>
      <legend className="mb-1 text-13 font-medium">{legend}</legend>
      <div className="grid grid-cols-[5.5rem_minmax(0,1fr)] gap-2.5">
        <Select
          {...problemProps}
          aria-label={`${legend}: dia`}
          value={day}
          onChange={({ target }) => onChange(`${month}-${target.value}`)}
        >
          {DAYS.map((one) => (
            <option key={one} value={one}>
              {Number(one)}
            </option>
          ))}
        </Select>
        <Select
          {...problemProps}
          aria-label={`${legend}: mês`}
          value={month}
          onChange={({ target }) => onChange(`${target.value}-${day}`)}
        >
          {MONTHS.map((one) => (
            <option key={one} value={one}>
              {monthName(one)}
            </option>
          ))}
        </Select>
      </div>
      {problem !== undefined && <FieldError id={problemId}>{problem}</FieldError>}
    </fieldset>
  );
}

/** 'abril', out of '1 de abril'. */
const monthName = (month: string) => formatLongDayAndMonth(`2000-${month}-01`).split(' ').at(-1);

/** The largest values that the database accepts. */
const OLDEST = 99;
const MOST_NIGHTS = 365;

interface TaxSeasonDialogProps {
  /** null: a new one. */
  season: TouristTaxRow | null;
  rates: Rates;
  rooms: readonly RoomRow[];
  sample: Sample;
  today: Day;
  changes: ReturnType<typeof useSeasonChange>;
  onClose: () => void;
}

/** Writes one season of the tourist tax, and shows what it makes of a stay before it is stored (RATE-03). */
export function TaxSeasonDialog({
  season,
  rates,
  rooms,
  sample,
  today,
  changes,
  onClose,
}: TaxSeasonDialogProps) {
  const { id, draft, values, problems, edit, dialog } = useRateDraft({
    before: season,
    initial: () => (season === null ? NEW_SEASON : seasonDraft(season)),
    problemsOf: seasonProblems,
    parse: draftedSeason,
    changes,
    onClose,
  });
  const [tried, setTried] = useState(sample);

  return (
    <FormDialog
      title={season === null ? 'Nova época' : 'Editar época'}
      subtitle="Taxa turística"
      {...dialog}
      below={
        values && (
          <div className="border-t border-linha p-4 md:px-5">
            <StayPreview
              {...{ rooms, today }}
              sample={tried}
              onSample={setTried}
              stored={rates}
              rates={{
                ...rates,
                seasons: [...rates.seasons.filter((other) => other.id !== id), values],
              }}
            />
          </div>
        )
      }
    >
      <MonthDaySelect
        legend="Todos os anos, de"
        value={draft.fromDay}
        problem={problems.fromDay}
        onChange={(fromDay) => edit({ fromDay })}
      />
      <MonthDaySelect
        legend="até (esse dia também conta)"
        value={draft.untilDay}
        problem={problems.untilDay}
        onChange={(untilDay) => edit({ untilDay })}
      />
      <Field label="Por pessoa e noite" error={problems.amount}>
        <PriceInput
          value={draft.amount}
          onChange={({ target }) => edit({ amount: target.value })}
        />
      </Field>
      <div className="grid grid-cols-2 gap-2.5">
        <Field label="A partir de que idade">
          <CountInput
            value={draft.minAge}
            min={0}
            max={OLDEST}
            decreaseLabel="Menos um ano"
            increaseLabel="Mais um ano"
            onChange={(minAge) => edit({ minAge })}
          />
        </Field>
        <Field label="Noites, no máximo">
          <CountInput
            value={draft.maxNights}
            min={1}
            max={MOST_NIGHTS}
            decreaseLabel="Menos uma noite"
            increaseLabel="Mais uma noite"
            onChange={(maxNights) => edit({ maxNights })}
          />
        </Field>
      </div>
      <p className="text-12 leading-4.25 text-tinta-2">
        O site não pergunta idades: diz “até” ao valor mais alto que a taxa pode ter.
      </p>
    </FormDialog>
  );
}
