/** Which rooms take women only. The house says so in words: there is no column for it. */
import { foldText } from './fold-text';

const WOMEN_ONLY =
  '(?:(?:so|apenas|exclusiv\\w+|reservad\\w+)(?: a| para)? (?:mulheres|senhoras)|feminin[oa])';

/** In a name it may stand anywhere: 'Dormitório Sardinha (só mulheres)'. */
const IN_NAME = new RegExp(`\\b${WOMEN_ONLY}\\b`);

/** A feature must say it of the room, not of something in it ('Casa de banho só para mulheres'). */
const IS_FEATURE = new RegExp(`^(?:(?:quarto|dormitorio|camarata) )?${WOMEN_ONLY}$`);

const folded = (text: string) => foldText(text).replace(/\s+/g, ' ').trim();

/** Whether a feature or amenity says that its room takes women only; whatever case and accents. */
export function saysWomenOnly(feature: string): boolean {
  return IS_FEATURE.test(folded(feature));
}

/**
 * Whether a room takes women only, by its name, its features and, where they are known, the names
 * of its amenities.
 */
export function isWomenOnly({
  name,
  features,
  amenities = [],
}: {
  name: string;
  features: readonly string[];
  amenities?: readonly string[];
}): boolean {
  return IN_NAME.test(folded(name)) || [...features, ...amenities].some(saysWomenOnly);
}
