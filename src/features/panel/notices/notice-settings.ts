import { useSyncExternalStore } from 'react';
import * as v from 'valibot';
import { safeLocalStorage } from '@/lib/safe-storage';
import { storedShape } from '@/lib/stored-shape';

// How the person at this browser wants to be told of new requests and messages (LIVE-02).

const settingsSchema = v.object({
  onScreen: v.boolean(),
  inTitle: v.boolean(),
  /** The browser's own notification; it shows only while the browser allows it as well. */
  byBrowser: v.boolean(),
  sound: v.boolean(),
});

export type NoticeSettings = v.InferOutput<typeof settingsSchema>;

/** Everything is on except browser notifications, which need permission. */
const DEFAULTS: NoticeSettings = { onScreen: true, inTitle: true, byBrowser: false, sound: true };

const stored = storedShape('hostel-staff-avisos', settingsSchema, safeLocalStorage);

/** The settings of this browser; the same object until they change, for useSyncExternalStore. */
export function noticeSettings(): NoticeSettings {
  return stored.read() ?? DEFAULTS;
}

export function changeNoticeSettings(changes: Partial<NoticeSettings>): void {
  stored.write({ ...noticeSettings(), ...changes });
}

/** The settings of this browser, also when another tab changes them. */
export function useNoticeSettings(): NoticeSettings {
  return useSyncExternalStore(stored.subscribe, noticeSettings);
}
