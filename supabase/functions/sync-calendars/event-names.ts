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
  const names = new Map<FeedEvent, string>();
  for (const alike of groupsOf(found)) nameApart(alike, names);
  const taken = new Map<string, number>();
  return found.flatMap(({ event, isDay }) => {
    const name = isDay ? event.uid : names.get(event);
    if (name === undefined) return [];
    const uid = untaken(name, taken);
    taken.set(uid, 1);
    return { ...event, uid };
  });
}

/** Those of each UID, without the days of recurring entries. */
function groupsOf(found: readonly FoundEvent[]): Iterable<FeedEvent[]> {
  const groups = new Map<string, FeedEvent[]>();
  for (const { event, isDay } of found) {
    if (isDay) continue;
    const group = groups.get(event.uid);
    if (group) group.push(event);
    else groups.set(event.uid, [event]);
  }
  return groups.values();
}

/** Names those that have one UID, but for what is called off and still there. */
function nameApart(alike: readonly FeedEvent[], names: Map<FeedEvent, string>): void {
  const [only] = alike;
  if (only !== undefined && alike.length === 1) {
    names.set(only, only.uid);
    return;
  }
  const live = counted(alike.filter(({ isCancelled }) => !isCancelled));
  const all = counted(alike);
  for (const event of alike) {
    const possible = namesOf(event);
    if (event.isCancelled && live.has(possible[1])) continue;
    const counts = event.isCancelled ? all : live;
    names.set(event, possible.find((name) => counts.get(name) === 1) ?? possible[2]);
  }
}

/** The same for what counts only once: a day of a recurring entry, an entry that stands twice. */
export function keyOf({ event, isDay }: FoundEvent): string {
  const { uid, starts, ends, summary, isCancelled } = event;
  return isDay ? uid : [uid, starts, ends, summary, isCancelled].join('\n');
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
