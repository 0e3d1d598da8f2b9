import { useCallback, useSyncExternalStore } from 'react';

function subscribe(onChange: () => void) {
  window.addEventListener('scroll', onChange, { passive: true });
  return () => window.removeEventListener('scroll', onChange);
}

/** Whether the page is scrolled further down than `pixels`. */
export function useScrolledPast(pixels: number): boolean {
  const read = useCallback(() => window.scrollY > pixels, [pixels]);
  return useSyncExternalStore(subscribe, read, () => false);
}
