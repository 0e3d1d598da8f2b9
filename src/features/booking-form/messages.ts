import type { BookingStep } from '@/domain/booking-validation';
import { formatLongDay } from '@/domain/date-formats';
import type { Placement } from '@/domain/room-assignment';
import { nightCount, type StayDates } from '@/domain/stay';
import { countLabel } from '@/domain/text';
import type { RoomNotice } from './room-choice';

/** The names of the steps in the progress bar. Specification §2, Reservas. */
export const STEP_NAMES = ['Datas', 'Hóspedes', 'Quartos', 'Informações', 'Confirmar'] as const;

/** The heading of each step. */
export const STEP_TITLES: Record<BookingStep, string> = {
  1: 'Escolha as datas',
  2: 'Quantas pessoas vêm?',
  3: 'Escolha os quartos',
  4: 'Os seus dados',
  5: 'Confirme o seu pedido',
};

/** Where a step is counted: on 1 to 4 only. Specification §2, Reservas. */
export function stepCount(step: BookingStep): string {
  return step === 5 ? '' : `Passo ${step} de 5`;
}

/** '1 noite', '3 noites'. */
export const nightLabel = (nights: number) => countLabel(nights, { one: 'noite', many: 'noites' });

/** '1 hóspede', '4 hóspedes'. */
export const guestLabel = (guests: number) =>
  countLabel(guests, { one: 'hóspede', many: 'hóspedes' });

/** The warning while guests remain unplaced. Specification §2, Reservas (Step 3). */
export function unplacedWarning(remaining: number): string {
  return remaining === 1 ? 'Falta acomodar 1 hóspede.' : `Falta acomodar ${remaining} hóspedes.`;
}

/** How far the guests are placed, for the bar of a phone and for a screen reader. */
export function placementLabel({ total, accommodated, remaining }: Placement): string {
  const placed = `${accommodated} de ${total} acomodados`;
  return remaining === 0 ? placed : `${placed}, falta ${remaining}`;
}

/** How many rooms the list offers. */
export function freeRoomsLabel(count: number): string {
  return count === 1
    ? '1 quarto livre nas suas datas.'
    : `${count} quartos livres nas suas datas, do preço mais baixo ao mais alto.`;
}

/** The button for the rooms that are not in view. */
export function moreRoomsLabel(count: number): string {
  return count === 1 ? 'Mostrar mais 1 quarto' : `Mostrar mais ${count} quartos`;
}

/** Nothing fits. Specification §8, Empty states. */
export function noCombinationMessage(guests: number): string {
  return guests === 1
    ? 'Nenhuma combinação de quartos disponível para 1 hóspede.'
    : `Nenhuma combinação de quartos disponível para ${guests} hóspedes.`;
}

/** What a notice about the rooms says. */
export function roomNoticeText(notice: RoomNotice): string {
  switch (notice.kind) {
    case 'gone':
      return `${notice.roomName} deixou de estar livre nas suas datas e saiu da sua escolha.`;
    case 'repriced':
      return `O preço de ${notice.roomName} mudou. O total já está atualizado.`;
    case 'wanted-not-free':
      return `Este formulário não oferece ${notice.roomName} nas suas datas. Veja os outros quartos livres.`;
    case 'wanted-unknown':
      return 'O quarto que procurava já não está disponível. Veja os outros quartos livres.';
    case 'guests-changed':
      break;
  }
  return `A combinação que tinha escolhido não era para ${guestLabel(notice.guestCount)}. Escolha outra.`;
}

/** ' de 1 a 4 de dezembro (3 noites)', or nothing while a date is missing. */
function stayClause({ checkIn, checkOut }: StayDates): string {
  return checkIn === null || checkOut === null
    ? ''
    : ` de ${formatLongDay(checkIn)} a ${formatLongDay(checkOut)} (${nightLabel(nightCount({ checkIn, checkOut }))})`;
}

/** The message for the contact form of a guest who wants a room that the form does not offer. */
export function roomEnquiryMessage({ roomName, dates }: { roomName: string; dates: StayDates }) {
  return `Olá! Gostava de reservar o quarto ${roomName}${stayClause(dates)}. Podem ajudar?`;
}

/** The message for the contact form of a guest who found nothing. Decisions, Recommendations. */
export function enquiryMessage({
  dates,
  guestCount,
}: {
  dates: StayDates;
  guestCount: number;
}): string {
  return `Olá! Procuro alojamento para ${guestLabel(guestCount)}${stayClause(dates)} e não encontrei quartos livres no site. Podem ajudar?`;
}
