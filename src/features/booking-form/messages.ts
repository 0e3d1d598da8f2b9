import type { BookingStep } from '@/domain/booking-validation';
import { formatLongDayAndMonth } from '@/domain/date-formats';
import type { Day } from '@/domain/dates';
import type { Placement } from '@/domain/room-assignment';
import { countLabel } from '@/domain/text';

/** The names of the steps in the progress bar. BOOK-FLOW-01, BOOK-FLOW-02 */
export const STEP_NAMES = ['Datas', 'Hóspedes', 'Quartos', 'Informações', 'Confirmar'] as const;

/** The heading of each step. */
export const STEP_TITLES: Record<BookingStep, string> = {
  1: 'Escolha as datas',
  2: 'Quantas pessoas vêm?',
  3: 'Escolha os quartos',
  4: 'Os seus dados',
  5: 'Confirme o seu pedido',
};

/** Where a step is counted: on 1 to 4 only. BOOK-FLOW-04 */
export function stepCount(step: BookingStep): string {
  return step === 5 ? '' : `Passo ${step} de 5`;
}

/** Why a stay cannot be: no room of the house, or not the one asked for, is free on one of its nights. */
export function fullNightMessage(night: Day, roomName: string | null): string {
  const whatIsNot =
    roomName === null ? 'não há quartos livres' : `o quarto ${roomName} não está livre`;
  return `Na noite de ${formatLongDayAndMonth(night)} ${whatIsNot}. Escolha outras datas.`;
}

/** '1 noite', '3 noites'. */
export const nightLabel = (nights: number) => countLabel(nights, { one: 'noite', many: 'noites' });

/** '1 hóspede', '4 hóspedes'. */
export const guestLabel = (guests: number) =>
  countLabel(guests, { one: 'hóspede', many: 'hóspedes' });

/** How far the guests are placed, for the bar of a phone and for a screen reader. */
export function placementLabel({ total, accommodated, remaining }: Placement): string {
  if (remaining > 0) return `${remaining === 1 ? 'Falta' : 'Faltam'} ${remaining} de ${total}`;
  return accommodated > total
    ? `${accommodated} lugares para ${total}`
    : `${accommodated} de ${total} acomodados`;
}
