import { useCallback } from 'react';
import { useDocumentFlag } from './useDocumentFlag';

const HEIGHT = '--bottom-bar';

/**
 * For a bar at the foot of the screen: notices appear above it, whatever its height. Gives the ref
 * for the bar; null while it is not shown.
 */
export function useBottomBar(isShown = true): ((bar: HTMLElement | null) => () => void) | null {
  useDocumentFlag('data-bottom-bar', isShown);
  const measure = useCallback((bar: HTMLElement | null) => {
    const { style } = document.documentElement;
    const tell = () => style.setProperty(HEIGHT, `${bar?.offsetHeight ?? 0}px`);
    tell();
    const observer = new ResizeObserver(tell);
    if (bar !== null) observer.observe(bar);
    return () => {
      observer.disconnect();
      style.removeProperty(HEIGHT);
    };
  }, []);
  return isShown ? measure : null;
}
