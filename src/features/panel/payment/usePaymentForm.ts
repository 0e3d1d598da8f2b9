import { useRef, useState } from 'react';
import type { Day } from '@/domain/calendar/dates';
import type { PaymentMethod } from '@/domain/payment/payment';
import {
  amountProblem,
  paymentDayProblem,
  proposedAmount,
  proposedRefund,
  refundProblem,
} from '@/domain/payment/input';
import { typedPrice } from '@/domain/basics/price-input';
import type { PaymentKind } from './payment-ids';

/** What is entered with one tap on a method. */
export interface EnteredPayment {
  /** EUR, above zero. */
  amount: number;
  method: PaymentMethod;
  paid_on: string;
  note: string | null;
  /** EUR, what was due when the form opened, or as the person was told since. */
  due_before: number;
}

interface PaymentFormOptions {
  kind: PaymentKind;
  /** EUR: what is due, below zero when too much was paid, and what has been paid. */
  due: number;
  /** EUR that is proposed, where it is not what is due. */
  proposed?: number;
  paid: number;
  /** EUR of it that came online. */
  online?: number;
  today: Day;
  /** The person was just told that what is due has changed. */
  isTold?: boolean;
  /** Called with what was entered, once nothing is wrong with it. */
  onEntered: (entered: EnteredPayment) => void;
}

export function usePaymentForm({
  kind,
  due,
  proposed = due,
  paid,
  online = 0,
  today,
  isTold = false,
  onEntered,
}: PaymentFormOptions) {
  const [opened] = useState(due);
  const [amount, setAmount] = useState(() =>
    kind === 'receive' ? proposedAmount(proposed) : proposedRefund({ due, paid, online }),
  );
  const [day, setDay] = useState(today);
  const [note, setNote] = useState('');
  const [problems, setProblems] = useState<{ amount?: string; day?: string }>({});
  const amountRef = useRef<HTMLInputElement>(null);
  const dayRef = useRef<HTMLInputElement>(null);

  function choose(method: PaymentMethod) {
    const found = {
      amount: kind === 'receive' ? amountProblem(amount) : refundProblem(amount, paid),
      day: paymentDayProblem(day, today),
    };
    setProblems(found);
    const euros = typedPrice(amount);
    if (found.amount !== undefined || euros === null) amountRef.current?.focus();
    else if (found.day !== undefined) dayRef.current?.focus();
    else {
      const due_before = isTold ? due : opened;
      onEntered({ amount: euros, method, paid_on: day, note: note.trim() || null, due_before });
    }
  }

  return {
    amountRef,
    dayRef,
    amount: {
      value: amount,
      problem: problems.amount,
      onChange: (text: string) => {
        setAmount(text);
        setProblems((known) => ({ ...known, amount: undefined }));
      },
    },
    day: {
      value: day,
      problem: problems.day,
      onChange: (text: string) => {
        setDay(text);
        setProblems((known) => ({ ...known, day: undefined }));
      },
    },
    note: { value: note, onChange: setNote },
    choose,
  };
}

export type PaymentFields = ReturnType<typeof usePaymentForm>;
