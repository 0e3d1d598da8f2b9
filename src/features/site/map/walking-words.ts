import { minutesOnFoot, ON_FOOT } from '@messages/location';
import { walkingMinutes } from '@/domain/basics/walking-time';

/** The walking time in words; null where a place is too far. A place without a distance is near. */
export function walkingWords(km: number | null): string | null {
  if (km === null) return ON_FOOT;
  const minutes = walkingMinutes(km);
  return minutes === null ? null : minutesOnFoot(minutes);
}
