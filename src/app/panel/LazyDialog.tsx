import { useEffect, useState, useSyncExternalStore } from 'react';
import type { lazyPart } from '@/components/lazy-part';
import { useToast } from '@/components/overlay/useToast';
import type { Store } from '@/lib/store';

interface LazyDialogProps {
  dialog: ReturnType<typeof lazyPart<{ onClose: () => void }>>;
  /** Whether it is open. */
  store: Store<boolean>;
  /** Said where its code could not be loaded. */
  failure: string;
}

/** A dialog that anything in the panel can open; its code loads when it is first opened. */
export function LazyDialog({ dialog, store, failure }: LazyDialogProps) {
  const isOpen = useSyncExternalStore(store.subscribe, store.get);
  const [isLoaded, setIsLoaded] = useState(false);
  const toast = useToast();

  useEffect(() => {
    if (!isOpen || isLoaded) return;
    dialog.preload().then(
      () => setIsLoaded(true),
      () => {
        store.set(false);
        toast.error(failure);
      },
    );
  }, [dialog, store, failure, isOpen, isLoaded, toast]);

  // Closed on unmount, so that the next person to sign in does not find it open.
  useEffect(() => () => store.set(false), [store]);

  return isOpen && isLoaded ? <dialog.Part onClose={() => store.set(false)} /> : null;
}
