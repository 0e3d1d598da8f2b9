import { formatLongDay } from '@/domain/date-formats';
import { nightCount, type StayDates } from '@/domain/stay';
import { countLabel } from '@/domain/text';
import { guestLabel, nightLabel } from '../messages';
import type { RoomNotice } from '../state/room-choice';

/** Names in a row, as a sentence lists them: 'A', 'A e B', 'A, B e C'. */
export function joinWithAnd(names: readonly string[]): string {
  const last = names.at(-1) ?? '';
  return names.length < 2 ? last : `${names.slice(0, -1).join(', ')} e ${last}`;
}

/** The warning while guests remain unplaced. BOOK-STEP3-09 */
export function unplacedWarning(remaining: number): string {
  return remaining === 1 ? 'Falta acomodar 1 hóspede.' : `Falta acomodar ${remaining} hóspedes.`;
}

/** The warning while more guests stand in the rooms than come. */
export function spareWarning(spare: number): string {
  return spare === 1
    ? 'Há 1 hóspede a mais nos quartos.'
    : `Há ${spare} hóspedes a mais nos quartos.`;
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

/** Nothing fits. ERR-EMPTY-01 */
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
      return `O quarto ${notice.roomName} não pode ser reservado aqui nas suas datas. Veja os outros quartos livres.`;
    case 'wanted-unknown':
      return 'O quarto que procurava já não está disponível. Veja os outros quartos livres.';
    case 'guests-changed':
      break;
  }
  return `A combinação que tinha escolhido não era para ${guestLabel(notice.guestCount)}. Veja a que recomendamos agora.`;
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

/** The message for the contact form of a guest who found nothing. */
export function enquiryMessage({
  dates,
  guestCount,
}: {
  dates: StayDates;
  guestCount: number;
}): string {
  return `Olá! Procuro alojamento para ${guestLabel(guestCount)}${stayClause(dates)} e não encontrei quartos livres no site. Podem ajudar?`;
}

/** The rooms that only reception can give, as the sentence about them begins. */
export function heldRoomsSubject(names: readonly string[]): string {
  return names.length === 1
    ? `O quarto ${names[0]} está livre nas suas noites, mas tem outra reserva marcada`
    : `${countLabel(names.length, { one: 'quarto', many: 'quartos' })} estão livres nas suas noites, mas têm outras reservas marcadas`;
}

/** The message for the contact form of a guest who wants a room that only reception can give. */
export function heldRoomsMessage({
  names,
  dates,
  guestCount,
}: {
  names: readonly string[];
  dates: StayDates;
  guestCount: number;
}): string {
  const [only] = names;
  return names.length === 1 && only !== undefined
    ? roomEnquiryMessage({ roomName: only, dates })
    : enquiryMessage({ dates, guestCount });
}
