import { addDays, type Day } from '../../../src/domain/calendar/dates.ts';
import type { DemoBooking } from './bookings.ts';
import { after, asTimestamp, momentOf, onDuty, type LoadedAt } from './moments.ts';
import { ROOM_NUMBERS, roomId } from './rooms.ts';
import type { DemoDatabase } from './rows.ts';

// How far the rooms of the demo house are: inspected yesterday, slept in, left, and cleaned one by one.

interface DemoStep {
  room: string;
  /** yyyy-mm-dd hh:mm. */
  moment: string;
  cause: 'tap' | 'check-out' | 'morning';
  state: 'dirty' | 'cleaning' | 'clean' | 'inspected';
  by: string | null;
}

const CLEANER = 'Lídia';
const NOTE = 'Lâmpada da mesa fundida';

/** When the rooms of guests who stay are begun, finished and inspected; the rest is still to do. */
const STAY_ROUNDS = [['08:40', '09:02', '09:10'], ['10:05']] as const;
const CLEANED: readonly DemoStep['state'][] = ['cleaning', 'clean', 'inspected'];
/** So many minutes after a check-out, where somebody is in already. */
const AFTER_LEAVING = [10, 40];

type Step = Omit<DemoStep, 'room'>;

const machine = (moment: string, cause: DemoStep['cause']): Step => ({
  moment,
  cause,
  state: 'dirty',
  by: null,
});

/** A room is begun, finished and inspected, as far as there are moments. */
const cleaned = (moments: readonly string[]): Step[] =>
  moments.map((moment, place) => {
    const state = CLEANED[place] ?? 'inspected';
    return { moment, cause: 'tap', state, by: state === 'inspected' ? onDuty(moment) : CLEANER };
  });

function stepsOf(bookings: readonly DemoBooking[], today: Day): DemoStep[] {
  const isToday = (moment: string | null) => moment?.startsWith(today) === true;
  const ofRoom = (room: string) => bookings.filter((booking) => booking.room === room);
  const staying = ROOM_NUMBERS.filter((room) =>
    ofRoom(room).some(
      ({ status, checkIn, checkOut }) =>
        status === 'checked_in' && checkIn < today && checkOut > today,
    ),
  );
  const isTaken = (room: string) => ofRoom(room).some(({ came }) => isToday(came));
  const leftAt = (room: string) =>
    ofRoom(room).flatMap(({ left }) => (isToday(left) ? (left ?? []) : []));

  function stepsOfRoom(room: string): Step[] {
    const inspected = momentOf(addDays(today, -1), '16:20');
    const steps: Step[] = [
      { moment: inspected, cause: 'tap', state: 'inspected', by: onDuty(inspected) },
    ];
    const [left] = leftAt(room);
    const isSleptIn = ofRoom(room).some(
      ({ status, checkIn }) => status === 'checked_in' && checkIn < today,
    );
    if (isSleptIn || left !== undefined) steps.push(machine(momentOf(today, '06:00'), 'morning'));
    if (left !== undefined) {
      steps.push(machine(left, 'check-out'));
      if (isTaken(room))
        steps.push(...cleaned(AFTER_LEAVING.map((minutes) => after(left, minutes))));
    }
    const round = STAY_ROUNDS[staying.indexOf(room)] ?? [];
    steps.push(...cleaned(round.map((time) => momentOf(today, time))));
    return steps;
  }

  return ROOM_NUMBERS.flatMap((room) =>
    stepsOfRoom(room).map((step) => Object.assign(step, { room })),
  );
}

/** Loads how far each room is at the moment for which the house is loaded, and how it came to that. */
export async function loadDemoCleaning(
  db: DemoDatabase,
  bookings: readonly DemoBooking[],
  { today, time }: LoadedAt,
): Promise<void> {
  const done = stepsOf(bookings, today)
    .filter(({ moment }) => moment <= momentOf(today, time))
    .toSorted((a, b) => (a.moment < b.moment ? -1 : 1));
  for (const { room, moment, cause, state, by } of done) {
    await db.query(
      `select private.set_room_state($1::uuid, 'state', $2, $3::timestamptz, $4, null, nullif($5, ''))`,
      [roomId(room), state, asTimestamp(moment) ?? '', cause, by ?? ''],
    );
  }
  const inWork = done.findLast(({ state }) => state === 'cleaning');
  if (inWork) {
    await db.query(
      `select private.set_room_state($1::uuid, 'note', $2, $3::timestamptz, 'tap', null, $4)`,
      [roomId(inWork.room), NOTE, asTimestamp(inWork.moment) ?? '', CLEANER],
    );
  }
  // Six in the morning has been, if it has: the work of the clock does not come a second time.
  if (time >= '06:00') {
    await db.query('update private.room_states set morning_on = $1::date', [today]);
  }
}
