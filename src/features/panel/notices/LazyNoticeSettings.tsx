import { useEffect, useState, useSyncExternalStore } from 'react';
import { lazyPart } from '@/components/lazy-part';
import { useToast } from '@/components/overlay/useToast';
import { settingsDialogOpen } from './settings-dialog-state';

const dialog = lazyPart(async () => import('./NoticeSettingsDialog'));

const close = () => settingsDialogOpen.set(false);

/** The dialog of the notice settings; its code loads when it is first opened. */
export function LazyNoticeSettings() {
  const isOpen = useSyncExternalStore(settingsDialogOpen.subscribe, settingsDialogOpen.get);
  const [isLoaded, setIsLoaded] = useState(false);
  const toast = useToast();

  useEffect(() => {
    if (!isOpen || isLoaded) return;
    dialog.preload().then(
      () => setIsLoaded(true),
      () => {
        close();
        toast.error('Não foi possível abrir os avisos. Tente novamente.');
      },
    );
  }, [isOpen, isLoaded, toast]);

  // Closed on unmount, so that the next person to sign in does not find it open.
  useEffect(() => close, []);

  return isOpen && isLoaded ? <dialog.Part onClose={close} /> : null;
}
