import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { boardLayout, groupOf, ROOM_GROUPS, stateCounts } from '@/domain/cleaning/board-order';
import { isFinished, nextStep, stepBack } from '@/domain/cleaning/room-state';
import type { RoomState, RoomToday } from '@/domain/cleaning/rooms-today';
import { makeOutage, makeRoomToday as room } from '../../support/cleaning';

const at = (hour: string | null, guests = 2) => ({ at: hour, guests });
const titles = (rooms: readonly RoomToday[]) =>
  boardLayout(rooms).map(({ key, ids }) => [
    ROOM_GROUPS.find((group) => group.key === key)?.title,
    ids.map((id) => rooms.find((one) => one.id === id)?.room_number),
  ]);

const states = fc.constantFrom<RoomState>('dirty', 'cleaning', 'clean', 'inspected');
const rooms = fc
  .uniqueArray(
    fc.record({
      number: fc.integer({ min: 1, max: 60 }),
      state: states,
      leaving: fc.boolean(),
      left: fc.boolean(),
      arriving: fc.option(
        fc.record({
          at: fc.option(fc.constantFrom('14:00', '16:00', '22:40')),
          guests: fc.integer({ min: 1, max: 8 }),
        }),
      ),
      staying: fc.option(fc.constant({ night: 2, guests: 2 })),
      isOut: fc.boolean(),
    }),
    { selector: ({ number }) => number, maxLength: 20 },
  )
  .map((all) =>
    all.map(({ number, isOut, ...day }) =>
      room(String(number), { ...day, outage: isOut ? makeOutage() : null }),
    ),
  );

describe('the board', () => {
  it('has its groups in the order of work: by the hour of who comes, then by number (CLEAN-02)', () => {
    expect(
      titles([
        room('13'),
        room('14', { state: 'dirty' }),
        room('6', { state: 'dirty', leaving: true, outage: makeOutage() }),
        room('5', { staying: { night: 2, guests: 2 } }),
        room('3', { state: 'dirty', staying: { night: 4, guests: 2 } }),
        room('9', { state: 'inspected', arriving: at(null, 3) }),
        room('11', { state: 'cleaning', arriving: at(null, 3) }),
        room('8', { state: 'dirty', leaving: true }),
        room('4', { state: 'inspected', left: true }),
        room('1', { state: 'dirty', left: true, arriving: at(null, 1) }),
        room('12', { state: 'cleaning', leaving: true, arriving: at('22:40') }),
        room('10', { state: 'dirty', leaving: true, arriving: at('16:00') }),
        room('2', { state: 'dirty', left: true, arriving: at('16:00') }),
        room('7', { state: 'clean', left: true, arriving: at('14:00') }),
      ]),
    ).toEqual([
      ['Primeiro: sai e entra hoje', ['2', '10', '12', '1', '7']],
      ['Sai hoje', ['8', '4']],
      ['Entra hoje', ['11']],
      ['Ficam', ['3', '5']],
      ['Livres', ['14']],
      ['Prontos', ['9', '13']],
      ['Fora de serviço', ['6']],
    ]);
  });

  it('holds each room once, the unfinished of a group before the finished (CLEAN-02)', () => {
    fc.assert(
      fc.property(rooms, (all) => {
        const layout = boardLayout(all);
        const ids = layout.flatMap((group) => group.ids);
        expect(ids.toSorted()).toEqual(all.map(({ id }) => id).toSorted());
        const byId = new Map(all.map((one) => [one.id, one]));
        for (const { key, ids: ofGroup } of layout) {
          const members = ofGroup.flatMap((id) => byId.get(id) ?? []);
          expect(members.every((one) => groupOf(one) === key)).toBe(true);
          const done = members.map(({ state }) => isFinished(state));
          expect(done).toEqual(done.toSorted((a, b) => Number(a) - Number(b)));
        }
      }),
    );
  });

  it('counts every room in one state, or as out of service (CLEAN-01)', () => {
    fc.assert(
      fc.property(rooms, (all) => {
        const counts = stateCounts(all);
        expect(Object.values(counts).reduce((sum, count) => sum + count, 0)).toBe(all.length);
        expect(counts.out).toBe(all.filter(({ outage }) => outage !== null).length);
      }),
    );
  });

  it('goes one step forward and the same step back (CLEAN-02)', () => {
    expect(nextStep('dirty')).toEqual({ to: 'cleaning', label: 'Começar' });
    expect(nextStep('cleaning')).toEqual({ to: 'clean', label: 'Limpo' });
    expect(nextStep('clean')).toEqual({ to: 'inspected', label: 'Verificar' });
    expect(nextStep('inspected')).toBeNull();
    expect(stepBack('dirty')).toBeNull();
    fc.assert(
      fc.property(states, (state) => {
        const next = nextStep(state);
        expect(next === null ? state : stepBack(next.to)).toBe(state);
      }),
    );
  });
});
