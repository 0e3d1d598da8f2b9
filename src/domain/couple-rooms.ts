/** Which rooms are for a couple alone. The house says so in words: there is no column for it. */
import { foldText } from './fold-text';

const DOUBLE_BED = /^cama de casal\b/;

/**
 * Whether a room has one double bed and no place for others, by its places and its Portuguese
 * features, or by a name that begins with 'Duplo' (SUGG-02).
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
