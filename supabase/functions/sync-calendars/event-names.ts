import type { FeedEvent } from './feed.ts';

// Names under which the stays of a calendar are stored. Most have their UID; some calendars give one
// UID to several stays, in the worst case to all of a room.

export interface FoundEvent {
  event: FeedEvent;
  /** One day of a recurring entry, whose name says which. */
  isDay: boolean;
}

/**
 * The stays of a calendar in their order, each under a name that no other has and that does not
 * depend on the order: the UID of one that is alone with it, else with the first day, where that is
 * the same too with the day of departure (CHAN-04). What is called off and still there under the same
 * UID and first day is there.
 *
 * @param found each with a key of its own
 */
export function withOwnNames(found: readonly FoundEvent[]): FeedEvent[] {
  const singles = found.filter(({ isDay }) => !isDay).map(({ event }) => event);
  const live = counted(singles.filter(({ isCancelled }) => !isCancelled));
  const all = counted(singles);
  const taken = new Map<string, number>();
  return found.flatMap(({ event, isDay }) => {
    const names = namesOf(event);
    if (!isDay && event.isCancelled && live.has(names[1])) return [];
    const counts = event.isCancelled ? all : live;
    const own = isDay ? event.uid : (names.find((name) => counts.get(name) === 1) ?? names[2]);
    const uid = untaken(own, taken);
    taken.set(uid, 1);
    return { ...event, uid };
  });
}

/** The same for what counts only once: a day of a recurring entry, an entry that stands twice. */
export function keyOf({ event, isDay }: FoundEvent): string {
  const { uid, starts, ends, summary, isCancelled } = event;
  return JSON.stringify(isDay ? [uid] : [uid, starts, ends, summary, isCancelled]);
}

/** What a stay may be called, from the shortest on. */
function namesOf({ uid, starts, ends }: FeedEvent): [string, string, string] {
  return [uid, `${uid}/${starts}`, `${uid}/${starts}/${ends}`];
}

/** How many stays may be called so. */
function counted(events: readonly FeedEvent[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const name of events.flatMap(namesOf)) counts.set(name, (counts.get(name) ?? 0) + 1);
  return counts;
}

/** The name, with a number where another stay has it. */
function untaken(name: string, taken: Map<string, number>): string {
  const last = taken.get(name);
  if (last === undefined) return name;
  let number = last;
  do number += 1;
  while (taken.has(`${name}/${number}`));
  taken.set(name, number);
  return `${name}/${number}`;
}
