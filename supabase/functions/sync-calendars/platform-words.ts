import { foldName } from '../../../src/domain/basics/fold-name.ts';

// What platforms write in the name of an entry, in the languages that hosts in Portugal use: pt, en,
// es, fr, de, it, nl. Words are folded: without accents, in small letters.

const CLOSED = [
  'nao disponivel|indisponivel|bloquead[oa]|ocupad[oa]|fechad[oa]|encerrad[oa]',
  'not available|unavailable|blocked|closed|busy',
  'no disponible|cerrad[oa]',
  '(?:non|pas) disponible|indisponible|bloquee?|occupee?|fermee?',
  'nicht verfu(?:e)?gbar|gesperrt|blockiert|belegt|besetzt|geschlossen',
  'non disponibile|indisponibile|bloccat[oa]|occupat[oa]|chius[oa]',
  '(?:niet|on)\\s?beschikbaar|geblokkeerd|bezet|gesloten',
].join('|');
/** Words for a stay that no name begins with. */
const TAKEN = [
  'reservad[oa]|reserved|booked|reservee?|reserviert|gebucht|prenotat[oa]|riservat[oa]',
  'gereserveerd|geboekt|tentative',
].join('|');
const TENTATIVE = [
  'reserva|reservation|booking|buchung|prenotazione|boeking|reservering|pending|(?:on )?hold|option',
  'provisori[oa]|pendente|tentativ[ao]|opcao|provisional|pendiente|opcion|provisoire|en attente',
  'vorlaufig|vorgemerkt|provvisori[oa]|in attesa|opzione|voorlopig|in afwachting|optie',
].join('|');
const PLATFORMS =
  'airbnb|booking\\.com|vrbo|homeaway|abritel|fewo-direkt|expedia|agoda|hostelworld|google';

const SAYS_ONLY = new RegExp(
  `^(?:(?:${CLOSED}|${TAKEN}|${TENTATIVE}|${PLATFORMS})(?:[\\s,./!-]+|$))*$`,
);
const IS_PLATFORM = new RegExp(`^(?:${PLATFORMS})?$`);
const BEGINS_TAKEN = new RegExp(`^(?:${TAKEN}|${TENTATIVE})(?!\\p{L})`, 'u');
const BEGINS_CLOSED = new RegExp(`^(?:${CLOSED})(?!\\p{L})`, 'u');
const HAS_CLOSED = new RegExp(`(?<!\\p{L})(?:${CLOSED})(?!\\p{L})`, 'u');
const IS_TAKEN = new RegExp(`^(?:${TAKEN})$`);
const SEPARATOR = /(\s+[-–—]\s+|\s*[:|•·]\s*|\s*[()[\]]\s*)/;

/** Whether an entry says first of all that it is closed: neither a guest's name nor 'reserved'. */
export function isBlock(summary: string): boolean {
  const parts = partsOf(summary).filter((_, at) => at % 2 === 0);
  return BEGINS_CLOSED.test(parts.map(folded).find((part) => !IS_PLATFORM.test(part)) ?? '');
}

/** Whether an entry says anywhere that it is closed, and not before that that it is reserved. */
export function saysClosed(summary: string): boolean {
  const text = folded(summary);
  return HAS_CLOSED.test(text) && !BEGINS_TAKEN.test(text);
}

/** The words of a name that are no platform's: Anna Meyer of 'Booking.com - Anna Meyer', or ''. */
export function ownWords(summary: string): string {
  const parts = partsOf(summary);
  let start = 0;
  while (start < parts.length && SAYS_ONLY.test(folded(parts[start] ?? ''))) start += 2;
  let end = parts.length;
  for (let at = end - 1; at > start; at -= 2) {
    if (parts[at] === '') continue;
    if (!SAYS_ONLY.test(folded(parts[at] ?? ''))) break;
    end = at - 1;
  }
  const name = parts.slice(start, end).join('').trim();
  const [, first = '', rest] = /^(\p{L}+)[\s–—-]+(\S.*)$/su.exec(name) ?? [];
  const own = rest !== undefined && IS_TAKEN.test(folded(first)) ? rest : name;
  return BEGINS_CLOSED.test(folded(own)) ? '' : own;
}

/** Parts and, between two, what separates them. */
function partsOf(summary: string): string[] {
  return summary.trim().split(SEPARATOR);
}

function folded(text: string): string {
  return /^[ -~]*$/.test(text) ? text.toLowerCase() : foldName(text);
}
