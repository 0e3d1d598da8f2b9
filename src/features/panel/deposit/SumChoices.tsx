import { useId } from 'react';
import { FieldError } from '@/components/form/Field';
import { PriceInput } from '@/components/form/PriceInput';
import { formatEuros } from '@/domain/basics/money';
import { choiceWords, sortedChoices } from '@/domain/deposit/deposit-input';
import type { DepositBasis, DepositSheet } from '@/domain/deposit/deposit-sheet';
import { Choice, ChoiceWords } from '@/features/panel/parts/Choice';

interface SumChoicesProps {
  sheet: DepositSheet;
  basis: DepositBasis;
  /** The sum of one's own, as typed. */
  amount: string;
  problem: string | undefined;
  onChange: (changes: { basis: DepositBasis; amount?: string }) => void;
}

/** Which sum is asked: by the rule of the house, by another one, or one's own (DEPOSIT-01). */
export function SumChoices({ sheet, basis, amount, problem, onChange }: SumChoicesProps) {
  const id = useId();
  const ties = problem === undefined ? {} : { 'aria-invalid': true, 'aria-describedby': id };
  return (
    <fieldset className="relative grid min-w-0 gap-1.5 tabular-figures">
      <legend className="sr-only">Valor do sinal</legend>
      {sortedChoices(sheet).map((choice) => {
        const { label, detail } = choiceWords(choice, sheet.rooms);
        return (
          <Choice
            key={choice.basis}
            name={`${id}-sum`}
            isChecked={basis === choice.basis}
            onChoose={() => onChange({ basis: choice.basis })}
          >
            <span className="flex items-center justify-between gap-3">
              <span>
                <ChoiceWords title={label} detail={detail} />
              </span>
              <b className="font-semibold whitespace-nowrap">{formatEuros(choice.amount)}</b>
            </span>
          </Choice>
        );
      })}
      <Choice
        name={`${id}-sum`}
        isChecked={basis === 'other'}
        onChoose={() => onChange({ basis: 'other' })}
        trailing={
          <span className="w-28 flex-none">
            <PriceInput
              {...ties}
              aria-label="Outro valor, em euros"
              value={amount}
              // Not on focus: Tab only passes through.
              onChange={({ target }) => onChange({ basis: 'other', amount: target.value })}
            />
          </span>
        }
      >
        <ChoiceWords title="Outro valor" detail={`até ${formatEuros(sheet.due)}`} />
      </Choice>
      {problem !== undefined && <FieldError id={id}>{problem}</FieldError>}
    </fieldset>
  );
}
