import { useEffect, useState, useSyncExternalStore } from 'react';
import { lazyWithPreload } from '@/components/lazy-with-preload';
import { useToast } from '@/components/useToast';
import { retryImport } from '@/lib/retry-import';
import { settingsDoor } from './settings-door';

const dialog = lazyWithPreload(() => retryImport(async () => import('./NoticeSettingsDialog')));

const close = () => settingsDoor.set(false);

/** The window of 'Avisos', wherever it was opened from; its code comes when it is first opened. */
export function NoticeSettings() {
  const isOpen = useSyncExternalStore(settingsDoor.subscribe, settingsDoor.get);
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

  // Another person's panel begins with the window closed.
  useEffect(() => close, []);

  return isOpen && isLoaded ? <dialog.Part onClose={close} /> : null;
}
