/** Warns reception of a stay that the rules forbid to guests; reception may book it (RATE-02). */
import { type Day, daysBetween } from '../calendar/dates.ts';
import { arrivalTerms, type StayRule } from '../rates/stay-rules.ts';

interface DeskStayQuestion {
  rules: readonly StayRule[];
  roomIds: readonly string[];
  checkIn: Day;
  checkOut: Day;
}

/** 'Abaixo do mínimo de 3 noites. …', 'Neste dia não há entradas. …'; empty for most stays. */
export function deskRuleWords({ rules, roomIds, checkIn, checkOut }: DeskStayQuestion): string[] {
  const nights = daysBetween({ from: checkIn, to: checkOut });
  if (!(nights > 0)) return [];
  const { minNights, isClosed } = arrivalTerms({ rules, roomIds, day: checkIn });
  return [
    ...(isClosed ? ['Neste dia não há entradas. Pode reservar mesmo assim.'] : []),
    ...(nights < minNights
      ? [`Abaixo do mínimo de ${minNights} noites. Pode reservar mesmo assim.`]
      : []),
  ];
}
