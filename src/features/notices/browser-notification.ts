/** What the browser says of its own notifications for this site; 'none' where it has none. */
export type NotificationLeave = NotificationPermission | 'none';

const ICON = '/icone-192.png';

/** Whether this browser may show its own notifications, as it stands now. */
export function notificationLeave(): NotificationLeave {
  return 'Notification' in window ? Notification.permission : 'none';
}

/** Asks the person, by the browser's own question, which it puts only once. */
export async function askNotificationLeave(): Promise<NotificationLeave> {
  return 'Notification' in window ? Notification.requestPermission() : 'none';
}

/**
 * Shows a notification of the browser; a press on it brings the panel to the front.
 *
 * @returns false where the browser does not let a page do so
 */
export function showNotification(
  title: string,
  { body, onPress }: { body?: string; onPress?: () => void },
): boolean {
  if (notificationLeave() !== 'granted') return false;
  try {
    const shown = new Notification(title, { body, icon: ICON, lang: 'pt-PT', tag: title });
    shown.addEventListener('click', () => {
      window.focus();
      shown.close();
      onPress?.();
    });
    return true;
  } catch {
    // Browsers of telephones have them, but not for a page.
    return false;
  }
}
