import type { Role } from '@/domain/account/role';
import { teamEventWords } from '@/domain/account/team-event-words';
import { endSentence, joinWords } from '@/domain/calendar/short-dates';
import { changeClauses, changedColumns } from '@/domain/history/clauses';
import type { OwnAct } from '@/queries/account/own-account';

type Deed = Exclude<OwnAct, { booking_number: null }>['kind'];

const DEEDS: Record<Deed, string> = {
  created: 'criou',
  changed: 'mudou',
  deleted: 'eliminou',
};

/**
 * What was done, as a sentence to its own: 'Ligou o segundo fator.', 'Mudou o quarto de 3 para 7.'
 * Of bookings, housekeeping is told no more than that there was one (STAFF-02).
 */
export function ownActWords(act: OwnAct, role: Role): string {
  return sentence(clauseOf(act, role));
}

function clauseOf(act: OwnAct, role: Role): string {
  if (act.booking_number === null) return teamEventWords(act);
  if (role === 'housekeeping') return `${DEEDS[act.kind]} uma reserva`;
  if (act.kind !== 'changed') return `${DEEDS[act.kind]} a reserva`;
  return joinWords(changeClauses(changedColumns(act.detail), { actor: 'staff' }));
}

function sentence(clause: string): string {
  return endSentence(clause.charAt(0).toUpperCase() + clause.slice(1));
}
