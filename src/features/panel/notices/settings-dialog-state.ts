import { makeStore } from '@/lib/store';

/** Whether the settings dialog is open; shared, as notices, sidebar and top bar can all open it. */
export const settingsDialogOpen = makeStore(false);

export function openNoticeSettings(): void {
  settingsDialogOpen.set(true);
}
