import { useRef, useState } from 'react';
import { leftBehindWords, type QueuedPicture } from '@/domain/room/picture-queue';

interface SaveAfterPicturesOptions {
  /** Called once no picture is under way any more. */
  onDone: () => void;
  /** Called instead where some failed meanwhile: whoever saves has to know. */
  onLeftBehind: () => void;
}

type Queue = readonly QueuedPicture[];

/** Lets saving wait for the pictures that are under way (PIC-01). */
export function useSaveAfterPictures({ onDone, onLeftBehind }: SaveAfterPicturesOptions) {
  const [isOn, setIsOn] = useState(false);
  const [left, setLeft] = useState<readonly number[]>([]);
  /** Those that had failed before; null while nothing waits. */
  const known = useRef<readonly number[] | null>(null);

  return {
    isOn,
    begin: (queue: Queue) => {
      known.current = failedIn(queue);
      setLeft([]);
      setIsOn(true);
    },
    /** To be called once none of the queue is under way any more. */
    settle: (queue: Queue) => {
      const { current: before } = known;
      if (before === null) return;
      known.current = null;
      const lost = failedIn(queue).filter((id) => !before.includes(id));
      setLeft(lost);
      setIsOn(false);
      if (lost.length > 0) onLeftBehind();
      else onDone();
    },
    /** Why saving did not go on, for as long as a picture is missing; null otherwise. */
    messageFor: (queue: Queue) => {
      const failed = failedIn(queue);
      const missing = left.filter((id) => failed.includes(id)).length;
      return missing === 0 ? null : leftBehindWords(missing);
    },
  };
}

const failedIn = (queue: Queue): number[] =>
  queue.filter(({ step }) => step.kind === 'failed').map(({ id }) => id);
