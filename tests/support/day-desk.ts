import { http, HttpResponse } from 'msw';
import type { DayEntry, DaySheet } from '@/queries/day-sheet';
import { makeBooking } from './builders';
import { openCommandMemory, unnamed } from './commands';
import { makeDaySheet } from './day';
import { onRpc, server } from './server';

const LISTS = [
  'arrivals',
  'departures',
  'in_house',
  'late_arrivals',
  'late_departures',
  'unanswered',
] as const;

/** One change as `change_stays` received it. */
interface SentChange {
  id: string;
  updated_at: string;
  set: Partial<DayEntry> & { command_id?: string };
}

/** A stateful day: serves its sheet, and changes the status of stays as the database does. */
export function openDay(overrides: Partial<DaySheet> = {}) {
  let sheet = makeDaySheet(overrides);
  let version = 0;
  const memory = openCommandMemory();
  const days: string[] = [];
  const sent: SentChange[] = [];
  /** The faults that the next requests meet. */
  const line = { isCut: false, losesAnswers: false, isDown: false };

  const all = () => LISTS.flatMap((list) => sheet[list]);
  const change = (id: string, changes: Partial<DayEntry>) => {
    version += 1;
    const updated_at = `2026-11-23T08:00:00.${String(version).padStart(6, '0')}+00:00`;
    const next = (stay: DayEntry) => (stay.id === id ? { ...stay, ...changes, updated_at } : stay);
    const lists = Object.fromEntries(LISTS.map((list) => [list, sheet[list].map(next)]));
    sheet = { ...sheet, ...lists };
  };
  const stored = (id: string) => {
    const stay = all().find((one) => one.id === id);
    if (stay === undefined) return [];
    const { id: _id, room_number, done: _done, ...columns } = stay;
    return [makeBooking({ id, ...columns, rooms: { room_number, name: `Quarto ${room_number}` } })];
  };

  onRpc('day_sheet', (body) => {
    const { day } = Object(body);
    days.push(day);
    if (line.isDown) return { status: 500, code: 'XX000', message: 'broken' };
    return { ...sheet, day };
  });
  onRpc('change_stays', (body) => {
    const [asked]: SentChange[] = Object(body).changes;
    if (asked === undefined) return [];
    sent.push(unnamed(asked));
    if (line.isCut) return HttpResponse.error();
    const stay = all().find(({ id }) => id === asked.id);
    if (stay?.updated_at !== asked.updated_at) {
      return { status: 409, code: 'HS014', message: 'Mudou entretanto.' };
    }
    const at = '2026-11-23T08:02:00+00:00';
    change(asked.id, { ...asked.set, done: { at, from: stay.status } });
    memory.remember(asked.set.command_id, asked.id);
    return line.losesAnswers ? HttpResponse.error() : stored(asked.id);
  });
  server.use(
    http.get('*/rest/v1/bookings', ({ request }) => {
      const id = new URL(request.url).searchParams.get('id');
      if (id === null) return undefined;
      return line.isCut
        ? HttpResponse.error()
        : HttpResponse.json(stored(id.replace(/^eq\.|^in\.\(|\)$/g, '')));
    }),
  );

  return {
    /** The days that were asked for, in order. */
    days,
    sent,
    line,
    /** Somebody else changes a booking. */
    change,
    /** Somebody else changes the day. */
    set: (changes: Partial<DaySheet>) => {
      sheet = { ...sheet, ...changes };
    },
    status: (id: string) => all().find((stay) => stay.id === id)?.status,
  };
}
