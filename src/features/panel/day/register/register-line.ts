import { safeLocalStorage } from '@/lib/safe-storage';

const KEY = 'hostel-registo';

/** Whether rows keep a line free for how far guests are registered, so that none moves when it loads. */
export function hasRegisterLine(): boolean {
  return safeLocalStorage.getItem(KEY) !== null;
}

/** Remembers in this browser whether the house uses the register. */
export function rememberRegisterLine(isUsed: boolean): void {
  if (isUsed) safeLocalStorage.setItem(KEY, 'sim');
  else safeLocalStorage.removeItem(KEY);
}
