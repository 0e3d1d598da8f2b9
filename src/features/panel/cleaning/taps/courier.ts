import type { QueryClient } from '@tanstack/react-query';
import { sentTap, settled, tapsToSend, type Tap } from '@/domain/cleaning/tap-queue';
import { toldWords } from '@/domain/cleaning/tap-words';
import { asStaff } from '@/features/panel/change/as-staff';
import { ChangeError } from '@/features/panel/change/change-error';
import { refusalReason } from '@/features/panel/change/refusal-reason';
import { alone } from './alone';
import { STAFF_KEPT_PREFIX } from '@/lib/staff-drafts';
import { makeStore, type Store } from '@/lib/store';
import { sendRoomTaps, type TapAnswers } from '@/queries/cleaning/room-states';
import { QueryError } from '@/queries/query-error';
import { queryKeys } from '@/queries/query-keys';
import { keptBoard } from './kept-board';
import { tapStore } from './tap-store';

/** What the board says of its line to the house. */
export interface LineState {
  /** Since when no answer has come, ms; null while answers come. */
  lostSince: number | null;
  /** Why kept taps were not taken, for people; null unless they were refused. */
  refusal: string | null;
}

/** What became of taps, to be told once. */
export interface Told {
  kind: 'sent' | 'news' | 'gone';
  words: string;
}

/** Sends the kept taps of a person, and knows whether the line is there. */
export interface Courier {
  line: Store<LineState>;
  told: Store<readonly Told[]>;
  /** Sends what is kept, soon after, and again until it is answered. Never rejects. */
  deliver: () => Promise<void>;
  /** Says that the house has answered something. */
  heard: () => void;
  /** Says that a question failed; what is refused was an answer too. */
  failed: (error: unknown) => void;
  /**
   * Delivers whenever the line may be back. Returns the function that ends this, once nothing is kept
   * any more: taps are sent from other screens too.
   */
  start: () => () => void;
}

/** Kept taps are sent again after this time. */
const BEAT_MS = 15_000;

const couriers = new WeakMap<QueryClient, Courier>();

/** The one courier of who is signed in; the cache lives as long as one person is. */
export function courierOf(client: QueryClient, userId: string): Courier {
  const courier = couriers.get(client) ?? makeCourier(client, userId);
  couriers.set(client, courier);
  return courier;
}

function makeCourier(client: QueryClient, userId: string): Courier {
  const store = tapStore(userId);
  const line = makeStore<LineState>({ lostSince: null, refusal: null });
  const told = makeStore<readonly Told[]>([]);
  const isWaiting = () => tapsToSend(store.get()).length > 0;
  let isBusy = false;
  let isAskedAgain = false;
  let wasHeldUp = false;
  let watchers = 0;
  let stopWatching: (() => void) | undefined;

  function lose() {
    wasHeldUp ||= isWaiting();
    if (line.get().lostSince === null) line.set({ lostSince: Date.now(), refusal: null });
  }

  function heard() {
    if (line.get().lostSince !== null || line.get().refusal !== null) {
      line.set({ lostSince: null, refusal: null });
    }
  }

  function failed(error: unknown) {
    if (isOfLine(error)) lose();
    else heard();
  }

  async function deliver(): Promise<void> {
    isAskedAgain = isBusy;
    if (isBusy) return;
    if (!isWaiting()) return endIfDone();
    isBusy = true;
    await alone(`hostel-toques:${userId}`, sendAll);
    isBusy = false;
    if (isAskedAgain) await deliver();
  }

  /** Sends until nothing is kept, or something fails. */
  async function sendAll(): Promise<void> {
    const taps = tapsToSend(store.get());
    if (taps.length === 0) {
      tellIfHeldUp();
      return endIfDone();
    }
    try {
      const answers = await send(client, taps);
      heard();
      await take(answers);
    } catch (error) {
      const { cause } = error instanceof ChangeError ? error : { cause: error };
      if (isOfLine(cause)) lose();
      else line.set({ lostSince: null, refusal: refusalReason(cause) });
      return;
    }
    // An answer that names none of them would be asked for without end.
    const isSettled = tapsToSend(store.get())[0]?.tap !== taps[0]?.tap;
    if (isSettled) await sendAll();
  }

  async function take({ taps, board }: TapAnswers): Promise<void> {
    // A question that was asked before would show the board before the taps.
    await client.cancelQueries({ queryKey: queryKeys.roomsToday });
    const numbers = new Map(board.rooms.map(({ id, room_number }) => [id, room_number]));
    const outcome = settled(store.get(), taps);
    client.setQueryData(queryKeys.roomsToday, board);
    keptBoard(userId).write(board);
    store.change(() => outcome.kept);
    tell(
      outcome.told.flatMap(({ tap, answer }): Told[] => {
        const words = toldWords(numbers.get(tap.room_id) ?? null, answer);
        if (words === null) return [];
        return [{ kind: answer.outcome === 'gone' ? 'gone' : 'news', words }];
      }),
    );
  }

  function tellIfHeldUp() {
    if (wasHeldUp) tell([{ kind: 'sent', words: 'Tudo enviado.' }]);
    wasHeldUp = false;
  }

  function endIfDone() {
    if (watchers > 0 || isWaiting()) return;
    stopWatching?.();
    stopWatching = undefined;
  }

  /** Another tab has an answer, and with it a newer board than this one. */
  function handleStorage({ key, newValue }: StorageEvent) {
    if (newValue !== null || !key?.startsWith(STAFF_KEPT_PREFIX)) return;
    void client.invalidateQueries({ queryKey: queryKeys.roomsToday });
  }

  function tell(more: readonly Told[]) {
    if (more.length > 0) told.set([...told.get(), ...more]);
  }

  return {
    line,
    told,
    deliver,
    heard,
    failed,
    start: () => {
      watchers += 1;
      stopWatching ??= watchLine({
        onMaybeBack: () => void deliver(),
        onLost: lose,
        onStorage: handleStorage,
      });
      void deliver();
      return () => {
        watchers -= 1;
        endIfDone();
      };
    },
  };
}

interface LineWatch {
  onMaybeBack: () => void;
  onLost: () => void;
  onStorage: (event: StorageEvent) => void;
}

/** Calls back every 15 s, and whenever the line may be back; hidden pages send too. */
function watchLine({ onMaybeBack, onLost, onStorage }: LineWatch) {
  const timer = setInterval(onMaybeBack, BEAT_MS);
  document.addEventListener('visibilitychange', onMaybeBack);
  window.addEventListener('online', onMaybeBack);
  window.addEventListener('offline', onLost);
  window.addEventListener('storage', onStorage);
  if (!navigator.onLine) onLost();
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', onMaybeBack);
    window.removeEventListener('online', onMaybeBack);
    window.removeEventListener('offline', onLost);
    window.removeEventListener('storage', onStorage);
  };
}

/** Sends taps as a change of the panel, so that a session that has ended is told as elsewhere. */
async function send(client: QueryClient, taps: readonly Tap[]): Promise<TapAnswers> {
  const sending = client
    .getMutationCache()
    .build<TapAnswers, ChangeError, readonly Tap[], unknown>(client, {
      mutationFn: async (kept) => {
        try {
          const now = Date.now();
          return await asStaff(async (rest) =>
            sendRoomTaps(
              rest,
              kept.map((tap) => sentTap(tap, now)),
            ),
          );
        } catch (cause) {
          throw new ChangeError(refusalReason(cause), cause);
        }
      },
    });
  return sending.execute(taps);
}

/** Codes of a database that cannot answer now: no connection, no room, shutting down, cut off. */
const BUSY_CODE = /^(?:$|08|40|53|55|57|58|XX|PGRST00)/;

/** Whether a failure is the line's or the house's own, and may be gone the next time. */
function isOfLine(error: unknown): boolean {
  if (!(error instanceof QueryError)) return false;
  if (error.kind === 'network' || error.kind === 'rate-limit') return true;
  return error.kind === 'server' && BUSY_CODE.test(error.code);
}
