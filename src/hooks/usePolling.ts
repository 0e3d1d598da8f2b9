import { useEffect, useEffectEvent } from 'react';

/**
 * Calls back at regular times while the page can be seen and has a line, and at once when it is seen,
 * or has its line, again. Hidden or offline it is silent (LIVE-03).
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
