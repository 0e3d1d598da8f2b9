import * as v from 'valibot';
import { NOTHING_KEPT, type KeptTaps, type Tap } from '@/domain/cleaning/tap-queue';
import { keptItems } from './kept-items';

const storedTap = v.object({
  isQuestion: v.boolean(),
  tap: v.string(),
  place: v.number(),
  room_id: v.string(),
  field: v.picklist(['state', 'note']),
  from: v.string(),
  to: v.string(),
  at: v.number(),
});

/** The taps that this browser keeps of a person, in all of its tabs. */
export interface TapStore {
  /** The same object until it changes. */
  get: () => KeptTaps;
  change: (make: (kept: KeptTaps) => KeptTaps) => void;
  subscribe: (onChange: () => void) => () => void;
}

const stores = new Map<string, TapStore>();

export function tapStore(userId: string): TapStore {
  const known = stores.get(userId) ?? makeTapStore(userId);
  stores.set(userId, known);
  return known;
}

function makeTapStore(userId: string): TapStore {
  const items = keptItems('toque', userId, storedTap);
  let read: readonly unknown[] = [];
  let kept = NOTHING_KEPT;

  function get(): KeptTaps {
    const all = items.read();
    if (all === read) return kept;
    read = all;
    const inOrder = all.toSorted((a, b) => a.place - b.place);
    kept = {
      taps: inOrder.filter(({ isQuestion }) => !isQuestion).map(withoutKind),
      questions: inOrder.filter(({ isQuestion }) => isQuestion).map(withoutKind),
    };
    return kept;
  }

  return {
    get,
    subscribe: items.subscribe,
    change: (make) => {
      const before = byTap(get());
      const after = byTap(make(get()));
      for (const [id, tap] of after) {
        if (before.get(id)?.isQuestion !== tap.isQuestion) items.keep(id, tap);
      }
      for (const id of before.keys()) if (!after.has(id)) items.drop(id);
    },
  };
}

type StoredTap = v.InferOutput<typeof storedTap>;

function withoutKind({ tap, place, room_id, field, from, to, at }: StoredTap): Tap {
  return { tap, place, room_id, field, from, to, at };
}

function byTap({ taps, questions }: KeptTaps): Map<string, StoredTap> {
  return new Map([
    ...taps.map((tap): [string, StoredTap] => [tap.tap, { ...tap, isQuestion: false }]),
    ...questions.map((tap): [string, StoredTap] => [tap.tap, { ...tap, isQuestion: true }]),
  ]);
}
