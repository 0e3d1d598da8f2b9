import { Undo2 } from 'lucide-react';
import { useRef, useState } from 'react';
import { Button } from '@/components/Button';
import { ErrorBox } from '@/components/ErrorBox';
import { DayInput } from '@/components/form/DayInput';
import { Field } from '@/components/form/Field';
import { PriceInput } from '@/components/form/PriceInput';
import { formatEuros } from '@/domain/basics/money';
import type { Day } from '@/domain/calendar/dates';
import { nightsWords } from '@/domain/calendar/day-words';
import { joinWords } from '@/domain/calendar/short-dates';
import { paymentMethodLabel } from '@/domain/payment/payment';
import { dueAfter } from '@/domain/payment/sums';
import { amountByMethod, relativeDayWords } from '@/domain/payment/words';
import {
  EXEMPT_REASONS,
  exemptNights,
  isTaxOpen,
  taxSumWords,
} from '@/domain/register/exempt-nights';
import type { StayRegister, StayTax } from '@/domain/register/stay-register';
import { Section } from '@/features/panel/parts/Section';
import { MethodButtons } from '@/features/panel/payment/MethodButtons';
import { MethodMark } from '@/features/panel/payment/MethodMark';
import { usePaymentForm } from '@/features/panel/payment/usePaymentForm';
import { REASON_WORDS } from './register-words';
import { type TaxActs, useTaxActs } from './useTaxActs';

interface TaxSectionProps {
  register: StayRegister;
  tax: StayTax;
  today: Day;
}

/** The tourist tax of a stay, a sum of its own beside what the booking owes (TAX-01). */
export function TaxSection({ register, tax, today }: TaxSectionProps) {
  const [isOpen, setIsOpen] = useState(false);
  const receiveRef = useRef<HTMLButtonElement>(null);
  const acts = useTaxActs(register);

  function handleStored() {
    setIsOpen(false);
    receiveRef.current?.focus();
  }

  return (
    <Section title={`Taxa turística: ${taxSumWords(tax)}`} detail="não é receita da casa">
      <p className="mb-2.5 text-13 text-tinta-2 tabular-figures">{nightWords(tax)}</p>
      <TaxPayments payments={tax.payments} today={today} acts={acts} />
      {acts.failure !== null && <ErrorBox title={acts.failure} className="mb-3" />}
      <Button
        ref={receiveRef}
        variant="outline"
        aria-expanded={isOpen}
        aria-label="Receber a taxa turística"
        onClick={() => setIsOpen(!isOpen)}
      >
        Receber
      </Button>
      {isOpen && <TaxForm {...{ tax, today, acts }} onStored={handleStored} />}
    </Section>
  );
}

/** '6 noites devem. Sem taxa: 3 por idade. Recebido: 12,00 €.'; a night of unknown age is not without tax. */
function nightWords(tax: StayTax): string {
  const { unknown = 0, ...exempt } = exemptNights(tax);
  const reasons = EXEMPT_REASONS.filter((reason) => reason !== 'unknown').filter(
    (reason) => (exempt[reason] ?? 0) > 0,
  );
  const free = reasons.map((reason) => `${exempt[reason]} por ${REASON_WORDS[reason]}`);
  return [
    owingWords(tax.owed, unknown),
    unknown > 0 ? `${nightsWords(unknown)} por saber: falta a idade.` : '',
    free.length > 0 ? `Sem taxa: ${joinWords(free)}.` : '',
    tax.collected > 0 ? `Recebido: ${formatEuros(tax.collected)}.` : '',
  ]
    .filter(Boolean)
    .join(' ');
}

function owingWords(owed: number, unknown: number): string {
  if (owed > 0) return `${nightsWords(owed)} de pessoas ${owed === 1 ? 'deve' : 'devem'}.`;
  return unknown > 0 ? '' : 'Nenhuma noite deve.';
}

interface TaxPaymentsProps {
  payments: StayTax['payments'];
  today: Day;
  acts: TaxActs;
}

function TaxPayments({ payments, today, acts }: TaxPaymentsProps) {
  if (payments.length === 0) return null;
  return (
    <ul
      aria-label="Taxa turística recebida"
      className="mb-3 border-y border-linha/60 tabular-figures"
    >
      {payments.map((payment) => {
        const { id, amount, method, paid_on, entered_name, undone } = payment;
        const day = relativeDayWords(paid_on, today);
        return (
          <li key={id} className="flex items-center gap-2.5 py-1.5 text-13">
            <MethodMark method={method} className="text-tinta-2" />
            <p className={`min-w-0 flex-1 ${undone ? 'text-tinta-2 line-through' : ''}`}>
              {`${paymentMethodLabel(method)}, ${day}${entered_name === null ? '' : `, por ${entered_name}`}`}
              {undone && <span className="sr-only"> (anulado)</span>}
            </p>
            <span className={undone ? 'text-tinta-2 line-through' : 'font-semibold'}>
              {formatEuros(amount)}
            </span>
            {!undone && (
              <Button
                variant="quiet"
                disabled={acts.isPending}
                aria-label={`Anular taxa de ${amountByMethod(payment)}`}
                onClick={() => void acts.undo(payment)}
              >
                <Undo2 aria-hidden />
                Anular
              </Button>
            )}
          </li>
        );
      })}
    </ul>
  );
}

interface TaxFormProps {
  tax: StayTax;
  today: Day;
  acts: TaxActs;
  onStored: () => void;
}

function TaxForm({ tax, today, acts, onStored }: TaxFormProps) {
  const isOpen = isTaxOpen(tax);
  const { amount, amountRef, day, dayRef, choose } = usePaymentForm({
    kind: 'receive',
    // While an age is not known nobody can say what is due, so that nothing is proposed.
    due: isOpen ? 0 : dueAfter(tax.amount, tax.collected),
    paid: 0,
    today,
    onEntered: (entered) => void store(entered),
  });

  async function store(entered: Parameters<TaxActs['receive']>[0]) {
    if (await acts.receive(entered)) onStored();
  }

  return (
    <div className="mt-3 grid gap-3 rounded-field bg-sal p-3.5">
      <div className="grid gap-3 sm:grid-cols-2">
        <Field
          label="Valor da taxa"
          error={amount.problem}
          hint={isOpen ? `Faltam idades: ${taxSumWords(tax)} ao todo.` : undefined}
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
          Como foi paga <span className="font-normal text-tinta-2">(um toque guarda)</span>
        </legend>
        <MethodButtons storing={acts.storing} onChoose={choose} />
      </fieldset>
    </div>
  );
}
