import type { FeedEvent, Nights } from '../../supabase/functions/sync-calendars/feed.ts';
import type { Channel } from '../../supabase/functions/sync-calendars/import-plan.ts';

interface Habits {
  summary: string;
  /** A stay has the same UID for as long as it exists. */
  keepsNames: boolean;
  /** What is left of a stay in the house is all that is written of it. */
  trims: boolean;
  /** A stay is no longer written once it has begun. */
  drops: boolean;
  /** What is written of the nights that are not open for sale yet; null: nothing. */
  farEnd: string | null;
}

/** How each platform writes its calendar; docs/channels.md has the sources. */
export const PLATFORMS: Readonly<Record<Channel, Habits>> = {
  booking_com: {
    summary: 'CLOSED - Not available',
    keepsNames: false,
    trims: true,
    drops: false,
    farEnd: 'CLOSED - Not available',
  },
  airbnb: {
    summary: 'Reserved',
    keepsNames: true,
    trims: false,
    drops: false,
    farEnd: 'Airbnb (Not available)',
  },
  vrbo: {
    summary: 'Reserved - Ana',
    keepsNames: true,
    trims: false,
    drops: true,
    farEnd: null,
  },
  google: { summary: 'Busy', keepsNames: true, trims: false, drops: false, farEnd: null },
  other: {
    summary: 'Not available',
    keepsNames: false,
    trims: true,
    drops: true,
    farEnd: 'Not available',
  },
};

const DAY_MS = 86_400_000;

/** One room as a platform sells it, and the calendar that it writes of it. */
export class SimulatedPlatform {
  /** The stays that are not over, by a name that the platform keeps to itself. */
  readonly stays = new Map<string, Nights>();
  private readonly habits: Habits;
  private readonly opened = '2026-11-23';
  private today = this.opened;
  private count = 0;
  private written = 0;
  /** Stays that have changed since the calendar was last written. */
  private readonly changed = new Set<string>();
  private readonly cancelled: Nights[] = [];
  private hasResold = false;
  private closed: readonly Nights[] = [];

  constructor(channel: Channel) {
    this.habits = PLATFORMS[channel];
  }

  /** Begins a day: what is over is forgotten. */
  begin(today: string): void {
    this.today = today;
    for (const [name, { ends }] of this.stays) if (ends <= today) this.stays.delete(name);
  }

  /** Reads the house's calendar: nights that it does not sell from now on. */
  close(nights: readonly Nights[]): void {
    this.closed = nights;
  }

  /** Sells nights, counted from tomorrow, where they are free. */
  sell({ from, length }: { from: number; length: number }): void {
    const starts = this.day(from + 1);
    const nights = { starts, ends: this.day(from + 1 + length) };
    if (!this.isFree(nights) || this.isUnclear(nights)) return;
    this.count += 1;
    this.stays.set(`stay ${this.count}`, nights);
  }

  /** Cancels a stay that has not begun. */
  cancel(place: number): void {
    const name = this.coming(place);
    if (name === undefined) return;
    this.cancelled.push(...[this.stays.get(name) ?? []].flat());
    this.stays.delete(name);
  }

  /**
   * Whether nights of a cancelled stay are sold a second time at once: with changing names nobody
   * could tell which of both is the guest of before.
   */
  private isUnclear(nights: Nights): boolean {
    const isResold = this.cancelled.some((other) => shared(other, nights) > 0);
    const isUnclear = isResold && this.hasResold && !this.habits.keepsNames;
    this.hasResold ||= isResold;
    return isUnclear;
  }

  /** Changes the nights of a stay that has not begun, by a day or two at either end. */
  change(place: number, { earlier, longer }: { earlier: number; longer: number }): void {
    const name = this.coming(place);
    const stay = name === undefined ? undefined : this.stays.get(name);
    if (name === undefined || stay === undefined || this.changed.has(name)) return;
    const nights = { starts: shifted(stay.starts, -earlier), ends: shifted(stay.ends, longer) };
    const isShort = Date.parse(nights.ends) - Date.parse(nights.starts) < 2 * DAY_MS;
    // Where half of the nights are others, nobody could tell that it is the same guest.
    const isFew = shared(stay, nights) * 2 <= Math.max(lengthOf(stay), lengthOf(nights));
    if (isShort || isFew || nights.starts <= this.today || !this.isFree(nights, name)) return;
    this.stays.set(name, nights);
    this.changed.add(name);
  }

  /** The calendar as it is written now; `seed` decides the order of its entries. */
  calendar(seed: number): FeedEvent[] {
    this.written += 1;
    this.changed.clear();
    this.hasResold = false;
    const { keepsNames, trims, drops, summary } = this.habits;
    const stays = [...this.stays]
      .filter(([, { starts }]) => !drops || starts >= this.today)
      .map(([name, { starts, ends }]) => ({
        uid: keepsNames ? name : `${name} as written in ${this.written}`,
        starts: trims && starts < this.today ? this.today : starts,
        ends,
        summary,
        isCancelled: false,
      }));
    const entries = [...stays, ...this.farEnd()];
    const first = entries.length === 0 ? 0 : seed % entries.length;
    return [...entries.slice(first), ...entries.slice(0, first)];
  }

  private farEnd(): FeedEvent[] {
    const { farEnd: summary } = this.habits;
    if (summary === null) return [];
    const nights = { starts: this.day(180), ends: this.day(500) };
    return [{ uid: `end ${nights.starts}`, ...nights, summary, isCancelled: false }];
  }

  private coming(place: number): string | undefined {
    const names = [...this.stays]
      .filter(([, { starts }]) => starts > this.today)
      .map(([name]) => name);
    return names[place % Math.max(1, names.length)];
  }

  private isFree(nights: Nights, but?: string): boolean {
    const others = [...this.stays].filter(([name]) => name !== but).map(([, other]) => other);
    return ![...others, ...this.closed].some((other) => shared(other, nights) > 0);
  }

  private day(offset: number): string {
    return shifted(this.today, offset);
  }
}

function shifted(day: string, days: number): string {
  return new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);
}

function lengthOf({ starts, ends }: Nights): number {
  return (Date.parse(ends) - Date.parse(starts)) / DAY_MS;
}

function shared(one: Nights, other: Nights): number {
  const starts = one.starts > other.starts ? one.starts : other.starts;
  const ends = one.ends < other.ends ? one.ends : other.ends;
  return lengthOf({ starts, ends });
}
