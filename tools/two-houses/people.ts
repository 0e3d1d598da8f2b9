import { addDays, type Day } from '@/domain/calendar/dates';
import { setBookingStatus } from '@/queries/staff-booking-changes';
import { book } from '../stress/guest.ts';
import type { Copy } from './copy.ts';

// What guests and reception do in a copy: ask, write down, cancel, and settle conflicts.

/** What was acknowledged to somebody and not cancelled since: booking id and its nights. */
export type Ledger = Map<string, { room: number; from: Day; until: Day }>;

export interface Tally {
  guests: number;
  desk: number;
  refused: number;
  cancelled: number;
}

export interface Person {
  copy: Copy;
  ledger: Ledger;
  tally: Tally;
  /** From 0 to 1. */
  random: () => number;
}

const AHEAD_DAYS = 30;
const MAX_NIGHTS = 5;

/**
 * One thing that happens: mostly a sale, by the public door or at the desk; now and then a
 * cancellation.
 */
export async function act(person: Person, today: Day): Promise<void> {
  const chance = person.random();
  if (chance < 0.2) await cancelOne(person, today);
  else if (chance < 0.65) await askAsGuest(person, today);
  else await writeDown(person, today);
}

function randomStay({ random }: Person, today: Day) {
  const from = addDays(today, 1 + Math.floor(random() * AHEAD_DAYS));
  return {
    room: Math.floor(random() * 13),
    from,
    until: addDays(from, 1 + Math.floor(random() * MAX_NIGHTS)),
  };
}

async function askAsGuest(person: Person, today: Day): Promise<void> {
  const { copy, ledger, tally } = person;
  const stay = randomStay(person, today);
  const room = copy.rooms[stay.room];
  if (room === undefined) return;
  const answered = await book(
    { visitor: copy.visitor, today },
    { rooms: [room], checkIn: stay.from, checkOut: stay.until },
  );
  if (answered.kind === 'refused') {
    if (!/^conflict (?:23P01|HS009)$/.test(answered.reason)) {
      throw new Error(`A guest was refused for another reason: ${answered.reason}`);
    }
    tally.refused += 1;
    return;
  }
  const { data } = await copy.house
    .from('bookings')
    .select('id')
    .eq('booking_number', answered.booking.bookingNumber ?? '');
  ledger.set(data?.[0]?.id ?? '', stay);
  tally.guests += 1;
}

async function writeDown(person: Person, today: Day): Promise<void> {
  const { copy, ledger, tally } = person;
  const stay = randomStay(person, today);
  const { data, error } = await copy.staff
    .from('bookings')
    .insert({
      room_id: copy.rooms[stay.room]?.id ?? '',
      guest_name: 'Abel Lobo',
      check_in_date: stay.from,
      check_out_date: stay.until,
      number_of_guests: 1,
      total_price: 50,
      source: 'phone',
      status: 'confirmed',
    })
    .select('id');
  if (error) {
    if (error.code !== '23P01') throw new Error(`Reception was refused: ${error.message}`);
    tally.refused += 1;
    return;
  }
  ledger.set(data[0]?.id ?? '', stay);
  tally.desk += 1;
}

/** Cancels a stay that is to come: nobody cancels one that has begun, nor does a calendar. */
async function cancelOne({ copy, ledger, tally, random }: Person, today: Day): Promise<void> {
  const coming = [...ledger].filter(([, { from }]) => from > today);
  const [id] = coming[Math.floor(random() * coming.length)] ?? [];
  if (id === undefined) return;
  await cancel(copy, id);
  ledger.delete(id);
  tally.cancelled += 1;
}

async function cancel(copy: Copy, id: string): Promise<void> {
  await setBookingStatus(copy.staff, { id, status: 'cancelled', now: new Date().toISOString() });
}

/**
 * Reception settles the oldest conflict: the other house's stay goes to a free room, else ours is
 * cancelled. Where ours has begun, or is itself a stay of theirs that was put there, theirs is set
 * aside.
 */
export async function settleOne({ copy, ledger, tally }: Person, today: Day): Promise<boolean> {
  const [conflict] = await copy.database.query(
    `select e.id, e.starts::text, e.ends::text, f.room_id from public.channel_events e
       join public.channel_feeds f on f.id = e.feed_id
      where e.state = 'conflict' and e.booking_id is null and e.ends > $1::date
        -- Where a stay is in the way that the other has cancelled, the next reading settles it.
        and exists (select from public.bookings b
                      left join public.channel_events x on x.booking_id = b.id
                      left join public.channel_feeds o on o.id = x.feed_id
                     where b.room_id = f.room_id and b.status <> 'cancelled'
                       and b.check_in_date < e.ends and b.check_out_date > e.starts
                       and o.room_id is distinct from b.room_id)
      order by e.created_at limit 1`,
    [today],
  );
  if (conflict === undefined) return false;
  for (const { id } of copy.rooms.slice(0, 3)) {
    // oxlint-disable-next-line no-await-in-loop -- the next room only where this one is taken
    const { error } = await copy.staff.rpc('place_stay', {
      event: String(conflict['id']),
      room: id,
    });
    if (error === null) return true;
  }
  const inTheWay = [...ledger].filter(
    ([, stay]) =>
      copy.rooms[stay.room]?.id === conflict['room_id'] &&
      stay.from < String(conflict['ends']) &&
      stay.until > String(conflict['starts']),
  );
  if (inTheWay.length === 0 || inTheWay.some(([, { from }]) => from <= today)) {
    await copy.staff
      .from('channel_events')
      .update({ state: 'dismissed' })
      .eq('id', String(conflict['id']));
    return true;
  }
  for (const [id] of inTheWay) {
    // oxlint-disable-next-line no-await-in-loop -- few
    await cancel(copy, id);
    ledger.delete(id);
    tally.cancelled += 1;
  }
  return true;
}

/**
 * Reception says that stays which vanished together are cancelled indeed. Gives how often it was
 * asked.
 */
export async function answerWarnings({ copy }: Pick<Person, 'copy'>): Promise<number> {
  const { data } = await copy.staff
    .from('channel_feeds')
    .update({ drop_accepted: true })
    .not('warning', 'is', null)
    .select('id');
  return data?.length ?? 0;
}
