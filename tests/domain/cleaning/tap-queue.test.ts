import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  isDoubleTap,
  type KeptTaps,
  NOTHING_KEPT,
  openQuestions,
  type RoomTap,
  sentTap,
  settled,
  type TapAnswer,
  TAPS_AT_ONCE,
  tapsToSend,
  withTap,
  withTapsShown,
} from '@/domain/cleaning/tap-queue';
import type { RoomState, RoomToday } from '@/domain/cleaning/rooms-today';
import {
  announcedWords,
  lostLineWords,
  questionWords,
  toldWords,
} from '@/domain/cleaning/tap-words';
import { makeRoomsToday, makeRoomToday as room } from '../../support/cleaning';

const NOON = Date.parse('2026-11-23T12:00:00Z');
const MINUTE = 60_000;

const tap = (id: string, { to = 'cleaning', number = '2', at = NOON, from = 'dirty' } = {}) => ({
  tap: id,
  room_id: `room-${number}`,
  field: 'state' as const,
  from,
  to,
  at,
});
const note = (id: string, to: string, from = '') => ({
  ...tap(id, { to, from }),
  field: 'note' as const,
});
const kept = (...taps: ReturnType<typeof tap | typeof note>[]) =>
  taps.reduce<KeptTaps>((before, one) => withTap(before, one), NOTHING_KEPT);
const answer = (id: string, outcome: TapAnswer['outcome'], more: Partial<TapAnswer> = {}) => ({
  tap: id,
  outcome,
  ...more,
});
const idsOf = (taps: readonly { tap: string }[]) => taps.map((one) => one.tap);

describe('two taps of one movement', () => {
  it('count once within 600 ms on a room (CLEAN-02)', () => {
    expect(isDoubleTap(undefined, NOON)).toBe(false);
    expect(isDoubleTap(NOON, NOON + 599)).toBe(true);
    expect(isDoubleTap(NOON, NOON + 600)).toBe(false);
    // A clock that was put back an hour does not swallow taps.
    expect(isDoubleTap(NOON, NOON - 60 * MINUTE)).toBe(false);
  });
});

describe('kept taps', () => {
  it('lie over the board, the last of a room uppermost, as not sent yet (CLEAN-02)', () => {
    const rooms = [room('2', { state: 'dirty' }), room('5', { state: 'clean' })];
    const taps = kept(tap('a'), tap('b', { to: 'clean', from: 'cleaning' }), note('c', 'Toalhas'));
    const [first, second] = withTapsShown(rooms, taps, 'Lídia Cabral');
    expect(first).toMatchObject({
      state: 'clean',
      by: 'Lídia Cabral',
      is_own: true,
      since: '2026-11-23T12:00:00.000Z',
      note: 'Toalhas',
      note_by: 'Lídia Cabral',
      isUnsent: true,
    });
    expect(second).toEqual({ ...rooms[1], isUnsent: false });
    const [emptied] = withTapsShown([room('2', { note: 'x' })], kept(note('d', '', 'x')), 'Lídia');
    expect(emptied?.note).toBeNull();
  });

  it('are sent in order, 200 at once, with their age and not the time (CLEAN-02)', () => {
    const many = kept(...Array.from({ length: 201 }, (_, place) => tap(String(place))));
    expect(tapsToSend(many)).toHaveLength(TAPS_AT_ONCE);
    expect(idsOf(tapsToSend({ ...many, taps: many.taps.toReversed() })).slice(0, 2)).toEqual([
      '0',
      '1',
    ]);
    const [first] = tapsToSend(kept(tap('a')));
    expect(first && sentTap(first, NOON + 90_000)).toEqual({
      tap: 'a',
      room_id: 'room-2',
      field: 'state',
      from: 'dirty',
      to: 'cleaning',
      ago: 90,
    });
    expect(first && sentTap(first, NOON - MINUTE).ago).toBe(0);
  });

  it('go with their answer; what was not done is told, or asked (CLEAN-02)', () => {
    const before = kept(
      tap('done'),
      tap('same', { number: '3' }),
      tap('overtaken', { number: '4' }),
      tap('gone', { number: '5' }),
      tap('asks', { number: '6' }),
      tap('unanswered', { number: '7' }),
    );
    const { kept: after, told } = settled(before, [
      answer('done', 'done'),
      answer('same', 'same'),
      answer('overtaken', 'overtaken', { value: 'inspected', by: 'Rui Dias' }),
      answer('gone', 'gone'),
      answer('asks', 'asks', { value: 'clean' }),
      answer('of another tab', 'overtaken'),
    ]);
    expect(idsOf(after.taps)).toEqual(['unanswered']);
    expect(idsOf(after.questions)).toEqual(['asks']);
    expect(told.map(({ answer: { outcome } }) => outcome)).toEqual(['overtaken', 'gone']);
    expect(settled(after, [answer('overtaken', 'overtaken')]).told).toEqual([]);
  });

  it('ask once for a room, for what was wanted last, until it is so (CLEAN-02)', () => {
    const twice = kept(tap('a'), tap('b', { to: 'clean', from: 'cleaning' }), note('c', 'Toalhas'));
    const { kept: asked } = settled(twice, [
      answer('a', 'asks'),
      answer('b', 'asks'),
      answer('c', 'asks'),
    ]);
    expect(idsOf(asked.questions)).toEqual(['b', 'c']);
    const open = (day: Partial<RoomToday>, today = '2026-11-23') =>
      idsOf(openQuestions(asked, makeRoomsToday({ day: today, rooms: [room('2', day)] })));
    expect(open({ state: 'inspected' })).toEqual(['b', 'c']);
    expect(open({ state: 'clean' })).toEqual(['c']);
    expect(open({ state: 'inspected', note: 'Toalhas' })).toEqual(['b']);
    expect(open({ state: 'inspected' }, '2026-11-24')).toEqual([]);
    expect(idsOf(openQuestions(asked, makeRoomsToday({ day: '2026-11-23' })))).toEqual([]);
    // A new tap on the room answers it; the note stays asked.
    expect(idsOf(withTap(asked, tap('d')).questions)).toEqual(['c']);
    // While a later tap is on its way, the earlier asks nothing.
    expect(settled(twice, [answer('a', 'asks')]).kept.questions).toEqual([]);
  });
});

describe('what is said of taps', () => {
  const told = (outcome: TapAnswer['outcome'], more: Partial<TapAnswer> = {}) =>
    toldWords('12', answer('a', outcome, more));

  it('names who has gone further (CLEAN-02)', () => {
    expect(told('overtaken', { value: 'inspected', by: 'Rui Dias' })).toBe(
      'O quarto 12 já foi verificado por Rui.',
    );
    expect(told('overtaken', { value: 'clean', by: null })).toBe('O quarto 12 está limpo.');
    expect(told('gone')).toBe('O quarto 12 já não está no quadro: o toque não contou.');
    expect(toldWords(null, answer('a', 'gone'))).toBe(
      'Um quarto já não está no quadro: o toque não contou.',
    );
    expect(told('done')).toBeNull();
    expect(told('same')).toBeNull();
  });

  it('asks with what is there now, and what was wanted (CLEAN-02)', () => {
    const { taps } = kept(
      tap('a', { from: 'cleaning', to: 'clean' }),
      note('b', 'Toalhas'),
      note('c', ''),
    );
    const words = (place: number, day: Partial<RoomToday>) => {
      const one = taps[place];
      return one && questionWords(room('12', day), one, '2026-11-23');
    };
    expect(words(0, { state: 'inspected', by: 'Rui Dias' })).toEqual({
      title: 'O quarto 12 já foi verificado por Rui.',
      detail: 'O seu toque, das 12:00, dizia Limpo.',
      insist: 'Pôr Limpo',
    });
    expect(words(0, { state: 'dirty', by: 'Rui Dias' })?.title).toBe(
      'Rui pôs o quarto 12 outra vez por limpar.',
    );
    expect(words(0, { state: 'dirty' })?.title).toBe('O quarto 12 está por limpar.');
    expect(words(0, { state: 'dirty', emptied_at: '2026-11-23T10:52:00Z' })?.title).toBe(
      'O quarto 12 ficou vazio às 10:52.',
    );
    expect(words(1, { note: 'Outra', note_by: 'Rui Dias' })).toEqual({
      title: 'Rui mudou a nota do quarto 12.',
      detail: 'A sua dizia: Toalhas',
      insist: 'Pôr a minha',
    });
    expect(words(2, { note: 'Outra' })).toEqual({
      title: 'A nota do quarto 12 mudou.',
      detail: 'A sua apagava-a.',
      insist: 'Apagar a nota',
    });
  });

  it('says that the line is gone, since when, and after an hour whom to ask (CLEAN-02)', () => {
    const since = Date.parse('2026-11-23T10:58:00Z');
    const words = (count: number, minutes: number) =>
      Object.values(lostLineWords(since, { now: since + minutes * MINUTE, count })).join(' ');
    expect(words(2, 3)).toBe(
      'Sem linha desde as 10:58. Continue: 2 toques guardados, seguem quando ela voltar.',
    );
    expect(words(1, 3)).toBe(
      'Sem linha desde as 10:58. Continue: 1 toque guardado, segue quando ela voltar.',
    );
    expect(words(0, 3)).toBe('Sem linha desde as 10:58. Continue: o que tocar fica guardado.');
    expect(words(2, 60)).toBe(
      'Há mais de uma hora sem linha: confirme na receção. 2 toques guardados neste aparelho.',
    );
  });

  it('announces a step (CLEAN-02)', () => {
    expect(announcedWords(room('2', { state: 'cleaning' }))).toBe('Quarto 2: em limpeza.');
  });
});

// What happens between a phone and the house, in any order: a tap, a request that arrives or does
// not, an answer that arrives or is lost, the same request a second time, a reload.
const steps = fc.array(
  fc.oneof(
    { weight: 4, arbitrary: fc.record({ does: fc.constant('tap' as const), room: fc.nat(3) }) },
    {
      weight: 3,
      arbitrary: fc.record({
        does: fc.constant('send' as const),
        arrives: fc.boolean(),
        isAnswered: fc.boolean(),
      }),
    },
    fc.record({ does: fc.constant('repeat' as const), isAnswered: fc.boolean() }),
    fc.record({ does: fc.constant('reload' as const) }),
  ),
  { maxLength: 40 },
);
const NEXT: Record<RoomState, RoomState> = {
  dirty: 'cleaning',
  cleaning: 'clean',
  clean: 'inspected',
  inspected: 'dirty',
};

/** A house that takes each tap once, by its name. */
function makeHouse(rooms: RoomToday[]) {
  const applied: string[] = [];
  return {
    applied,
    rooms: () => rooms,
    take: (taps: readonly RoomTap[]): TapAnswer[] =>
      taps.map((one) => {
        if (applied.includes(one.tap)) return answer(one.tap, 'done');
        const target = rooms.find(({ id }) => id === one.room_id);
        if (target?.state !== one.from) return answer(one.tap, 'asks', { value: target?.state });
        Object.assign(target, { state: one.to });
        applied.push(one.tap);
        return answer(one.tap, 'done', { value: one.to });
      }),
  };
}

describe('between a phone and the house', () => {
  it('no tap is lost or counts twice, whatever the line does (CLEAN-02)', () => {
    fc.assert(
      fc.property(steps, (all) => {
        const house = makeHouse(['1', '2', '3', '4'].map((number) => room(number)));
        const made: string[] = [];
        let phone = NOTHING_KEPT;
        let board = structuredClone(house.rooms());
        let last: RoomTap[] = [];
        const wanted = new Map(board.map(({ id, state }) => [id, state]));

        function deliver(taps: RoomTap[], isAnswered: boolean) {
          const answers = house.take(taps);
          if (!isAnswered) return;
          board = structuredClone(house.rooms());
          const after = settled(phone, answers);
          expect(after.told).toEqual([]);
          phone = after.kept;
        }

        for (const [place, step] of all.entries()) {
          if (step.does === 'tap') {
            const target = withTapsShown(board, phone, 'Lídia')[step.room];
            if (target === undefined) throw new Error('no room');
            const to = NEXT[target.state];
            const id = `tap-${place}`;
            made.push(id);
            phone = withTap(phone, {
              tap: id,
              room_id: target.id,
              field: 'state',
              from: target.state,
              to,
              at: NOON + place,
            });
            wanted.set(target.id, to);
          } else if (step.does === 'send') {
            last = tapsToSend(phone).map((one) => sentTap(one, NOON));
            if (step.arrives) deliver(last, step.isAnswered);
          } else if (step.does === 'repeat') deliver(last, step.isAnswered);
          else phone = structuredClone(phone);
          // What was tapped is what is seen, at every moment.
          for (const { id, state } of withTapsShown(board, phone, 'Lídia')) {
            expect(state).toBe(wanted.get(id));
          }
        }
        deliver(
          tapsToSend(phone).map((one) => sentTap(one, NOON)),
          true,
        );
        expect(phone).toEqual(NOTHING_KEPT);
        expect(house.applied).toEqual(made);
        expect(house.rooms().map(({ state }) => state)).toEqual([...wanted.values()]);
      }),
      { numRuns: 300 },
    );
  });
});
