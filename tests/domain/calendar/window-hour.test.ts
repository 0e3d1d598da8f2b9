import * as fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { windowHour, type WindowHour } from '@/domain/calendar/window-hour';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

/** A time in UTC, which is Lisbon's time in winter, on the 15th of a month of 2026. */
const at = (month: number, utc: string) =>
  new Date(`2026-${String(month).padStart(2, '0')}-15T${utc}:00Z`);

describe('windowHour', () => {
  test.each<[string, Date, WindowHour]>([
    ['half an hour before sunrise less a minute', at(3, '06:15'), 'night'],
    ['half an hour before sunrise', at(3, '06:16'), 'morning'],
    ['two hours after sunrise less a minute', at(3, '08:45'), 'morning'],
    ['two hours after sunrise', at(3, '08:46'), 'day'],
    ['75 minutes before sunset less one', at(3, '17:25'), 'day'],
    ['75 minutes before sunset', at(3, '17:26'), 'sunset'],
    ['half an hour after sunset less a minute', at(3, '19:10'), 'sunset'],
    ['half an hour after sunset', at(3, '19:11'), 'night'],
    ['midnight', at(6, '00:00'), 'night'],
    ['a minute to midnight', at(6, '23:59'), 'night'],
    ['noon in December', at(12, '12:00'), 'day'],
  ])('%s (SITE-04)', (_case, moment, hour) => {
    expect(windowHour(moment)).toBe(hour);
  });

  test.each([
    ['the clocks go forward', '2026-03-28', '2026-03-29'],
    ['the clocks go back', '2026-10-24', '2026-10-25'],
  ])('follows the sun, not the clock, where %s (SITE-04)', (_case, before, after) => {
    for (let minute = 0; minute < 24 * 60; minute += 1) {
      const later = (day: string) => new Date(Date.parse(`${day}T00:00Z`) + minute * MINUTE_MS);
      expect(windowHour(later(after))).toBe(windowHour(later(before)));
    }
  });

  it('has an evening that Lisbon calls so, in summer time and in winter time (SITE-04)', () => {
    // 20:30 on a clock in Lisbon: 19:30 UTC in July, 20:30 UTC in January.
    expect(windowHour(new Date('2026-07-15T20:30+01:00'))).toBe('sunset');
    expect(windowHour(new Date('2026-01-15T20:30+00:00'))).toBe('night');
  });

  it('goes through the four hours in their order once a day, all the year (SITE-04)', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 364 }), (day) => {
        const start = Date.UTC(2026, 0, 1) + day * DAY_MS;
        const hours = Array.from({ length: 24 * 60 }, (_, minute) =>
          windowHour(new Date(start + minute * MINUTE_MS)),
        );
        const changes = hours.filter((hour, minute) => hour !== hours[minute - 1]);
        expect(changes).toEqual(['night', 'morning', 'day', 'sunset', 'night']);
      }),
    );
  });

  it('is never far from the sun over the house (SITE-04)', () => {
    for (let day = 0; day < 365; day += 1) {
      const noon = new Date(Date.UTC(2026, 0, 1 + day, 12));
      const { sunrise, sunset } = sunOver(noon);
      const hourAt = (minute: number) =>
        windowHour(new Date(noon.getTime() + (minute - 720) * MINUTE_MS));
      // A table of twelve months is up to 25 minutes off at their ends, within the half hour around
      // it.
      expect(hourAt(sunrise)).toBe('morning');
      expect(hourAt(sunset)).toBe('sunset');
      expect(hourAt((sunrise + sunset) / 2)).toBe('day');
    }
  });
});

/** Sunrise and sunset in minutes UTC, by equation of time and declination (Spencer, 1971). */
function sunOver(day: Date): { sunrise: number; sunset: number } {
  const [latitude, longitude] = [37.1451, -8.5394];
  const rad = Math.PI / 180;
  const ofYear = (day.getTime() - Date.UTC(day.getUTCFullYear(), 0, 1)) / DAY_MS;
  const a = (2 * Math.PI * ofYear) / 365;
  const equation =
    229.18 *
    (0.000075 +
      0.001868 * Math.cos(a) -
      0.032077 * Math.sin(a) -
      0.014615 * Math.cos(2 * a) -
      0.040849 * Math.sin(2 * a));
  const declination =
    0.006918 -
    0.399912 * Math.cos(a) +
    0.070257 * Math.sin(a) -
    0.006758 * Math.cos(2 * a) +
    0.000907 * Math.sin(2 * a);
  const half =
    Math.acos(
      Math.cos(90.833 * rad) / (Math.cos(latitude * rad) * Math.cos(declination)) -
        Math.tan(latitude * rad) * Math.tan(declination),
    ) / rad;
  const noon = 720 - 4 * longitude - equation;
  return { sunrise: noon - 4 * half, sunset: noon + 4 * half };
}
