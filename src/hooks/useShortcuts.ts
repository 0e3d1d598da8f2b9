import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import { safeLocalStorage } from '@/lib/safe-storage';
import { isDialogOpen } from './useDialog';

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

/** Whether single-key shortcuts are on in this browser, and a function to change that. */
export function useShortcutSetting(): { isOn: boolean; turn: (isOn: boolean) => void } {
  return { isOn: useSyncExternalStore(subscribe, areOn), turn };
}

/** Actions by the key's `event.key` ('j', '/', 'ArrowLeft'). */
export type Shortcuts = Partial<Record<string, () => void>>;

/**
 * Single-key shortcuts. They do nothing while they are switched off, somebody types, or an alert
 * dialog is open. `isActive` is false while the keys have another meaning, e.g. in an open dialog.
 * With `isOfPage` they do nothing while any dialog is open.
 */
export function useShortcuts(
  shortcuts: Shortcuts,
  { isActive = true, isOfPage = false } = {},
): void {
  const { isOn } = useShortcutSetting();
  const handleKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
    const act = shortcuts[keyName(event)];
    if (act === undefined || event.defaultPrevented || isElsewhere(event)) return;
    if (isOfPage && isDialogOpen()) return;
    event.preventDefault();
    act();
  });

  useEffect(() => {
    if (!isOn || !isActive) return undefined;
    document.addEventListener('keydown', handleKeyDown);
    return () => document.removeEventListener('keydown', handleKeyDown);
  }, [isOn, isActive]);
}

/**
 * The name of the key: a letter in lower case, or in upper case with Shift, because Shift and a
 * letter is another shortcut. Caps Lock makes no difference.
 */
function keyName({ key, shiftKey }: KeyboardEvent): string {
  const isLetter = key.length === 1 && key.toLowerCase() !== key.toUpperCase();
  if (!isLetter) return key;
  return shiftKey ? key.toUpperCase() : key.toLowerCase();
}

/**
 * Whether the key is meant for a field, a list, or an alert dialog. A radio button of the page
 * itself, such as a filter, leaves letters and digits to the shortcuts.
 */
function isElsewhere({ key, target }: KeyboardEvent): boolean {
  if (!(target instanceof Element)) return false;
  const isTyped = key.length === 1 && key !== ' ';
  if (isTyped && target.matches('[type="radio"]') && !target.closest('dialog')) return false;
  return (
    target.closest('input, textarea, select, [contenteditable], [role="alertdialog"]') !== null
  );
}
