import { backendSettings } from './env';

/** Where all of our calendars are given away. */
export function calendarFolder(): string {
  return `${backendSettings().url}/functions/v1/calendar/`;
}

/** Where a platform reads one of our calendars: whoever has the address may read it (CHAN-01). */
export function calendarAddress(exportKey: string): string {
  return `${calendarFolder()}${exportKey}.ics`;
}
