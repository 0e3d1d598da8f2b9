/** The beds of a room. No column has them, only the room's features. */
import { foldText } from '../basics/fold-text.ts';
import { distinctiveFeatures } from './distinctive-features.ts';

const BEDS =
  /^(?:(?:um|uma|dois|duas|tres|quatro|cinco|seis|sete|oito|\d+) )?(?:camas?|beliches?)\b/;

/**
 * The Portuguese features of a room that name its beds; if none does, the first one that
 * distinguishes it from the other rooms shown (SUGG-03).
 */
export function bedsOf(
  room: { features: readonly string[] },
  rooms: readonly { features: readonly string[] }[],
): string[] {
  const beds = room.features.filter((feature) => BEDS.test(foldText(feature)));
  return beds.length > 0 ? beds : distinctiveFeatures(room, rooms).slice(0, 1);
}
