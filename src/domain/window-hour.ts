/** Which light stands in the window of Home (SITE-04). */

export type WindowHour = 'morning' | 'day' | 'sunset' | 'night';

/**
 * Sunrise and sunset at the house in the middle of each month, in minutes of the day. In UTC: the sun
 * knows no summer time, so that Lisbon's clocks may change without a word about it here.
 */
const SUN = [
  [467, 1059],
  [444, 1093],
  [406, 1121],
  [360, 1148],
  [326, 1175],
  [313, 1195],
  [326, 1194],
  [351, 1167],
  [376, 1123],
  [401, 1078],
  [433, 1045],
  [461, 1038],
] as const;

/**
 * The hour at the house at a moment, wherever the guest is: morning from half an hour before sunrise for
 * two hours and a half, sunset from 75 minutes before it until half an hour after it (SITE-04).
 */
export function windowHour(at: Date): WindowHour {
  const [sunrise, sunset] = SUN[at.getUTCMonth()] ?? SUN[0];
  const minute = at.getUTCHours() * 60 + at.getUTCMinutes();
  if (minute < sunrise - 30 || minute >= sunset + 30) return 'night';
  if (minute < sunrise + 120) return 'morning';
  return minute < sunset - 75 ? 'day' : 'sunset';
}
