/** Which deposit the house proposes, as the owner types it (DEPOSIT-01). */
import { countLabel } from '../basics/text.ts';
import { joinWords } from '../calendar/short-dates.ts';
import type { PaymentSettings } from '../payment/settings.ts';

/** What the house proposes, and where it is paid. */
export type DepositRule = Pick<PaymentSettings, 'rule' | 'share' | 'hours' | 'service' | 'missing'>;

/** The form of the rule; numbers as typed. */
export interface RuleDraft {
  rule: string;
  share: string;
  hours: string;
}

const MOST_HOURS = 720;

export function ruleDraft({ rule, share, hours }: DepositRule): RuleDraft {
  return { rule, share: String(share), hours: String(hours) };
}

/** What is wrong with the form, by field. */
export function ruleProblems({
  share,
  hours,
}: RuleDraft): Partial<Record<'share' | 'hours', string>> {
  const problems: Partial<Record<'share' | 'hours', string>> = {};
  if (!isWithin(share, 100)) problems.share = 'Escreva um número de 1 a 100.';
  if (!isWithin(hours, MOST_HOURS)) problems.hours = `Escreva um número de 1 a ${MOST_HOURS}.`;
  return problems;
}

function isWithin(typed: string, most: number): boolean {
  const number = Number(typed.trim());
  return /^\d{1,3}$/.test(typed.trim()) && number >= 1 && number <= most;
}

export function storedRule({ rule, share, hours }: RuleDraft) {
  return { rule, share: Number(share), hours: Number(hours) };
}

/** 'Primeira noite, 3 dias para pagar' */
export function ruleSentence({ rule, share, hours }: DepositRule): string {
  if (rule === 'none') return 'Sem regra: pede-se reserva a reserva';
  const what = rule === 'first_night' ? 'Primeira noite' : `${share} % da estadia`;
  const time =
    hours % 24 === 0
      ? countLabel(hours / 24, { one: 'dia', many: 'dias' })
      : countLabel(hours, { one: 'hora', many: 'horas' });
  return `${what}, ${time} para pagar`;
}

const METHOD_NAMES: Readonly<Record<string, string>> = {
  card: 'cartão',
  mb_way: 'MB WAY',
  multibanco: 'Multibanco',
};

/** What guests cannot pay with though the house offers it; null where nothing is missing. */
export function missingSentence({ missing }: DepositRule): string | null {
  if (missing.length === 0) return null;
  const names = joinWords(missing.map((method) => METHOD_NAMES[method] ?? method));
  return `A conta do serviço de pagamentos não tem ${names}: os hóspedes pagam sem isso. Ligue-o na conta, ou tire-o do que se oferece (STRIPE_METHODS).`;
}

/** By which service guests pay, for the owner. */
export function serviceSentence({ service }: DepositRule): string {
  if (service === 'real') return 'O serviço de pagamentos está ligado.';
  if (service === 'rehearsal') {
    return 'O serviço de pagamentos é o de ensaio: ninguém paga nada a sério.';
  }
  return 'O serviço de pagamentos não está ligado: a chave (STRIPE_SECRET_KEY) põe-se fora do painel, onde correm as funções.';
}
