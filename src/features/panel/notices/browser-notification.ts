/** The browser's permission for notifications; 'none' where it does not support them. */
export type BrowserPermission = NotificationPermission | 'none';

const ICON = '/icone-192.png';

export function notificationPermission(): BrowserPermission {
  return 'Notification' in window ? Notification.permission : 'none';
}

/** Asks for permission with the browser's own prompt, which appears only once. */
export async function askNotificationPermission(): Promise<BrowserPermission> {
  return 'Notification' in window ? Notification.requestPermission() : 'none';
}

/**
 * Shows a notification of the browser; a press on it brings the panel to the front. Returns false
 * where the browser does not let a page do so.
 */
export function showNotification(
  title: string,
  { body, onPress }: { body?: string; onPress?: () => void },
): boolean {
  if (notificationPermission() !== 'granted') return false;
  try {
    const shown = new Notification(title, { body, icon: ICON, lang: 'pt-PT', tag: title });
    shown.addEventListener('click', () => {
      window.focus();
      shown.close();
      onPress?.();
    });
    return true;
  } catch {
    // Browsers on phones allow notifications from service workers only, and throw here.
    return false;
  }
}
