import { useSyncExternalStore } from 'react';
import * as v from 'valibot';
import { safeLocalStorage } from '@/lib/safe-storage';
import { makeStore } from '@/lib/store';

// How the person at this browser wants to be told of new requests and messages (LIVE-02).

const SETTINGS_KEY = 'hostel-staff-avisos';

const settingsSchema = v.object({
  /** The notice in the corner of the panel. */
  onScreen: v.boolean(),
  /** How many are new, before the title of the page. */
  inTitle: v.boolean(),
  /** The browser's own notification; it shows only while the browser allows it as well. */
  byBrowser: v.boolean(),
  sound: v.boolean(),
});

export type NoticeSettings = v.InferOutput<typeof settingsSchema>;

/** Everything is on except browser notifications, which need permission. */
const DEFAULTS: NoticeSettings = { onScreen: true, inTitle: true, byBrowser: false, sound: true };

const stored = makeStore(0);
let read: { text: string | null; settings: NoticeSettings } = { text: null, settings: DEFAULTS };

/** The settings of this browser; the same object until they change, for useSyncExternalStore. */
export function noticeSettings(): NoticeSettings {
  const text = safeLocalStorage.getItem(SETTINGS_KEY);
  if (text !== read.text) {
    const result = v.safeParse(v.pipe(v.string(), v.parseJson(), settingsSchema), text);
    read = { text, settings: result.success ? result.output : DEFAULTS };
  }
  return read.settings;
}

export function changeNoticeSettings(changes: Partial<NoticeSettings>): void {
  safeLocalStorage.setItem(SETTINGS_KEY, JSON.stringify({ ...noticeSettings(), ...changes }));
  stored.set(stored.get() + 1);
}

/** The settings of this browser, also when another tab changes them. */
export function useNoticeSettings(): NoticeSettings {
  return useSyncExternalStore(onChange, noticeSettings);
}

function onChange(tell: () => void): () => void {
  window.addEventListener('storage', tell);
  const stop = stored.subscribe(tell);
  return () => {
    window.removeEventListener('storage', tell);
    stop();
  };
}
