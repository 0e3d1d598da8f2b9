import * as fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { BOOKING_STATUSES } from '@/domain/booking/booking-status';
import { paymentMethodLabel, paymentState } from '@/domain/payment/payment';
import {
  amountProblem,
  paymentDayProblem,
  proposedAmount,
  refundProblem,
} from '@/domain/payment/input';
import {
  groupPaidSums,
  offersPaymentReceived,
  paymentSums,
  sumByMethod,
} from '@/domain/payment/sums';
import {
  amountByMethod,
  relativeDayWords,
  dueWords,
  momentWords,
  storedWords,
  takingsByMethod,
} from '@/domain/payment/words';

const paying = (total_price: number, paid: number, status = 'confirmed') => ({
  total_price,
  paid,
  amount_due: total_price - paid,
  status,
});

/** Amounts as the database keeps them, with cents. */
const amounts = fc.integer({ min: -10_000_000, max: 10_000_000 }).map((cents) => cents / 100);

describe('what has been paid', () => {
  test.each([
    ['nothing yet', paying(165, 0), 'due', 'a pagar'],
    ['a part', paying(165, 111), 'due', 'faltam 54,00 €'],
    ['all but one euro', paying(165, 164), 'due', 'falta 1,00 €'],
    ['all', paying(165, 165), 'paid', 'pago'],
    ['all before the stay', paying(165, 165, 'pending'), 'paid', 'pago'],
    ['too much', paying(165, 175), 'paid', 'a devolver 10,00 €'],
    [
      'nothing, in the state of one that has paid',
      paying(165, 0, 'payment_received'),
      'due',
      'a pagar',
    ],
    ['a booking without a price', paying(0, 0), 'nothing', null],
    ['a cancelled one', paying(165, 0, 'cancelled'), 'nothing', null],
  ])('%s (PAY-01, PAY-04)', (_name, booking, state, words) => {
    expect(paymentState(booking)).toBe(state);
    expect(dueWords(booking)?.replaceAll('\u00a0', ' ') ?? null).toBe(words);
  });

  it('is the sum of the payments that count, to the cent (PAY-01)', () => {
    fc.assert(
      fc.property(
        amounts,
        fc.array(fc.record({ amount: amounts, undone: fc.boolean() })),
        (price, payments) => {
          const { paid, due } = paymentSums(price, payments);
          const cents = payments
            .filter(({ undone }) => !undone)
            .reduce((sum, { amount }) => sum + Math.round(amount * 100), 0);
          expect(Math.round(paid * 100)).toBe(cents);
          expect(Math.round(due * 100)).toBe(Math.round(price * 100) - cents);
        },
      ),
    );
  });

  it('adds up for a group, without what is cancelled (PAY-01)', () => {
    const rooms = [paying(0.1, 0), paying(0.2, 0.1), paying(50, 0, 'cancelled')];
    expect(groupPaidSums(rooms)).toEqual({
      total_price: 0.3,
      paid: 0.1,
      amount_due: 0.2,
      status: 'confirmed',
    });
    expect(dueWords(groupPaidSums([paying(50, 0, 'cancelled')]))).toBeNull();
  });

  it('offers the state only to those whose state comes before it (PAY-04)', () => {
    const offered = BOOKING_STATUSES.filter((status) =>
      offersPaymentReceived(paying(10, 10, status)),
    );
    expect(offered).toEqual(['pending', 'awaiting_confirmation', 'awaiting_payment']);
    expect(offersPaymentReceived(paying(10, 9, 'pending'))).toBe(false);
    expect(offersPaymentReceived(paying(0, 0, 'pending'))).toBe(false);
  });
});

describe('what is typed when money comes or goes', () => {
  test.each([
    ['54,00', undefined],
    ['100000', undefined],
    ['', 'Escreva um valor em euros, por exemplo 54,00.'],
    ['-5', 'Escreva um valor em euros, por exemplo 54,00.'],
    ['1,234', 'Escreva um valor em euros, por exemplo 54,00.'],
    ['0,00', 'O valor tem de ser maior do que zero.'],
    ['100000,01', 'O valor pode ir até 100 000 €.'],
  ])('%j has the problem %j (PAY-02)', (text, problem) => {
    expect(amountProblem(text)).toBe(problem);
    expect(refundProblem(text, 100_000)).toBe(problem);
  });

  it('gives back no more than was paid (PAY-01)', () => {
    expect(refundProblem('54', 54)).toBeUndefined();
    expect(refundProblem('54,01', 54)).toMatch(/^Só foram pagos 54,00\s€\.$/);
  });

  it('begins with what is due (PAY-02)', () => {
    expect(proposedAmount(54.5)).toBe('54,50');
    expect(proposedAmount(0)).toBe('');
    expect(proposedAmount(-10)).toBe('');
  });

  test.each([
    ['2026-11-23', undefined],
    ['2026-11-01', undefined],
    ['2026-11-24', 'O dia não pode ser depois de hoje.'],
    ['', 'Escolha o dia do pagamento.'],
    ['1999-12-31', 'Escolha o dia do pagamento.'],
    ['2026-02-30', 'Escolha o dia do pagamento.'],
  ])('the day %j has the problem %j (PAY-01)', (text, problem) => {
    expect(paymentDayProblem(text, '2026-11-23')).toBe(problem);
  });
});

describe('what is said of payments', () => {
  test.each([
    [{ amount: 54, method: 'cash' }, 'Recebidos 54,00 € em dinheiro.'],
    [{ amount: 1, method: 'card' }, 'Recebido 1,00 € com cartão.'],
    [{ amount: 54, method: 'transfer' }, 'Recebidos 54,00 € por transferência.'],
    [{ amount: -10, method: 'platform' }, 'Devolvidos 10,00 € pela plataforma.'],
    [{ amount: 194, method: 'online' }, 'Recebidos 194,00 € online.'],
    [{ amount: 54, method: 'shells' }, 'Recebidos 54,00 € (shells).'],
  ])('%j: %s (PAY-02)', (payment, words) => {
    expect(storedWords(payment).replaceAll('\u00a0', ' ')).toBe(words);
    expect(words).toContain(amountByMethod(payment).replaceAll('\u00a0', ' '));
    expect(paymentMethodLabel(payment.method)).not.toBe('');
  });

  test.each([
    ['2026-11-23T10:14:00Z', 'hoje às 10:14'],
    ['2026-11-22T21:15:00Z', 'ontem às 21:15'],
    ['2026-11-21T10:31:00Z', 'a 21 nov. às 10:31'],
    ['2025-11-21T10:31:00Z', 'a 21 nov. 2025 às 10:31'],
  ])('%s is %s', (moment, words) => {
    expect(momentWords(moment, '2026-11-23')).toBe(words);
  });

  it('knows yesterday across the turn of the year', () => {
    expect(relativeDayWords('2025-12-31', '2026-01-01')).toBe('ontem');
  });
});

it('sums up a day by method, in their order (PAY-03)', () => {
  expect(
    takingsByMethod({ online: 194, card: 0.2, shells: 5, cash: 0.1, transfer: 0, platform: -3 }),
  ).toEqual({
    methods: [
      { method: 'cash', label: 'Dinheiro', amount: 0.1 },
      { method: 'card', label: 'Cartão', amount: 0.2 },
      { method: 'platform', label: 'Plataforma', amount: -3 },
      { method: 'online', label: 'Online', amount: 194 },
      { method: 'shells', label: 'shells', amount: 5 },
    ],
    total: 196.3,
  });
  expect(takingsByMethod({})).toEqual({ methods: [], total: 0 });
  const payments = [
    { method: 'cash', amount: 0.1 },
    { method: 'card', amount: 5 },
    { method: 'cash', amount: 0.2 },
  ];
  expect(sumByMethod(payments)).toEqual({ cash: 0.3, card: 5 });
});
