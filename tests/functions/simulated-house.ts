import { HOUSE_UID } from '../../supabase/functions/_shared/house-uid.ts';
import type { FeedEvent, Nights } from '../../supabase/functions/sync-calendars/feed.ts';
import type { KnownEvent, Seen } from '../../supabase/functions/sync-calendars/import-plan.ts';
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
  read(feed: readonly FeedEvent[], now: string): void {
    const { told, toldBefore, toldChangedAt, dropAccepted, known } = this;
    const plan = planImport(
      feed,
      stateOf({ channel: 'other', told, toldBefore, toldChangedAt, dropAccepted, known, now }),
    );
    this.dropAccepted = plan.warning === 'drop';
    const gone = new Set(plan.gone);
    const missing = new Set(plan.missing);
    this.known = this.known.map((event) => {
      if (gone.has(event.id)) return { ...event, state: 'gone' };
      return missing.has(event.id)
        ? { ...event, missing_since: event.missing_since ?? now }
        : event;
    });
    for (const one of plan.see) this.take(one);
  }

  /** Whether no stay, of whichever side, has one of these nights. */
  isFree(nights: Nights, but?: string): boolean {
    const taken = this.known.filter(({ state, id }) => state === 'booked' && id !== but);
    return ![...this.own.values(), ...taken].some((other) => meets(other, nights));
  }

  private take({ uid, was, kind, starts, ends, echo }: Seen): void {
    const before = this.known.find((event) => event.uid === (was ?? uid));
    const isKept = before?.state === 'booked' && before.starts === starts && before.ends === ends;
    const id = before?.id ?? uid;
    let state: KnownEvent['state'] = 'booked';
    if (!isKept && echo) state = 'echo';
    else if (!isKept && !this.isFree({ starts, ends }, id)) state = 'conflict';
    const event = { id, uid, kind, starts, ends, state, missing_since: null };
    this.known = [...this.known.filter((other) => other.id !== id), event];
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
