import { useEffect, useRef, useState } from 'react';
import {
  isPending,
  picturesToStart,
  withStep,
  withUploaded,
  type PictureStep,
  type QueuedPicture,
} from '@/domain/room/picture-queue';
import { ALREADY_THERE } from '@/domain/room/room-pictures';
import { fileProblem, uploadWords } from '@/domain/room/picture-upload';
import { logError } from '@/lib/log';
import { retryImport } from '@/lib/retry-import';
import type { ChosenFiles } from './useChosenFiles';

interface PictureUploadsOptions {
  /** The room's pictures as they stand in the draft. */
  images: readonly string[];
  /** Changes them from what they are at that moment. */
  onImages: (change: (images: readonly string[]) => string[]) => void;
  /** Called whenever the last one under way has arrived, failed or been cancelled. */
  onSettled: (queue: readonly QueuedPicture[]) => void;
  /** Where those that are not in the room yet wait while the form is away. */
  left: ChosenFiles;
}

/** The files that are on their way into a room, two at a time in the order chosen (PIC-01). */
export function usePictureUploads({ images, onImages, onSettled, left }: PictureUploadsOptions) {
  const [queue, setQueue] = useState<readonly QueuedPicture[]>([]);
  // What runs beside the page asks for the queue at any time, not only when it is rendered.
  const latest = useRef(queue);
  const files = useRef(new Map<number, File>());
  const running = useRef(new Map<number, AbortController>());
  const chosen = useRef(new Map<string, number>());
  const nextId = useRef(0);
  const handlers = useRef({ onImages, onSettled, add });
  useEffect(() => {
    handlers.current = { onImages, onSettled, add };
  });
  useEffect(() => {
    const { current } = running;
    const { current: chosenFiles } = files;
    const found = left.take();
    if (found.length > 0) handlers.current.add(found);
    return () => {
      const waiting = latest.current.filter(({ step: { kind } }) => kind !== 'refused');
      left.leave(waiting.flatMap(({ id }) => chosenFiles.get(id) ?? []));
      latest.current = [];
      for (const controller of current.values()) controller.abort();
    };
  }, [left, handlers]);

  function replace(next: readonly QueuedPicture[]) {
    latest.current = next;
    setQueue(next);
  }

  function step(id: number, to: PictureStep) {
    replace(withStep(latest.current, { id, step: to }));
  }

  function drop(id: number) {
    running.current.get(id)?.abort();
    running.current.delete(id);
    files.current.delete(id);
    replace(latest.current.filter((picture) => picture.id !== id));
  }

  /** Goes on with those whose turn it is. */
  function goOn() {
    for (const id of picturesToStart(latest.current)) void carryOut(id);
    if (!latest.current.some(isPending)) handlers.current.onSettled(latest.current);
  }

  async function carryOut(id: number) {
    const file = files.current.get(id);
    if (file === undefined) return;
    const controller = new AbortController();
    const { signal } = controller;
    running.current.set(id, controller);
    step(id, { kind: 'shrinking' });
    const address = await sendInTime(file, {
      signal,
      onStep: (to) => {
        if (!signal.aborted) step(id, to);
      },
    });
    // Cancelled: somebody else's turn has begun already, and the page may be gone.
    if (signal.aborted) return;
    running.current.delete(id);
    if (address !== null) {
      let isThere = false;
      handlers.current.onImages((now) => {
        isThere = now.includes(address);
        return withUploaded(now, { address, id }, chosen.current);
      });
      if (isThere) {
        step(id, { kind: 'refused', words: ALREADY_THERE });
      } else {
        chosen.current.set(address, id);
        drop(id);
      }
    }
    goOn();
  }

  function add(added: readonly File[]) {
    let count = images.length + latest.current.filter(isPending).length;
    const queued = added.map((file): QueuedPicture => {
      const id = nextId.current;
      nextId.current += 1;
      files.current.set(id, file);
      const problem = fileProblem(file, { count });
      if (problem !== undefined) {
        return { id, name: file.name, step: { kind: 'refused', words: problem } };
      }
      count += 1;
      return { id, name: file.name, step: { kind: 'waiting' } };
    });
    replace([...latest.current, ...queued]);
    goOn();
  }

  return {
    queue,
    /** How many are still to come by themselves. */
    pending: queue.filter(isPending).length,
    add,
    /** Takes one off the list, also while it is being sent. */
    remove: (id: number) => {
      drop(id);
      goOn();
    },
    retry: (id: number) => {
      const file = files.current.get(id);
      if (file === undefined) return;
      const count = images.length + latest.current.filter(isPending).length;
      const problem = fileProblem(file, { count });
      step(id, problem === undefined ? { kind: 'waiting' } : { kind: 'refused', words: problem });
      goOn();
    },
    clear: () => {
      for (const { id } of latest.current) drop(id);
    },
  };
}

/** What shrinks and sends is loaded with the first file; where it does not load, the line is down. */
async function sendInTime(
  file: File,
  options: { signal: AbortSignal; onStep: (step: PictureStep) => void },
): Promise<string | null> {
  try {
    const { sendPicture } = await retryImport(async () => import('./send-picture'));
    return await sendPicture(file, options);
  } catch (error) {
    logError('sendPicture', error);
    options.onStep({ kind: 'failed', words: uploadWords('line', { percent: 0 }), problem: 'line' });
    return null;
  }
}
