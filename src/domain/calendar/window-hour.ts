/** The time of day that the window on Home shows (SITE-04). */

export type WindowHour = 'morning' | 'day' | 'sunset' | 'night';

/**
 * Sunrise and sunset at the hostel in the middle of each month, in minutes of the day. They are in
 * UTC, so that summer time does not matter.
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
 * The time of day at the hostel at a moment, wherever the guest is: morning is from 30 minutes
 * before to 2 hours after sunrise, sunset from 75 minutes before to 30 minutes after it.
 */
export function windowHour(at: Date): WindowHour {
  const [sunrise, sunset] = SUN[at.getUTCMonth()] ?? SUN[0];
  const minute = at.getUTCHours() * 60 + at.getUTCMinutes();
  if (minute < sunrise - 30 || minute >= sunset + 30) return 'night';
  if (minute < sunrise + 120) return 'morning';
  return minute < sunset - 75 ? 'day' : 'sunset';
}
