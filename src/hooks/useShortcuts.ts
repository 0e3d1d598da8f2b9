import { useEffect, useRef, useSyncExternalStore } from 'react';
import { safeLocalStorage } from '@/lib/safe-storage';

const SETTING_KEY = 'hostel-atalhos';
const OFF = 'desligados';

const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function areOn(): boolean {
  return safeLocalStorage.getItem(SETTING_KEY) !== OFF;
}

function turn(isOn: boolean): void {
  if (isOn) safeLocalStorage.removeItem(SETTING_KEY);
  else safeLocalStorage.setItem(SETTING_KEY, OFF);
  for (const listener of listeners) listener();
}

/** Whether single keys do something in this browser, and how to change that. */
export function useShortcutSetting(): { isOn: boolean; turn: (isOn: boolean) => void } {
  return { isOn: useSyncExternalStore(subscribe, areOn), turn };
}

/** What a key does, by the key's own name ('j', '/', 'ArrowLeft'). */
export type Shortcuts = Partial<Record<string, () => void>>;

/**
 * Single keys that act, unless they are switched off, somebody types, or a question stands over the
 * page. `isActive` is false while the keys are for something else, e.g. an open window.
 */
export function useShortcuts(shortcuts: Shortcuts, { isActive = true } = {}): void {
  const { isOn } = useShortcutSetting();
  const latest = useRef(shortcuts);

  useEffect(() => {
    latest.current = shortcuts;
  }, [shortcuts]);

  useEffect(() => {
    if (!isOn || !isActive) return undefined;
    const handleKeyDown = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
      const act = latest.current[keyName(event)];
      if (act === undefined || event.defaultPrevented || isElsewhere(event.target)) return;
      event.preventDefault();
      act();
    };
    document.addEventListener('keydown', handleKeyDown);
    return () => document.removeEventListener('keydown', handleKeyDown);
  }, [isOn, isActive]);
}

/**
 * The key by its own name, a letter small unless Shift is held: Caps Lock changes what is typed, not
 * what is meant, and Shift with a letter is another key, whatever Caps Lock makes of it.
 */
function keyName({ key, shiftKey }: KeyboardEvent): string {
  const isLetter = key.length === 1 && key.toLowerCase() !== key.toUpperCase();
  if (!isLetter) return key;
  return shiftKey ? key.toUpperCase() : key.toLowerCase();
}

/** Keys belong to whoever types into a field, chooses from a list, or is asked a question. */
function isElsewhere(target: EventTarget | null): boolean {
  return (
    target instanceof Element &&
    target.closest('input, textarea, select, [contenteditable], [role="alertdialog"]') !== null
  );
}
