import { countLabel } from '../basics/text.ts';
import type { CodeResult } from './account.ts';

/** How many digits the code of an authenticator has (STAFF-04). */
export const CODE_LENGTH = 6;

/**
 * The digits of what was typed or pasted, no more than a code has: '418 305' gives '418305', as some
 * applications copy it.
 */
export function plainCode(typed: string): string {
  return typed.replace(/\D/g, '').slice(0, CODE_LENGTH);
}

export type CodeProblem = Exclude<CodeResult, { state: 'ok' }>;

const MINUTE_MS = 60_000;
const MINUTES = { one: 'minuto', many: 'minutos' };
/** The longest wait that there is: a clock of the browser that is off shows no longer one. */
const LONGEST_WAIT = 15;

/** What else opens the door while one kind of code has to wait; null where nothing does. */
export type OtherWay = 'recovery' | 'app' | null;

const OTHER_WAYS = {
  recovery: ', ou use um código de recuperação.',
  app: ', ou use a aplicação de autenticação.',
};

/**
 * Why a code was not taken: 'Não confere. Restam 4 tentativas.', 'Espere 15 minutos, ou use um
 * código de recuperação.' (STAFF-04).
 */
export function codeProblemWords(
  problem: CodeProblem,
  { now, otherWay }: { now: Date; otherWay: OtherWay },
): string {
  if (problem.state === 'wait') {
    const left = Math.ceil((Date.parse(problem.until) - now.getTime()) / MINUTE_MS);
    const minutes = Math.min(LONGEST_WAIT, Math.max(1, left));
    const then = otherWay === null ? ' e tente outra vez.' : OTHER_WAYS[otherWay];
    return `Espere ${countLabel(minutes, MINUTES)}${then}`;
  }
  const verb = problem.left === 1 ? 'Resta' : 'Restam';
  const tries = countLabel(problem.left, { one: 'tentativa', many: 'tentativas' });
  return ['Não confere.', clockWords(problem.clock_off), `${verb} ${tries}.`]
    .filter(Boolean)
    .join(' ');
}

/** 'O relógio do telemóvel está 5 minutos atrasado: acerte-o.' */
function clockWords(minutesOff: number | null | undefined): string {
  if (!minutesOff) return '';
  const minutes = countLabel(Math.abs(minutesOff), MINUTES);
  return `O relógio do telemóvel está ${minutes} ${minutesOff < 0 ? 'atrasado' : 'adiantado'}: acerte-o.`;
}

/** 'Restam 9 códigos de recuperação.' (STAFF-04). */
export function codesLeftWords(left: number): string {
  if (left === 0) return 'Não resta nenhum código de recuperação.';
  const verb = left === 1 ? 'Resta' : 'Restam';
  return `${verb} ${countLabel(left, { one: 'código', many: 'códigos' })} de recuperação.`;
}
