import { DayInput } from '@/components/form/DayInput';
import { Field } from '@/components/form/Field';
import { PriceInput } from '@/components/form/PriceInput';
import { formatEuros } from '@/domain/basics/money';
import { typedPrice } from '@/domain/basics/price-input';
import type { Day } from '@/domain/calendar/dates';
import { dueAfter } from '@/domain/payment/sums';
import { isTaxOpen, taxDue, taxSumWords } from '@/domain/register/exempt-nights';
import type { StayTax } from '@/domain/register/stay-register';
import { MethodButtons } from '@/features/panel/payment/MethodButtons';
import type { PaymentKind } from '@/features/panel/payment/payment-ids';
import { usePaymentForm, type EnteredPayment } from '@/features/panel/payment/usePaymentForm';
import type { TaxActs } from './useTaxActs';

interface TaxFormProps {
  kind: PaymentKind;
  tax: StayTax;
  today: Day;
  acts: TaxActs;
  onStored: () => void;
}

/** Tourist tax that is received or given back: an amount, then one tap on a method stores it (TAX-01). */
export function TaxForm({ kind, tax, today, acts, onStored }: TaxFormProps) {
  const due = taxDue(tax);
  const { amount, amountRef, day, dayRef, choose } = usePaymentForm({
    kind,
    due,
    // While an age is not known nobody can say what is due, so that nothing is proposed.
    proposed: kind === 'receive' && isTaxOpen(tax) ? 0 : due,
    paid: tax.collected,
    today,
    isTold: acts.isTold,
    onEntered: (entered) => void store(entered),
  });

  async function store(entered: EnteredPayment) {
    const signed = kind === 'receive' ? entered.amount : -entered.amount;
    if (await acts.enter({ ...entered, amount: signed })) onStored();
  }

  return (
    <div className="mt-3 grid gap-3 rounded-field bg-sal p-3.5">
      <div className="grid gap-3 sm:grid-cols-2">
        <Field
          label={kind === 'receive' ? 'Valor da taxa' : 'Valor a devolver'}
          error={amount.problem}
          hint={kind === 'receive' ? receiveHint(amount.value, tax) : undefined}
        >
          <PriceInput
            ref={amountRef}
            value={amount.value}
            onChange={({ target }) => amount.onChange(target.value)}
            onFocus={({ target }) => target.select()}
          />
        </Field>
        <Field label="Dia" error={day.problem}>
          <DayInput
            ref={dayRef}
            label="Dia"
            value={day.value}
            today={today}
            onChange={day.onChange}
          />
        </Field>
      </div>
      <fieldset className="min-w-0">
        <legend className="mb-1 text-13 font-medium">
          {kind === 'receive' ? 'Como foi paga ' : 'Como se devolve '}
          <span className="font-normal text-tinta-2">(um toque guarda)</span>
        </legend>
        <MethodButtons storing={acts.storing} onChoose={choose} />
      </fieldset>
    </div>
  );
}

/** What is too much of a typed amount, or between what the tax lies. */
function receiveHint(text: string, tax: StayTax): string | undefined {
  const left = dueAfter(taxDue(tax), typedPrice(text) ?? 0);
  if (left < 0) return `São ${formatEuros(-left)} a mais do que a estadia deve.`;
  return isTaxOpen(tax) ? `Faltam idades: ${taxSumWords(tax)} ao todo.` : undefined;
}
