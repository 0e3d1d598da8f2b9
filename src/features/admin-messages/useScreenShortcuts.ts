import { useShortcuts, type Shortcuts } from '@/hooks/useShortcuts';

/** Single keys of the screen itself: a window that stands over it takes them away. */
export function useScreenShortcuts(shortcuts: Shortcuts, options?: { isActive?: boolean }): void {
  const guarded = Object.entries(shortcuts).map(([key, act]) => [
    key,
    () => {
      if (document.querySelector('dialog[open]') === null) act?.();
    },
  ]);
  useShortcuts(Object.fromEntries(guarded), options);
}
