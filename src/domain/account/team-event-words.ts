import { formatLongDayAndMonth } from '../calendar/date-formats.ts';
import { isDay } from '../calendar/dates.ts';
import { countLabel } from '../basics/text.ts';
import { ROLE_NAMES } from './role.ts';
import type { TeamEvent, TeamEventKind } from './team.ts';

type Detail = TeamEvent['detail'];

const WORDS: Record<TeamEventKind, (about: { somebody: string; detail: Detail }) => string> = {
  invited: ({ somebody, detail }) => `convidou ${somebody}${asRole(detail.role)}`,
  invited_again: ({ somebody }) => `convidou ${somebody} outra vez`,
  joined: () => 'aceitou o convite e escolheu a palavra-passe',
  role: ({ somebody, detail }) => `mudou a função de ${somebody}${roleChange(detail.role)}`,
  removed: ({ somebody }) => `retirou ${somebody} da equipa`,
  password: () => 'mudou a palavra-passe',
  signed_out: () => 'saiu em todo o lado',
  factor_on: () => 'ligou o segundo fator',
  factor_off: () => 'desligou o segundo fator',
  factor_reset: ({ somebody }) => `tirou o segundo fator a ${somebody}`,
  factor_required: ({ detail }) => requirement(detail.from),
  recovery_code: ({ detail }) => `entrou com um código de recuperação${codesLeft(detail.left)}`,
};

/**
 * What an act of the team did, without who did it, to follow a name or to stand alone: 'convidou
 * Rui Pais (Receção)', 'ligou o segundo fator' (STAFF-01, STAFF-03).
 */
export function teamEventWords({
  kind,
  subject_name,
  detail,
}: Pick<TeamEvent, 'kind' | 'subject_name' | 'detail'>): string {
  return WORDS[kind]({ somebody: subject_name ?? 'alguém', detail });
}

function asRole(role: Detail['role']): string {
  return role === undefined || Array.isArray(role) ? '' : ` (${ROLE_NAMES[role]})`;
}

function roleChange(role: Detail['role']): string {
  if (!Array.isArray(role)) return '';
  const [from, to] = role;
  return `, de ${ROLE_NAMES[from]} para ${ROLE_NAMES[to]}`;
}

function requirement(from: Detail['from']): string {
  if (from === null || from === undefined || !isDay(from)) {
    return 'deixou de exigir o segundo fator';
  }
  return `passou a exigir o segundo fator a todos, a partir de ${formatLongDayAndMonth(from)}`;
}

function codesLeft(left: Detail['left']): string {
  if (left === undefined) return '';
  if (left === 0) return '; não resta nenhum';
  const verb = left === 1 ? 'resta' : 'restam';
  return `; ${verb} ${countLabel(left, { one: 'código', many: 'códigos' })}`;
}
