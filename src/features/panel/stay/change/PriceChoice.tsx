import { useId, type ReactNode } from 'react';
import { FieldError } from '@/components/form/Field';
import { PriceInput } from '@/components/form/PriceInput';
import { isUnpriced, type PricedBooking, priceWords } from '@/domain/booking/booking-source';
import { priceDifference, type PriceMode } from '@/domain/stay-change/price';
import { Choice, ChoiceWords } from '@/features/panel/parts/Choice';

interface PriceChoiceProps {
  mode: PriceMode;
  onMode: (mode: PriceMode) => void;
  /** What it costs now, EUR. */
  agreed: PricedBooking;
  /** What the price list says, EUR; null until it is known. */
  proposed: number | null;
  agreedDetail: string;
  proposedDetail: string;
  /** The field or fields for a price entered by hand; without any, none can be. */
  hand?: ReactNode;
}

/** Whether a changed stay keeps its price, takes that of the price list, or one by hand (DESK-06, DESK-09). */
export function PriceChoice({
  mode,
  onMode,
  agreed,
  proposed,
  agreedDetail,
  proposedDetail,
  hand,
}: PriceChoiceProps) {
  const name = useId();
  return (
    <fieldset className="grid gap-1.5 tabular-figures">
      <legend className="sr-only">Preço</legend>
      <Choice
        name={name}
        isChecked={mode === 'keep'}
        onChoose={() => onMode('keep')}
        trailing={<Sum price={agreed.total_price} before={agreed} />}
      >
        <ChoiceWords
          title="Manter"
          detail={isUnpriced(agreed) ? 'Ainda ninguém o indicou' : agreedDetail}
        />
      </Choice>
      <Choice
        name={name}
        isChecked={mode === 'table'}
        onChoose={() => onMode('table')}
        trailing={proposed === null ? undefined : <Sum price={proposed} before={agreed} />}
      >
        <ChoiceWords title="Recalcular" detail={proposedDetail} />
      </Choice>
      {hand !== undefined && (
        <Choice
          name={name}
          isChecked={mode === 'hand'}
          onChoose={() => onMode('hand')}
          trailing={hand}
        >
          <ChoiceWords title="À mão" />
        </Choice>
      )}
    </fieldset>
  );
}

function Sum({ price, before }: { price: number; before: PricedBooking }) {
  return (
    <span className="text-end font-semibold whitespace-nowrap">
      {priceWords({ ...before, total_price: price })}
      {!isUnpriced(before) && (
        <small className="block text-12 font-medium text-tinta-2">
          {priceDifference(before.total_price, price)}
        </small>
      )}
    </span>
  );
}

interface HandPriceProps {
  label: string;
  /** Stands before the field, e.g. the tile of the room it is for. */
  leading?: ReactNode;
  value: string;
  problem?: string;
  onType: (text: string) => void;
}

/** The field for a price entered by hand; typing in it also chooses 'À mão'. */
export function HandPrice({ label, leading, value, problem, onType }: HandPriceProps) {
  const id = useId();
  return (
    <span>
      <span className="flex items-center gap-1.5">
        {leading}
        <span className="block w-26">
          <PriceInput
            aria-label={label}
            aria-invalid={problem !== undefined || undefined}
            aria-describedby={problem === undefined ? undefined : id}
            value={value}
            onFocus={({ target }) => target.select()}
            onChange={({ target }) => onType(target.value)}
          />
        </span>
      </span>
      {problem !== undefined && <FieldError id={id}>{problem}</FieldError>}
    </span>
  );
}
