import { useEffect, useState } from 'react';

const timeNow = () => new Date().toISOString();

/** Since when (ISO time) the browser has reported being offline; null while it does not. */
export function useOfflineSince(): string | null {
  const [since, setSince] = useState(() => (navigator.onLine ? null : timeNow()));

  useEffect(() => {
    const handleOffline = () => setSince((known) => known ?? timeNow());
    const handleOnline = () => setSince(null);
    window.addEventListener('offline', handleOffline);
    window.addEventListener('online', handleOnline);
    return () => {
      window.removeEventListener('offline', handleOffline);
      window.removeEventListener('online', handleOnline);
    };
  }, []);

  return since;
}
