import * as fc from 'fast-check';
import ICAL from 'ical.js';
import { expect, it } from 'vitest';
import { calendarFile, type CalendarStay } from '@/domain/files/calendar-file';

const stay: CalendarStay = {
  uid: 'R26-7K3F9Q@marenova.example',
  madeAt: '2026-11-03T10:00:00.000Z',
  checkIn: '2026-12-30',
  checkOut: '2027-01-02',
  title: 'Hostel Maré Nova (por confirmar)',
  description: 'Quarto 6, Família Leque; 4 hóspedes.\nReceção: +351 282 000 013 \\ 24h',
  place: 'Hostel Maré Nova, Rua da Estação 13, Algarve',
  coordinates: { latitude: 37.1451, longitude: -8.5394 },
};

/** What a calendar reads in a file. */
function read(file: string) {
  const calendar = new ICAL.Component(ICAL.parse(file));
  const component = calendar.getFirstSubcomponent('vevent');
  if (component === null) throw new Error('no event');
  return { calendar, component, event: new ICAL.Event(component) };
}

it('is one tentative whole-day event that a calendar reads back as it was written', () => {
  const { calendar, component, event } = read(calendarFile(stay));
  expect(calendar.getAllSubcomponents('vevent')).toHaveLength(1);
  expect(calendar.getFirstPropertyValue('version')).toBe('2.0');
  // Some calendars cut a value at an unescaped comma or semicolon, which this parser does not.
  expect(calendarFile(stay)).toContain(
    'LOCATION:Hostel Maré Nova\\, Rua da Estação 13\\, Algarve\r\n',
  );
  expect(calendarFile(stay)).toContain('Família Leque\\; 4 hóspedes.\\nReceção');
  expect(event.uid).toBe(stay.uid);
  expect(event.summary).toBe(stay.title);
  expect(event.description).toBe(stay.description);
  expect(event.location).toBe(stay.place);
  expect([event.startDate.isDate, event.startDate.toString()]).toEqual([true, '2026-12-30']);
  expect([event.endDate.isDate, event.endDate.toString()]).toEqual([true, '2027-01-02']);
  expect(component.getFirstPropertyValue('status')).toBe('TENTATIVE');
  expect(component.getFirstPropertyValue('dtstamp')?.toString()).toBe('2026-11-03T10:00:00Z');
  expect(component.getFirstPropertyValue('geo')).toEqual([37.1451, -8.5394]);
});

it('is the same event whenever it is made', () => {
  const [first, second] = [stay, { ...stay, madeAt: '2026-11-04T08:30:00.000Z' }].map((one) =>
    calendarFile(one).replace(/DTSTAMP:.*/, ''),
  );
  expect(second).toBe(first);
});

it('keeps to the lines of RFC 5545, and loses no character, whatever it says', () => {
  const words = fc.string({
    unit: fc.constantFrom(...Array.from('aç€😀 ,;:\\"n\n')),
    minLength: 1,
    maxLength: 300,
    size: 'max',
  });
  fc.assert(
    fc.property(words, (description) => {
      const file = calendarFile({ ...stay, description });
      expect(file.endsWith('\r\n')).toBe(true);
      const lines = file.slice(0, -2).split('\r\n');
      expect(lines.every((line) => Buffer.byteLength(line) <= 75 && !/[\r\n]/.test(line))).toBe(
        true,
      );
      expect(Buffer.from(file).toString('utf8')).toBe(file);
      expect(read(file).event.description).toBe(description);
    }),
  );
});
