import { HOUSE_UID } from '../../supabase/functions/_shared/house-uid.ts';
import type { FeedEvent, Nights } from '../../supabase/functions/sync-calendars/feed.ts';
import type {
  ImportState,
  KnownEvent,
  Seen,
} from '../../supabase/functions/sync-calendars/import-plan.ts';
import { planImport } from '../../supabase/functions/sync-calendars/plan-import.ts';
import { stateOf } from './feed-scene';

/**
 * One room of a hostel that sells by itself and syncs another's calendar, kept as in the database.
 */
export class SimulatedHouse {
  readonly own = new Map<string, Nights>();
  known: KnownEvent[] = [];
  private readonly name: string;
  private told: Nights[] = [];
  private toldBefore: Nights[] = [];
  private toldChangedAt: string | null = null;
  private dropAccepted = false;
  private sold = 0;
  private taken = 0;

  constructor(name: string) {
    this.name = name;
  }

  /** Sells the nights, where they are free here. */
  sell(nights: Nights): void {
    if (!this.isFree(nights)) return;
    this.sold += 1;
    this.own.set(`${this.name}${this.sold}${HOUSE_UID}`, nights);
  }

  /** Cancels one of its own stays. */
  cancel(place: number): void {
    const uid = [...this.own.keys()][place % Math.max(1, this.own.size)];
    if (uid !== undefined) this.own.delete(uid);
  }

  /** The calendar that the other is given, and the record of it. */
  calendar(now: string): FeedEvent[] {
    const nights = [...this.own.values()];
    if (JSON.stringify(nights) !== JSON.stringify(this.told)) {
      this.toldBefore = this.told;
      this.toldChangedAt = now;
      this.told = nights;
    }
    return [...this.own].map(([uid, span]) => ({
      ...span,
      uid,
      summary: 'Ocupado',
      isCancelled: false,
    }));
  }

  /** Syncs the other's calendar, and books former conflicts that fit now. */
  read(
    feed: readonly FeedEvent[],
    now: string,
    how: Partial<Pick<ImportState, 'channel' | 'today'>> = {},
  ): void {
    const { told, toldBefore, toldChangedAt, dropAccepted } = this;
    const today = how.today ?? stateOf().today;
    const known = this.known.filter(({ ends }) => ends > today);
    const state = { told, toldBefore, toldChangedAt, dropAccepted, known, now };
    const plan = planImport(feed, stateOf({ channel: 'other', ...state, ...how }));
    this.dropAccepted = plan.warning === 'drop';
    const gone = new Set(plan.gone);
    const missing = new Set(plan.missing);
    this.known = this.known.map((event) => {
      if (gone.has(event.id)) return { ...event, state: 'gone' };
      return missing.has(event.id)
        ? { ...event, missing_since: event.missing_since ?? now }
        : event;
    });
    const anew = new Set(plan.see.flatMap(({ uid, isAnew }) => (isAnew === true ? [uid] : [])));
    this.known = this.known.filter(({ uid }) => !anew.has(uid));
    // Changes of stays first, so that their old nights are free; what was in their way is tried again.
    const isKnown = ({ uid, was = uid }: Seen) => known.some((event) => event.uid === was);
    const inOrder = [...plan.see.filter(isKnown), ...plan.see.filter((one) => !isKnown(one))];
    for (const one of [...inOrder, ...inOrder]) this.take({ ...one, ...this.named(one) }, now);
    this.retry(today);
  }

  /** Books former conflicts whose way is free, also those that the calendar no longer has. */
  private retry(today: string): void {
    for (const event of this.known) {
      const isWaiting = event.state === 'conflict' && event.missing_since === null;
      if (isWaiting && event.ends > today && this.isFree(event, event.id)) {
        this.known = this.known.map((one) =>
          one === event ? { ...one, state: 'booked', has_booking: true } : one,
        );
      }
    }
  }

  /** Whether no stay, of whichever side, has one of these nights. */
  isFree(nights: Nights, but?: string): boolean {
    const taken = this.known.filter(({ state, id }) => state === 'booked' && id !== but);
    return ![...this.own.values(), ...taken].some((other) => meets(other, nights));
  }

  /** Under its new name, once it has it. */
  private named({ uid, was }: Seen): { was?: string } {
    return was !== undefined && this.known.some((event) => event.uid === was)
      ? { was }
      : { was: uid };
  }

  private take({ uid, was, kind, starts, ends, echo, summary, code }: Seen, now: string): void {
    const before = this.known.find((event) => event.uid === (was ?? uid));
    const isKept = before?.state === 'booked' && before.starts === starts && before.ends === ends;
    this.taken += 1;
    const id = before?.id ?? `stay-${this.taken}`;
    let state: KnownEvent['state'] = 'booked';
    if (!isKept && echo) state = 'echo';
    else if (!isKept && kind === 'block') state = 'block';
    else if (!isKept && !this.isFree({ starts, ends }, id)) state = 'conflict';
    const event: KnownEvent = {
      id,
      uid,
      kind,
      starts,
      ends,
      state,
      summary,
      code: code ?? null,
      missing_since: null,
      first_seen: before?.first_seen ?? now,
      has_booking: state === 'booked' || before?.has_booking === true,
      has_left: false,
    };
    this.known = [...this.known.filter((other) => other.id !== id && other.uid !== uid), event];
  }
}

function meets(one: Nights, other: Nights): boolean {
  return one.starts < other.ends && other.starts < one.ends;
}

/** One syncs the other's calendar; the other, before it answers, syncs that of the one who asks. */
export function readEachOther(reader: SimulatedHouse, other: SimulatedHouse, now: string): void {
  other.read(reader.calendar(now), now);
  reader.read(other.calendar(now), now);
}
