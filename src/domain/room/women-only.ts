/** Which rooms are for women only. No column says so, only the names and features. */
import { foldText } from '../basics/fold-text.ts';

const WOMEN_ONLY =
  '(?:(?:so|apenas|exclusiv\\w+|reservad\\w+)(?: a| para)? (?:mulheres|senhoras)|feminin[oa])';

/** In a name it may be anywhere: 'Dormitório Sardinha (só mulheres)'. */
const IN_NAME = new RegExp(`\\b${WOMEN_ONLY}\\b`);

/** A feature must be about the room, not a part of it ('Casa de banho só para mulheres'). */
const IS_FEATURE = new RegExp(`^(?:(?:quarto|dormitorio|camarata) )?${WOMEN_ONLY}$`);

const folded = (text: string) => foldText(text).replace(/\s+/g, ' ').trim();

/** Whether a feature or amenity says that its room is for women only; ignores case and accents. */
export function saysWomenOnly(feature: string): boolean {
  return IS_FEATURE.test(folded(feature));
}

/**
 * Whether a room is for women only, by its name, its features and, if given, the names of its
 * amenities.
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
