import type { StaffBooking } from '@/queries/staff-bookings';
import { openCommandMemory, unnamed } from './commands';
import { onTable, type RestCall } from './server';

const OPERATORS: Record<string, (value: string, wanted: string) => boolean> = {
  eq: (value, wanted) => value === wanted,
  neq: (value, wanted) => value !== wanted,
  gt: (value, wanted) => Number(value) > Number(wanted),
  gte: (value, wanted) => value >= wanted,
  lt: (value, wanted) => value < wanted,
  in: (value, wanted) => wanted.slice(1, -1).split(',').includes(value),
  ilike: (value, wanted) =>
    new RegExp(
      `^${wanted.replaceAll('.', '\\.').replaceAll('_', '.').replaceAll('%', '.*')}$`,
      'i',
    ).test(value),
};

/** Whether a row passes the filters of a request, as the backend reads them. */
function passes(booking: StaffBooking, params: URLSearchParams): boolean {
  const columns = Object.entries(booking);
  return [...params].every(([column, filter]) => {
    const value = columns.find(([name]) => name === column)?.[1];
    const [operator = '', ...rest] = filter.split('.');
    const isMet = OPERATORS[operator];
    if (value === undefined || isMet === undefined) return true;
    if (value === null || typeof value === 'object') return false;
    return isMet(String(value), rest.join('.'));
  });
}

/** Never reset between tests, so that no two changes ever have the same version. */
let changeCount = 0;

const newestFirst = (a: StaffBooking, b: StaffBooking) =>
  a.created_at + a.id < b.created_at + b.id ? 1 : -1;

const byCheckIn = (a: StaffBooking, b: StaffBooking) =>
  a.check_in_date < b.check_in_date ? -1 : 1;

/**
 * A stateful bookings table: answers reads by their filters, carries out updates and deletes, and
 * renews `updated_at` with every change, as the database does.
 */
export function openDesk(bookings: StaffBooking[]) {
  let rows = bookings;

  const memory = openCommandMemory();

  function change(
    isMeant: (row: StaffBooking) => boolean,
    changes: Partial<StaffBooking>,
  ): StaffBooking[] {
    const changed: StaffBooking[] = [];
    rows = rows.map((row) => {
      if (!isMeant(row)) return row;
      changeCount += 1;
      const updated_at = `2026-11-12T10:14:00.${String(changeCount).padStart(6, '0')}+00:00`;
      const next = { ...row, ...changes, updated_at };
      changed.push(next);
      memory.remember(changes.command_id, row.id);
      return next;
    });
    return changed;
  }

  const reads = onTable('get', 'bookings', ({ params }) => {
    const limit = Number(params.get('limit') ?? 1000);
    return rows
      .filter((row) => passes(row, params))
      .toSorted(params.get('order')?.startsWith('check_in_date') ? byCheckIn : newestFirst)
      .slice(0, limit);
  });
  const patches: RestCall[] = [];
  onTable('patch', 'bookings', (call) => {
    const set = Object(call.body);
    patches.push({ ...call, body: unnamed({ set }).set });
    return change((row) => passes(row, call.params), set);
  });
  const removals = onTable('delete', 'bookings', ({ params }) => {
    const removed = rows.filter((row) => row.archived && passes(row, params));
    rows = rows.filter((row) => !removed.includes(row));
    return removed.map(({ id }) => ({ id }));
  });

  return {
    reads,
    patches,
    removals,
    /** A colleague changes a booking on another screen. */
    changeElsewhere: (id: string, changes: Partial<StaffBooking>) =>
      change((row) => row.id === id, changes),
    /** Somebody else adds a booking. */
    add: (booking: StaffBooking) => {
      rows = [...rows, booking];
    },
    cutNextQuestion: memory.cutNextQuestion,
    row: (id: string) => rows.find((row) => row.id === id),
  };
}

/** The reads that loaded a list, in order. */
export function listReads(reads: readonly RestCall[]): RestCall[] {
  return reads.filter(({ params }) => params.has('archived'));
}
