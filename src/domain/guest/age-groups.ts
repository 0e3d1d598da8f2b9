/** The age groups of a guest (ENT-10). */

const LABELS = new Map([
  ['adult', 'Adulto'],
  ['child', 'Criança'],
  ['baby', 'Bebé'],
]);

/**
 * The Portuguese label of a stored age group; a value this list does not know is shown as it is.
 */
export function ageGroupLabel(ageGroup: string): string {
  return LABELS.get(ageGroup) ?? ageGroup;
}
