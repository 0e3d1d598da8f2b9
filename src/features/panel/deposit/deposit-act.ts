import { formatEuros } from '@/domain/basics/money';
import { endSentence } from '@/domain/calendar/short-dates';
import type { DepositRequest } from '@/domain/deposit/deposit-sheet';
import { deadlineWords } from '@/domain/deposit/deposit-words';
import { refusalReason } from '@/features/panel/change/refusal-reason';
import type { HandedRefund } from '@/queries/deposit/refund';
import type { NewDeposit } from '@/queries/deposit/sheet';
import { QueryError } from '@/queries/query-error';

export type DepositAct =
  | { kind: 'ask'; deposit: NewDeposit }
  | { kind: 'withdraw' | 'keep' | 'restore' | 'ask_again'; request: DepositRequest }
  | { kind: 'move'; request: DepositRequest; until: string }
  | { kind: 'refund'; session: string; amount: number };

export type DepositActKind = DepositAct['kind'];

const DOING: Readonly<Record<DepositActKind, string>> = {
  ask: 'pedir o sinal',
  withdraw: 'retirar o pedido',
  move: 'mudar o prazo',
  keep: 'guardar',
  restore: 'repor a reserva',
  ask_again: 'repor a reserva',
  refund: 'devolver',
};

/** What the function refund-payment answers, by code. */
const REFUND_REASONS: Readonly<Record<string, string>> = {
  'no-service': 'os pagamentos online não estão configurados.',
  'other-service': 'este pagamento não foi feito no serviço de agora. Devolva-o onde foi feito.',
  'no-answer': 'o serviço não respondeu. Tente de novo: não se devolve duas vezes.',
  insufficient_funds: 'não há saldo que chegue no serviço de pagamentos.',
  balance_insufficient: 'não há saldo que chegue no serviço de pagamentos.',
  charge_already_refunded: 'já foi devolvido no serviço de pagamentos.',
  charge_disputed: 'o banco do hóspede contesta este pagamento.',
};

const REASONS = {
  network: 'sem ligação ao servidor. Tente de novo: nada se faz duas vezes.',
  conflict: 'um quarto já está ocupado por outra reserva.',
  missing: 'esta instalação não devolve pagamentos online.',
};

/** Why an act was refused: the database's own sentence, where it has one. */
export function depositFailure(error: unknown, { kind }: DepositAct): string {
  if (error instanceof QueryError && error.code.startsWith('HS') && error.message !== '') {
    return error.message;
  }
  const own = error instanceof QueryError ? REFUND_REASONS[error.code] : undefined;
  return `Erro ao ${DOING[kind]}: ${own ?? refusalReason(error, REASONS)}`;
}

/** Why the service did not take a refund, as a failure of its own. */
export function untakenRefund({ code }: HandedRefund): QueryError {
  return new QueryError('refundPayment', {
    kind: 'invalid',
    code: code ?? '',
    message: 'o serviço de pagamentos não aceitou a devolução. Nada saiu.',
  });
}

const DONE = {
  withdraw: 'Pedido de sinal retirado.',
  keep: 'Fica por conta da reserva.',
  restore: 'Reserva reposta.',
  ask_again: 'Reserva reposta e sinal pedido de novo.',
} as const;

export function depositNotice(act: DepositAct, refund: HandedRefund | null): string {
  if (act.kind === 'ask') return `Sinal pedido: ${formatEuros(act.deposit.amount)}.`;
  if (act.kind === 'move') return endSentence(`Prazo mudado: até ${deadlineWords(act.until)}`);
  if (act.kind !== 'refund') return DONE[act.kind];
  const sum = formatEuros(refund?.amount ?? act.amount);
  return refund?.state === 'done'
    ? `Devolvido: ${sum}.`
    : `Devolução pedida: ${sum}. Conta quando o serviço confirmar.`;
}
