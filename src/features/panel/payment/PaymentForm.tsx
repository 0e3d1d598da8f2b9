import { useRef, useState } from 'react';
import { ChevronRight } from 'lucide-react';
import { ErrorBox } from '@/components/ErrorBox';
import { DayInput } from '@/components/form/DayInput';
import { Field } from '@/components/form/Field';
import { PriceInput } from '@/components/form/PriceInput';
import { TextInput } from '@/components/form/TextInput';
import { formatEuros } from '@/domain/basics/money';
import { typedPrice } from '@/domain/basics/price-input';
import { type Day, isDay } from '@/domain/calendar/dates';
import { MAX_PAYMENT_NOTE } from '@/domain/payment/input';
import { dueAfter } from '@/domain/payment/sums';
import { relativeDayWords } from '@/domain/payment/words';
import { MethodButtons } from './MethodButtons';
import type { PaymentKind } from './payment-ids';
import { usePaymentForm, type EnteredPayment, type PaymentFields } from './usePaymentForm';

interface PaymentFormProps {
  kind: PaymentKind;
  /** EUR: what is due, below zero when too much was paid, and what has been paid. */
  due: number;
  paid: number;
  /** EUR of it that came online, and goes back by the service alone. */
  online?: number;
  today: Day;
  /** The method that is being stored; null while nothing is. */
  storing: string | null;
  /** Why it was not stored. */
  failure: string | null;
  /** It was not stored because what is due has changed. */
  isTold?: boolean;
  onEntered: (entered: EnteredPayment) => void;
}

/** The form for a payment or refund: an amount, then one tap on a method stores it (PAY-02). */
export function PaymentForm({
  kind,
  due,
  paid,
  online = 0,
  today,
  storing,
  failure,
  isTold,
  onEntered,
}: PaymentFormProps) {
  const fields = usePaymentForm({ kind, due, paid, online, today, isTold, onEntered });
  const firstRef = useRef<HTMLButtonElement>(null);
  const { amount, amountRef, day, dayRef, note } = fields;

  return (
    <form
      aria-label={kind === 'receive' ? 'Receber' : 'Devolver'}
      noValidate
      onSubmit={(event) => event.preventDefault()}
      className="grid gap-3"
    >
      {kind === 'refund' && online > 0 && (
        <p className="text-13">O que foi pago online devolve-se em «Sinal».</p>
      )}
      <Field
        label="Valor"
        error={amount.problem}
        hint={kind === 'receive' ? receiveHint(amount.value, due) : undefined}
        className="max-w-44"
      >
        <PriceInput
          ref={amountRef}
          value={amount.value}
          onChange={(event) => amount.onChange(event.target.value)}
          onFocus={(event) => event.target.select()}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            // Enter moves on to the methods, because none is chosen by default.
            event.preventDefault();
            firstRef.current?.focus();
          }}
        />
      </Field>
      <fieldset className="min-w-0">
        <legend className="mb-1 text-13 font-medium">
          {kind === 'receive' ? 'Como foi pago' : 'Como se devolve'}
          {kind === 'receive' && (
            <span className="font-normal text-tinta-2"> (um toque guarda)</span>
          )}
        </legend>
        <MethodButtons firstRef={firstRef} storing={storing} onChoose={fields.choose} />
      </fieldset>
      {failure !== null && <ErrorBox title={failure} />}
      <DayAndNote {...{ day, dayRef, note, today }} />
    </form>
  );
}

/** What would be left to pay, or paid too much; none when the amount is what is due. */
function receiveHint(text: string, due: number): string | undefined {
  const amount = typedPrice(text);
  if (amount === null || amount === 0) return undefined;
  if (due <= 0) return 'Já não falta pagar nada.';
  const left = dueAfter(due, amount);
  if (left === 0) return undefined;
  return left > 0
    ? `Ficam por pagar ${formatEuros(left)}.`
    : `São ${formatEuros(-left)} a mais do que falta pagar.`;
}

type DayAndNoteProps = Pick<PaymentFields, 'day' | 'dayRef' | 'note'> & { today: Day };

/** The day of a payment, today by default, and a note; collapsed, because most need neither. */
function DayAndNote({ day, dayRef, note, today }: DayAndNoteProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <details
      open={isOpen || day.problem !== undefined}
      onToggle={(event) => setIsOpen(event.currentTarget.open)}
      className="group"
    >
      <summary className="flex min-h-9 cursor-pointer list-none items-center gap-1.5 text-13 max-md:min-h-11 [&::-webkit-details-marker]:hidden">
        <ChevronRight
          className="size-4 flex-none text-tinta-2 transition-transform group-open:rotate-90 motion-reduce:transition-none"
          aria-hidden
        />
        <span className="font-medium">Dia e nota</span>
        <span className="truncate text-tinta-2">
          {[isDay(day.value) ? relativeDayWords(day.value, today) : '', note.value.trim()]
            .filter(Boolean)
            .join(', ')}
        </span>
      </summary>
      <div className="grid gap-3 pt-1 pb-1 sm:grid-cols-[11rem_minmax(0,1fr)]">
        <Field label="Dia" error={day.problem}>
          <DayInput
            ref={dayRef}
            label="Dia"
            value={day.value}
            today={today}
            onChange={day.onChange}
          />
        </Field>
        <Field label="Nota" isOptional>
          <TextInput
            maxLength={MAX_PAYMENT_NOTE}
            autoComplete="off"
            value={note.value}
            onChange={(event) => note.onChange(event.target.value)}
          />
        </Field>
      </div>
    </details>
  );
}
