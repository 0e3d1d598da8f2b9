/** The features that distinguish a room from the others shown with it. */
import { foldText } from '../basics/fold-text.ts';
import { saysWomenOnly } from './women-only.ts';

const SHOWN_FEATURES = 3;

/**
 * Three features of a room, first those that not all rooms shown have: where every room has Wi-Fi,
 * the beds say more. Apart from that they keep the room's order; there are no duplicates, and no
 * 'Só mulheres', which is shown as a badge.
 */
export function distinctiveFeatures(
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
