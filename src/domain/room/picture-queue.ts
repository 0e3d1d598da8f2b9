/** The pictures on their way into a room: whose turn it is, and where each will stand (PIC-01). */

/** As many are made smaller and sent at the same time. */
const AT_ONCE = 2;

export type PictureStep =
  | { kind: 'waiting' }
  | { kind: 'shrinking' }
  | { kind: 'sending'; percent: number }
  /** No retry would help. */
  | { kind: 'refused'; words: string }
  /** The next attempt may succeed. */
  | { kind: 'failed'; words: string; problem: 'line' | 'session' | 'server' };

export interface QueuedPicture {
  /** Rises in the order in which files were chosen. */
  id: number;
  /** The file's. */
  name: string;
  step: PictureStep;
}

/** Whether a picture is under way, or will be by itself. */
export function isPending({ step }: QueuedPicture): boolean {
  return step.kind !== 'refused' && step.kind !== 'failed';
}

/** The ids of those whose turn it is now, in the order in which they were chosen. */
export function picturesToStart(queue: readonly QueuedPicture[]): number[] {
  const waiting = queue.filter(({ step }) => step.kind === 'waiting');
  const active = queue.filter(isPending).length - waiting.length;
  return waiting.slice(0, Math.max(0, AT_ONCE - active)).map(({ id }) => id);
}

/** The queue with a picture at another step; the same queue where it is no longer in it. */
export function withStep(
  queue: readonly QueuedPicture[],
  { id, step }: { id: number; step: PictureStep },
): readonly QueuedPicture[] {
  const place = queue.findIndex((picture) => picture.id === id);
  const picture = queue[place];
  return picture === undefined ? queue : queue.with(place, { ...picture, step });
}

/**
 * A room's pictures with one that is now uploaded. It goes before those that were chosen after it
 * and were faster, and at the end otherwise; one that is there already stays where it is.
 *
 * @param chosen the ids of the pictures uploaded so far, by address
 */
export function withUploaded(
  images: readonly string[],
  { address, id }: { address: string; id: number },
  chosen: ReadonlyMap<string, number>,
): string[] {
  if (images.includes(address)) return [...images];
  const later = images.findIndex((image) => (chosen.get(image) ?? -1) > id);
  return images.toSpliced(later === -1 ? images.length : later, 0, address);
}

export function stepWords(step: PictureStep): string {
  if (step.kind === 'waiting') return 'À espera de vez';
  if (step.kind === 'shrinking') return 'A reduzir…';
  return step.kind === 'sending' ? `A enviar, ${step.percent} %` : step.words;
}

/** What stands at the foot of the form meanwhile; null with nothing under way or wrong. */
export function queueWords(queue: readonly QueuedPicture[]): string | null {
  const pending = queue.filter(isPending).length;
  const wrong = queue.length - pending;
  const told = [
    pending > 0 ? `${pending} a enviar` : null,
    wrong > 0 ? `${wrong} com erro` : null,
  ].filter((part) => part !== null);
  return told.length === 0 ? null : told.join(', ');
}

/** What the button says while saving waits for pictures. */
export function waitingWords(count: number): string {
  return count === 1 ? 'A acabar 1 imagem…' : `A acabar ${count} imagens…`;
}

/** Why saving did not go on after waiting, by the number of pictures that failed meanwhile. */
export function leftBehindWords(count: number): string {
  return count === 1
    ? 'Falta 1 imagem: tente de novo, ou guarde sem ela.'
    : `Faltam ${count} imagens: tente de novo, ou guarde sem elas.`;
}
