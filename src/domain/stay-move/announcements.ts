/** Screen reader announcements and the notice for a stay that is moved in the grid (DESK-07). */
import { formatLongDayAndMonth } from '../calendar/date-formats.ts';
import { formatEurosShort } from '../basics/money.ts';
import { surname } from '../availability/stay-bars.ts';
import { formatStayInWords } from '../calendar/stay-formats.ts';
import {
  isSamePlace,
  placeOfStay,
  type MovableStay,
  type MoveData,
  type StayPlace,
} from './stay-move.ts';
import type { Verdict } from './verdict.ts';
import { nightsText, onlyBeds, stopNote } from './words.ts';

const NO_BREAK_SPACE = '\u00a0';

/** '12 euros', '12,50 euros', '1 euro': an amount for screen readers. */
function eurosInWords(euros: number): string {
  const amount = formatEurosShort(euros).replace(`${NO_BREAK_SPACE}€`, '');
  return euros === 1 ? '1 euro' : `${amount} euros`;
}

function differenceInWords(euros: number): string {
  if (euros === 0) return 'o mesmo preço pela tabela';
  return `${euros < 0 ? 'menos' : 'mais'} ${eurosInWords(Math.abs(euros))} pela tabela`;
}

export function liftAnnouncement({ guest_name }: Pick<MovableStay, 'guest_name'>): string {
  return `A mover a estadia de ${guest_name}. Setas mudam, Enter guarda, Escape desiste.`;
}

/** Announces a place: 'Quarto 11, de 8 a 11 de dezembro: livre, mais 12 euros pela tabela.' */
export function placeAnnouncement(roomNumber: string, place: StayPlace, verdict: Verdict): string {
  const room = `Quarto ${roomNumber}`;
  const words = formatStayInWords({ from: place.checkIn, to: place.checkOut });
  const days = `${room}, ${words.charAt(0).toLowerCase()}${words.slice(1)}`;
  switch (verdict.kind) {
    case 'taken':
      return `${room}: ocupado por ${surname(verdict.by.guest_name)}.`;
    case 'too-small':
      return `${room}: ${onlyBeds(verdict.beds)}.`;
    case 'out-of-range':
      return `${days}: fora do que o mapa conhece.`;
    case 'unchanged':
      return `${days}: onde estava.`;
    case 'blocked':
      return `${days}: bloqueado a ${formatLongDayAndMonth(verdict.day)}, ${differenceInWords(verdict.difference)}.`;
    case 'free':
    default:
      return `${days}: livre, ${differenceInWords(verdict.difference)}.`;
  }
}

/** Announces a longer or shorter stay, and what keeps it from changing further. */
export function lengthAnnouncement(
  data: MoveData,
  place: StayPlace,
  { part, verdict }: { part: 'arrival' | 'departure'; verdict: Verdict },
): string {
  const day = part === 'arrival' ? place.checkIn : place.checkOut;
  const end = part === 'arrival' ? 'Entrada' : 'Saída';
  const price = 'difference' in verdict ? `, ${differenceInWords(verdict.difference)}` : '';
  const blocked =
    verdict.kind === 'blocked' ? `, bloqueado a ${formatLongDayAndMonth(verdict.day)}` : '';
  const stop = stopNote(data, place, part);
  const ending = stop === null ? '' : ` ${stop.charAt(0).toUpperCase()}${stop.slice(1)}.`;
  return `${end} a ${formatLongDayAndMonth(day)}, ${nightsText(place)}${blocked}${price}.${ending}`;
}

/** The notice about a stored move: 'Catarina Melo passou para o quarto 11.' */
export function movedNotice(data: MoveData, place: StayPlace, roomNumber: string): string {
  const { stay } = data;
  const isOtherRoom = place.roomId !== stay.room_id;
  const days = formatStayInWords({ from: place.checkIn, to: place.checkOut });
  const own = { ...placeOfStay(data), roomId: place.roomId };
  const within = `${days.charAt(0).toLowerCase()}${days.slice(1)}`;
  if (!isOtherRoom) return `${stay.guest_name} fica ${within}.`;
  const isSameDays = isSamePlace(place, own);
  return `${stay.guest_name} passou para o quarto ${roomNumber}${isSameDays ? '' : `, ${within}`}.`;
}
