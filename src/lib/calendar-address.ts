import { backendSettings } from './env';

/** Where a platform reads our calendar: whoever has the address may read it (CHAN-01). */
export function calendarAddress(exportKey: string): string {
  return `${backendSettings().url}/functions/v1/calendar/${exportKey}.ics`;
}
