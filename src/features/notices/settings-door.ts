import { makeStore } from '@/lib/store';

/** Whether the window of the settings is open: a notice, the sidebar and the top bar all open it. */
export const settingsDoor = makeStore(false);

export function openNoticeSettings(): void {
  settingsDoor.set(true);
}
