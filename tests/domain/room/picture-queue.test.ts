import * as fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import {
  picturesToStart,
  queueWords,
  stepWords,
  waitingWords,
  withStep,
  withUploaded,
  type PictureStep,
} from '@/domain/room/picture-queue';
import { placeWords, withPictureAt } from '@/domain/room/room-pictures';

const WAITING: PictureStep = { kind: 'waiting' };
const SENDING: PictureStep = { kind: 'sending', percent: 62 };
const REFUSED: PictureStep = { kind: 'refused', words: 'Não.' };
const FAILED: PictureStep = { kind: 'failed', words: 'Caiu.', problem: 'line' };

const queueOf = (...steps: PictureStep[]) =>
  steps.map((step, id) => ({ id, name: `${id}.jpg`, step }));

describe('whose turn it is (PIC-01)', () => {
  test.each([
    ['the first two', [WAITING, WAITING, WAITING], [0, 1]],
    ['one more while one is sent', [SENDING, WAITING, WAITING], [1]],
    ['nobody while two are', [SENDING, { kind: 'shrinking' }, WAITING], []],
    ['the next after what went wrong', [FAILED, REFUSED, WAITING, SENDING], [2]],
  ] as const)('%s', (_name, steps, ids) => {
    expect(picturesToStart(queueOf(...steps))).toEqual(ids);
  });

  it('is never that of more than two, in the order chosen', () => {
    const step = fc.constantFrom(WAITING, SENDING, REFUSED, FAILED);
    fc.assert(
      fc.property(fc.array(step, { maxLength: 12 }), (steps) => {
        const queue = queueOf(...steps);
        const active = steps.filter(({ kind }) => kind === 'sending').length;
        const started = picturesToStart(queue);
        expect(started.length + active).toBeLessThanOrEqual(Math.max(2, active));
        const waiting = queue.filter((picture) => picture.step.kind === 'waiting');
        expect(started).toEqual(waiting.map(({ id }) => id).slice(0, started.length));
      }),
    );
  });
});

describe('a picture that has arrived', () => {
  it('stands in the order chosen, whichever was faster', () => {
    const arrivals = fc.integer({ min: 1, max: 12 }).chain((count) =>
      fc.shuffledSubarray(
        Array.from({ length: count }, (_, id) => id),
        { minLength: count },
      ),
    );
    fc.assert(
      fc.property(arrivals, (order) => {
        const chosen = new Map<string, number>();
        let images = ['/antes.svg'];
        for (const id of order) {
          chosen.set(`/${id}`, id);
          images = withUploaded(images, { address: `/${id}`, id }, chosen);
        }
        const sorted = order.toSorted((a, b) => a - b).map((id) => `/${id}`);
        expect(images).toEqual(['/antes.svg', ...sorted]);
      }),
    );
  });

  it('stays where it is when it was there before', () => {
    expect(withUploaded(['/a', '/b'], { address: '/a', id: 3 }, new Map())).toEqual(['/a', '/b']);
  });
});

test('a picture that was taken off the list is at no step any more', () => {
  const queue = queueOf(WAITING);
  expect(withStep(queue, { id: 7, step: SENDING })).toBe(queue);
  expect(withStep(queue, { id: 0, step: SENDING })[0]?.step).toEqual(SENDING);
});

test('how far it has come is said in words', () => {
  expect(stepWords(SENDING)).toBe('A enviar, 62 %');
  expect(stepWords(FAILED)).toBe('Caiu.');
  expect(queueWords(queueOf(SENDING, FAILED, REFUSED, FAILED))).toBe('1 a enviar, 3 com erro');
  expect(queueWords(queueOf(WAITING))).toBe('1 a enviar');
  expect(queueWords([])).toBeNull();
  expect([waitingWords(1), waitingWords(2)]).toEqual(['A acabar 1 imagem…', 'A acabar 2 imagens…']);
});

describe('a picture that is moved', () => {
  it('comes to its place, and the others keep their order', () => {
    const moves = fc.integer({ min: 1, max: 12 }).chain((count) => {
      const place = fc.integer({ min: 0, max: count - 1 });
      return fc.record({ count: fc.constant(count), from: place, to: place });
    });
    fc.assert(
      fc.property(moves, ({ count, from, to }) => {
        const images = Array.from({ length: count }, (_, place) => `/${place}`);
        const moved = withPictureAt(images, { from, to });
        expect(moved[to]).toBe(images[from]);
        const withoutIt = images.filter((_, place) => place !== from);
        expect(moved.filter((image) => image !== images[from])).toEqual(withoutIt);
        expect(withPictureAt(moved, { from: to, to: from })).toEqual(images);
      }),
    );
  });

  it('says where it is', () => {
    expect(placeWords({ place: 1, count: 3 })).toBe('Imagem 2 de 3.');
  });
});
