import { lisbonToday } from '../calendar/dates.ts';
import { isRoomState } from './room-state.ts';
import type { RoomsToday, RoomToday } from './rooms-today.ts';

// A tap counts from the moment it is made. Until the database has answered, it is kept here, shown
// over the board, and sent again and again: named by its id it counts once (CLEAN-02).

/** Two taps on a room within this time are one: a thumb in a glove. */
const DOUBLE_TAP_MS = 600;

/** The most that the database takes at once. */
export const TAPS_AT_ONCE = 200;

/** A change of a room that somebody has made on this device. */
export interface Tap {
  /** Its id, by which the database counts it once. */
  tap: string;
  /** Its place among the kept taps: they are sent in this order. */
  place: number;
  room_id: string;
  field: 'state' | 'note';
  /** What the room said, and what it shall say; '' is no note. */
  from: string;
  to: string;
  /** When, in ms by this device's clock. */
  at: number;
}

/** What a device keeps. */
export interface KeptTaps {
  /** Not answered yet, in the order in which they were made. */
  taps: readonly Tap[];
  /** Not done, because the room says something else by now: whoever tapped decides. */
  questions: readonly Tap[];
}

/** A tap as it is sent: with its age in seconds, so that a wrong clock does no harm. */
export type RoomTap = Omit<Tap, 'place' | 'at'> & { ago: number };

/**
 * What became of a tap. done: it counts; same: somebody had done just that; overtaken: somebody has
 * gone further, which stays; asks: the room says something else or newer, and a person decides; gone:
 * there is no such room.
 */
export interface TapAnswer {
  tap: string;
  outcome: 'done' | 'same' | 'overtaken' | 'asks' | 'gone';
  /** What is there now, by whom and since when (ISO); absent where the room is gone. */
  value?: string;
  by?: string | null;
  since?: string | null;
}

export const NOTHING_KEPT: KeptTaps = { taps: [], questions: [] };

type Target = Pick<Tap, 'room_id' | 'field'>;

const isOfSame = (a: Target, b: Target) => a.room_id === b.room_id && a.field === b.field;

/**
 * Whether a tap is the second of one movement.
 *
 * @param before when the last tap of the same room was made, ms; undefined without one
 */
export function isDoubleTap(before: number | undefined, at: number): boolean {
  return before !== undefined && Math.abs(at - before) < DOUBLE_TAP_MS;
}

/** Keeps a tap behind all others. It answers what was still asked of the same thing. */
export function withTap(kept: KeptTaps, tap: Omit<Tap, 'place'>): KeptTaps {
  const place = Math.max(0, ...kept.taps.map((other) => other.place + 1));
  return {
    taps: [...kept.taps, { ...tap, place }],
    questions: kept.questions.filter((other) => !isOfSame(other, tap)),
  };
}

/** The taps to send now, the oldest first. */
export function tapsToSend({ taps }: KeptTaps): readonly Tap[] {
  return taps.toSorted((a, b) => a.place - b.place).slice(0, TAPS_AT_ONCE);
}

/** A tap as the database takes it. `now` is ms by this device's clock. */
export function sentTap({ tap, room_id, field, from, to, at }: Tap, now: number): RoomTap {
  return { tap, room_id, field, from, to, ago: Math.max(0, (now - at) / 1000) };
}

/**
 * What is kept after an answer, and what has to be told: each tap that was not done, once. A tap
 * that is not kept any more was answered before.
 */
export function settled(
  kept: KeptTaps,
  answers: readonly TapAnswer[],
): { kept: KeptTaps; told: { tap: Tap; answer: TapAnswer }[] } {
  const byTap = new Map(answers.map((answer) => [answer.tap, answer]));
  const answered = kept.taps.flatMap((tap) => {
    const answer = byTap.get(tap.tap);
    return answer === undefined ? [] : [{ tap, answer }];
  });
  const taps = kept.taps.filter(({ tap }) => !byTap.has(tap));
  const asked = answered
    .filter(({ answer }) => answer.outcome === 'asks')
    .map(({ tap }) => tap)
    // A later tap says what is wanted now, and asks for itself.
    .filter((tap) => !taps.some((later) => isOfSame(later, tap)));
  const questions = [...kept.questions, ...asked];
  return {
    kept: {
      taps,
      // Of several about the same thing the last is what is wanted.
      questions: questions.filter(
        (question, place) => !questions.slice(place + 1).some((later) => isOfSame(later, question)),
      ),
    },
    told: answered.filter(({ answer }) => ['overtaken', 'gone'].includes(answer.outcome)),
  };
}

/** What a room says of the thing that a tap changes. */
export function valueOf(room: RoomToday, field: Tap['field']): string {
  return field === 'state' ? room.state : (room.note ?? '');
}

/**
 * The questions that are still open: not of a room that is gone, or that says what was wanted by
 * now, and not of a day before.
 */
export function openQuestions(kept: KeptTaps, { day, rooms }: RoomsToday): readonly Tap[] {
  const byId = new Map(rooms.map((room) => [room.id, room]));
  return kept.questions.filter((question) => {
    const room = byId.get(question.room_id);
    if (room === undefined || lisbonToday(new Date(question.at)) < day) return false;
    return valueOf(room, question.field) !== question.to;
  });
}

/** A room with what this device has done to it and the database has not taken yet. */
export interface ShownRoom extends RoomToday {
  isUnsent: boolean;
}

/**
 * The board as it is shown: kept taps lie over what the database said last.
 *
 * @param me the name of whoever taps
 */
export function withTapsShown(
  rooms: readonly RoomToday[],
  { taps }: KeptTaps,
  me: string,
): ShownRoom[] {
  const inOrder = taps.toSorted((a, b) => a.place - b.place);
  return rooms.map((room) => {
    const shown: ShownRoom = { ...room, isUnsent: false };
    for (const { room_id, field, to, at } of inOrder) {
      if (room_id !== room.id) continue;
      shown.isUnsent = true;
      if (field === 'note') Object.assign(shown, { note: to === '' ? null : to, note_by: me });
      else if (isRoomState(to)) {
        const since = new Date(at).toISOString();
        Object.assign(shown, { state: to, since, by: me, is_own: true });
      }
    }
    return shown;
  });
}
