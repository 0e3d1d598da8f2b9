import { backendSettings } from './env';

/** The folder of the addresses under which our calendars are published. */
export function calendarFolder(): string {
  return `${backendSettings().url}/functions/v1/calendar/`;
}

/**
 * The address under which a platform reads one of our calendars; it is the only secret (CHAN-01).
 */
export function calendarAddress(exportKey: string): string {
  return `${calendarFolder()}${exportKey}.ics`;
}
