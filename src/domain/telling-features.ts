/** What tells one room from the others beside it. */
import { foldText } from './fold-text';
import { saysWomenOnly } from './women-only';

/** The room's own features, as many as a card lists. */
const SHOWN_FEATURES = 3;

/**
 * Three features of a room, those first that not all rooms beside it have: where every room has
 * Wi-Fi, the beds say more. Gives them in the room's own order within each part, none twice, and
 * without 'Só mulheres', which is a badge.
 */
export function tellingFeatures(
  room: { features: readonly string[] },
  rooms: readonly { features: readonly string[] }[],
): string[] {
  const isShared = (feature: string) =>
    rooms.length > 1 &&
    rooms.every(({ features }) => features.some((own) => foldText(own) === foldText(feature)));
  const own = [...new Set(room.features)].filter((feature) => !saysWomenOnly(feature));
  return [
    ...own.filter((feature) => !isShared(feature)),
    ...own.filter((feature) => isShared(feature)),
  ].slice(0, SHOWN_FEATURES);
}
