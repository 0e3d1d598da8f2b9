import { createHash } from 'node:crypto';

// Guessing a password gets slower with every wrong try, and a right one is never kept out for long.
// The counts are in memory: a restart clears them.

const FREE_TRIES = 10;
const FIRST_PAUSE_MS = 500;
const LONGEST_PAUSE_MS = 4000;
/** For tries on all accounts together; short, as it also holds up those who did nothing wrong. */
const LONGEST_HOUSE_PAUSE_MS = 1000;
/** A try that would have to wait longer is refused. */
const LONGEST_WAIT_MS = 10_000;
const FORGOTTEN_AFTER_MS = 15 * 60_000;
const MOST_ACCOUNTS = 1000;
const MOST_WAITING = 100;

interface Track {
  wrong: number;
  lastWrong: number;
  /** When the last try has been let through; the next one waits until then. */
  freeAt: number;
}

export interface SignInPauses {
  /**
   * How long a try waits before its password is looked at, in ms; undefined when too many wait
   * already.
   */
  enter(account: string): number | undefined;
  /** How a try that entered ended. */
  leave(account: string, wasRight: boolean): void;
}

/** Counts tries by account and over all accounts; `now` gives the time in ms. */
export function createSignInPauses(now: () => number = Date.now): SignInPauses {
  const house: Track = newTrack();
  const accounts = new Map<string, Track>();
  let waiting = 0;

  /** Accounts are kept by a hash of fixed length; the least recently used one makes room. */
  function trackOf(account: string): Track {
    const name = createHash('sha256').update(account.toLowerCase()).digest('base64');
    const track = accounts.get(name) ?? newTrack();
    accounts.delete(name);
    accounts.set(name, track);
    const [oldest] = accounts.keys();
    if (accounts.size > MOST_ACCOUNTS && oldest !== undefined) accounts.delete(oldest);
    return track;
  }

  function begin(track: Track, longest: number): number {
    if (now() - track.lastWrong > FORGOTTEN_AFTER_MS) Object.assign(track, newTrack());
    return Math.max(now(), track.freeAt) + pauseAfter(track.wrong, longest);
  }

  return {
    enter(account) {
      const track = trackOf(account);
      const begins = begin(track, LONGEST_PAUSE_MS);
      if (waiting >= MOST_WAITING || begins - now() > LONGEST_WAIT_MS) return undefined;
      const houseBegins = Math.min(begin(house, LONGEST_HOUSE_PAUSE_MS), now() + LONGEST_WAIT_MS);
      track.freeAt = begins;
      house.freeAt = houseBegins;
      waiting += 1;
      return Math.max(begins, houseBegins) - now();
    },
    leave(account, wasRight) {
      waiting -= 1;
      if (wasRight) {
        Object.assign(trackOf(account), newTrack());
        return;
      }
      for (const track of [trackOf(account), house]) {
        track.wrong += 1;
        track.lastWrong = now();
      }
    },
  };
}

const newTrack = (): Track => ({ wrong: 0, lastWrong: 0, freeAt: 0 });

function pauseAfter(wrong: number, longest: number): number {
  if (wrong < FREE_TRIES) return 0;
  return Math.min(longest, FIRST_PAUSE_MS * 2 ** (wrong - FREE_TRIES));
}
