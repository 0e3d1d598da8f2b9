import type { ComponentType } from 'react';
import { lazyPart } from '@/components/lazy-part';
import { useToast } from './useToast';

/**
 * A dialog in a chunk of its own, which loads on the press that opens it.
 *
 * @param failure said in a toast where it does not load
 */
export function lazyDialog<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  failure: string,
) {
  const { Part, preload } = lazyPart(load);
  return {
    Part,
    preload,
    failure,
    /** For hover and focus: the press finds it loaded, or says why not. */
    prepare: () => void preload().catch(() => undefined),
  };
}

export type LazyDialog<Props extends object> = ReturnType<typeof lazyDialog<Props>>;

/** Gives what opens a dialog: it calls back once its `Part` renders at once. */
export function useDialogOpening<Props extends object>({ preload, failure }: LazyDialog<Props>) {
  const toast = useToast();
  return (open: () => void, giveUp?: () => void) =>
    void preload().then(open, () => {
      giveUp?.();
      toast.error(failure);
    });
}
