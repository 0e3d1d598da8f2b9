import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { useToast } from '@/components/overlay/useToast';
import { announcedWords } from '@/domain/cleaning/tap-words';
import type { RoomState, RoomToday } from '@/domain/cleaning/rooms-today';
import {
  isDoubleTap,
  type KeptTaps,
  type Tap,
  valueOf,
  withTap,
} from '@/domain/cleaning/tap-queue';
import { useSession } from '@/features/panel/session/useSession';
import { courierOf, type LineState } from './taps/courier';
import { tapStore } from './taps/tap-store';

/** What a row of the board can do. */
export interface TapActs {
  /** Brings a room to another state; false for the second tap of one movement. */
  step: (room: RoomToday, to: RoomState) => boolean;
  note: (room: RoomToday, text: string) => void;
  /** Does all the same what a tap wanted. */
  insist: (room: RoomToday, question: Tap) => void;
  leave: (question: Tap) => void;
}

const BUZZ_MS = 10;

/** The kept taps, how the line is, and what rows do; sends them while mounted (CLEAN-02). */
export function useTaps(): {
  kept: KeptTaps;
  line: LineState;
  /** The last step, for who hears the board. */
  announced: string;
  acts: TapActs;
  /** Sends again what was refused, or throws it away. */
  again: () => void;
  throwAway: () => void;
} {
  const client = useQueryClient();
  const userId = useSession().user?.id ?? '';
  const store = tapStore(userId);
  const courier = courierOf(client, userId);
  const kept = useKeptTaps();
  const line = useSyncExternalStore(courier.line.subscribe, courier.line.get);
  const [announced, setAnnounced] = useState('');
  const lastTaps = useRef(new Map<string, number>());
  useCourier();

  const acts = useMemo<TapActs>(() => {
    function add(room: RoomToday, field: Tap['field'], to: string, at = Date.now()) {
      const from = valueOf(room, field);
      const tap = { tap: crypto.randomUUID(), room_id: room.id, field, from, to, at };
      store.change((before) => withTap(before, tap));
      void courier.deliver();
    }
    return {
      step: (room, to) => {
        const at = Date.now();
        if (isDoubleTap(lastTaps.current.get(room.id), at)) return false;
        lastTaps.current.set(room.id, at);
        add(room, 'state', to, at);
        if ('vibrate' in navigator) navigator.vibrate(BUZZ_MS);
        setAnnounced(announcedWords({ ...room, state: to }));
        return true;
      },
      note: (room, text) => {
        if (text !== valueOf(room, 'note')) add(room, 'note', text);
      },
      insist: (room, question) => add(room, question.field, question.to),
      leave: ({ tap }) =>
        store.change(({ taps, questions }) => ({
          taps,
          questions: questions.filter((other) => other.tap !== tap),
        })),
    };
  }, [store, courier]);

  return {
    kept,
    line,
    announced,
    acts,
    again: () => void courier.deliver(),
    throwAway: () => {
      store.change(({ questions }) => ({ taps: [], questions }));
      courier.heard();
    },
  };
}

/** The kept taps of who is signed in, in all tabs. */
export function useKeptTaps(): KeptTaps {
  const store = tapStore(useSession().user?.id ?? '');
  return useSyncExternalStore(store.subscribe, store.get);
}

/** Sends the kept taps of who is signed in while mounted, and tells once what became of them. */
export function useCourier(): void {
  const toast = useToast();
  const courier = courierOf(useQueryClient(), useSession().user?.id ?? '');
  const told = useSyncExternalStore(courier.told.subscribe, courier.told.get);
  useEffect(() => courier.start(), [courier]);
  useEffect(() => {
    if (told.length === 0) return;
    courier.told.set([]);
    for (const { kind, words } of told) {
      if (kind === 'sent') toast.success(words);
      else if (kind === 'news') toast.news(words);
      else toast.warning(words);
    }
  }, [told, courier, toast]);
}
