import { formatDayAndMonth } from '@/domain/calendar/date-formats';
import { joinWords } from '@/domain/calendar/short-dates';
import { countLabel } from '@/domain/basics/text';
import type { ChangeOffer } from './useChangeOffers';

// Words for a room that is offered for a stay.

/** '11 Duplo Bússola', with what speaks against it: 'bloqueado', 'só 1 pessoa', 'ocupado'. */
export function offerLabel({ room, inTheWay, closedDays, missingBeds }: ChangeOffer): string {
  const against =
    (inTheWay !== null && 'ocupado') ||
    (closedDays.length > 0 && 'bloqueado') ||
    (missingBeds > 0 && `só ${countLabel(room.max_guests, { one: 'pessoa', many: 'pessoas' })}`);
  const name = `${room.room_number} ${room.name}`;
  return against === false ? name : `${name} (${against})`;
}

/** 'O quarto 11 está bloqueado a 28 e 29 nov.': the closed nights by name. */
export function closedWords({ room, closedDays }: ChangeOffer): string {
  return `O quarto ${room.room_number} está bloqueado a ${joinWords(closedDays.map(formatDayAndMonth))}`;
}
