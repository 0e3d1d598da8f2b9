/** Which rooms are for a couple. No column says so, only the room's name and features. */
import { foldText } from '../basics/fold-text.ts';

const DOUBLE_BED = /^cama de casal\b/;

/**
 * Whether a room holds exactly two guests and has a double bed according to its Portuguese
 * features, or a name that begins with 'Duplo' (SUGG-02).
 */
export function isCoupleRoom({
  name,
  features,
  max_guests,
}: {
  name: string;
  features: readonly string[];
  max_guests: number;
}): boolean {
  if (max_guests !== 2) return false;
  return (
    foldText(name).startsWith('duplo ') ||
    features.some((feature) => DOUBLE_BED.test(foldText(feature)))
  );
}
