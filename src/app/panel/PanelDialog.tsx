import { useEffect, useState, useSyncExternalStore } from 'react';
import { useDialogOpening, type LazyDialog } from '@/components/overlay/lazy-dialog';
import type { Store } from '@/lib/store';

interface PanelDialogProps {
  dialog: LazyDialog<{ onClose: () => void }>;
  /** Whether it is open. */
  store: Store<boolean>;
}

/** A dialog that anything in the panel can open. */
export function PanelDialog({ dialog, store }: PanelDialogProps) {
  const isWanted = useSyncExternalStore(store.subscribe, store.get);
  const [isLoaded, setIsLoaded] = useState(false);
  const open = useDialogOpening(dialog);

  useEffect(() => {
    if (isWanted)
      open(
        () => setIsLoaded(true),
        () => store.set(false),
      );
  }, [store, open, isWanted]);

  // Closed on unmount, so that the next person to sign in does not find it open.
  useEffect(() => () => store.set(false), [store]);

  return isWanted && isLoaded ? <dialog.Part onClose={() => store.set(false)} /> : null;
}
