import { useEffect, useEffectEvent } from 'react';

/**
 * Calls back at regular intervals while the page is visible and online, and at once when it becomes
 * visible or online again. It does nothing while hidden or offline (LIVE-03).
 */
export function usePolling(everyMs: number, onBeat: () => void): void {
  const beat = useEffectEvent(() => {
    if (document.visibilityState === 'visible' && navigator.onLine) onBeat();
  });

  useEffect(() => {
    const handleBeat = () => beat();
    const timer = setInterval(handleBeat, everyMs);
    document.addEventListener('visibilitychange', handleBeat);
    window.addEventListener('online', handleBeat);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', handleBeat);
      window.removeEventListener('online', handleBeat);
    };
  }, [everyMs]);
}
