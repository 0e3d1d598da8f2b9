import * as v from 'valibot';
import { allowPictureWorker } from '@/lib/trusted-types';
import { shrink, type MakeSurface, type Shrinking } from './shrink';

const answerShape = v.variant('kind', [
  v.object({
    kind: v.literal('done'),
    picture: v.object({
      hash: v.string(),
      type: v.picklist(['image/webp', 'image/jpeg']),
      sizes: v.array(v.object({ width: v.number(), content: v.instance(Blob) })),
    }),
  }),
  v.object({
    kind: v.literal('refused'),
    problem: v.variant('kind', [
      v.object({ kind: v.literal('unreadable') }),
      v.object({ kind: v.literal('too-small'), width: v.number() }),
      v.object({ kind: v.literal('too-heavy') }),
    ]),
  }),
]);

/**
 * Makes the sizes of a picture: in a worker, or on the page where a browser has no canvas for one.
 *
 * @throws DOMException 'AbortError' once `signal` is aborted, and any failure of the worker's
 */
export async function shrinkPicture(file: Blob, signal: AbortSignal): Promise<Shrinking> {
  if (typeof Worker === 'undefined' || typeof OffscreenCanvas === 'undefined') {
    return shrink(file, makeSurfaceOfPage);
  }
  return shrinkInWorker(file, signal);
}

async function shrinkInWorker(file: Blob, signal: AbortSignal): Promise<Shrinking> {
  signal.throwIfAborted();
  allowPictureWorker();
  // One for each picture: to cancel it, its worker is ended.
  const worker = new Worker(new URL('./shrink.worker.ts', import.meta.url), { type: 'module' });
  try {
    return await new Promise<Shrinking>((resolve, reject) => {
      signal.addEventListener('abort', () => reject(new DOMException('Cancelled', 'AbortError')));
      worker.addEventListener('error', () => reject(new Error('The worker failed.')));
      worker.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
        const answer = v.safeParse(answerShape, data);
        if (answer.success) resolve(answer.output);
        else reject(new Error('The worker gave no answer.'));
      });
      worker.postMessage(file, {});
    });
  } finally {
    worker.terminate();
  }
}

const makeSurfaceOfPage: MakeSurface = ({ width, height }) => {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  return {
    pen: canvas.getContext('2d'),
    write: async (type, quality) =>
      new Promise((resolve) => {
        canvas.toBlob(resolve, type, quality);
      }),
  };
};
