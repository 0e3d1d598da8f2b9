import { Undo2 } from 'lucide-react';
import { useRef, useState } from 'react';
import { Button } from '@/components/Button';
import { ErrorBox } from '@/components/ErrorBox';
import { formatEuros } from '@/domain/basics/money';
import type { Day } from '@/domain/calendar/dates';
import { nightsWords } from '@/domain/calendar/day-words';
import { joinWords } from '@/domain/calendar/short-dates';
import { paymentMethodLabel } from '@/domain/payment/payment';
import { amountByMethod, relativeDayWords } from '@/domain/payment/words';
import { EXEMPT_REASONS, exemptNights, taxDue, taxSumWords } from '@/domain/register/exempt-nights';
import type { StayRegister, StayTax } from '@/domain/register/stay-register';
import { Section } from '@/features/panel/parts/Section';
import { MethodMark } from '@/features/panel/payment/MethodMark';
import type { PaymentKind } from '@/features/panel/payment/payment-ids';
import { REASON_WORDS } from './register-words';
import { TaxForm } from './TaxForm';
import { type TaxActs, useTaxActs } from './useTaxActs';

interface TaxSectionProps {
  register: StayRegister;
  tax: StayTax;
  today: Day;
}

/** The tourist tax of a stay, a sum of its own beside what the booking owes (TAX-01). */
export function TaxSection({ register, tax, today }: TaxSectionProps) {
  const [form, setForm] = useState<PaymentKind | null>(null);
  const receiveRef = useRef<HTMLButtonElement>(null);
  const acts = useTaxActs(register);
  const due = taxDue(tax);

  function toggle(kind: PaymentKind) {
    acts.reset();
    setForm((open) => (open === kind ? null : kind));
  }

  function handleStored() {
    setForm(null);
    receiveRef.current?.focus();
  }

  return (
    <Section title={`Taxa turística: ${taxSumWords(tax)}`} detail="não é receita da casa">
      <p className="mb-2.5 text-13 text-tinta-2 tabular-figures">{nightWords(tax)}</p>
      {due < 0 && (
        <p className="mb-2.5 font-semibold text-ocre-800 tabular-figures">
          {`A devolver ${formatEuros(-due)}`}
        </p>
      )}
      <TaxPayments payments={tax.payments} today={today} acts={acts} />
      {acts.failure !== null && <ErrorBox title={acts.failure} className="mb-3" />}
      <div className="flex flex-wrap gap-2">
        <Button
          ref={receiveRef}
          variant="outline"
          aria-expanded={form === 'receive'}
          aria-label="Receber a taxa turística"
          onClick={() => toggle('receive')}
        >
          Receber
        </Button>
        {tax.collected > 0 && (
          <Button
            variant="outline"
            aria-expanded={form === 'refund'}
            aria-label="Devolver a taxa turística"
            onClick={() => toggle('refund')}
          >
            Devolver
          </Button>
        )}
      </div>
      {form !== null && (
        <TaxForm key={form} kind={form} {...{ tax, today, acts }} onStored={handleStored} />
      )}
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
              {`${amount < 0 ? 'Devolução, ' : ''}${paymentMethodLabel(method)}, ${day}${entered_name === null ? '' : `, por ${entered_name}`}`}
              {undone && <span className="sr-only"> (anulado)</span>}
            </p>
            <span className={undone ? 'text-tinta-2 line-through' : 'font-semibold'}>
              {formatEuros(amount)}
            </span>
            {!undone && (
              <Button
                variant="quiet"
                disabled={acts.isPending}
                aria-label={`Anular ${amount < 0 ? 'devolução' : 'taxa'} de ${amountByMethod(payment)}`}
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
