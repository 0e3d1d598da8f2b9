/** What there is to sleep on in a room. The house says so among its features: there is no column for it. */
import { foldText } from './fold-text';
import { tellingFeatures } from './telling-features';

const BEDS =
  /^(?:(?:um|uma|dois|duas|tres|quatro|cinco|seis|sete|oito|\d+) )?(?:camas?|beliches?)\b/;

/**
 * The Portuguese features of a room that name its beds; where none does, the first that tells it from
 * the rooms beside it (SUGG-03).
 */
export function bedsOf(
  room: { features: readonly string[] },
  rooms: readonly { features: readonly string[] }[],
): string[] {
  const beds = room.features.filter((feature) => BEDS.test(foldText(feature)));
  return beds.length > 0 ? beds : tellingFeatures(room, rooms).slice(0, 1);
}
