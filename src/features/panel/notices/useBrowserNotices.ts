import { useState } from 'react';
import { changeNoticeSettings, useNoticeSettings } from './notice-settings';
import {
  askNotificationPermission,
  notificationPermission,
  showNotification,
  type BrowserPermission,
} from './browser-notification';

const WHEN = 'Com o painel à vista e outra janela à frente.';

const REFUSALS: Partial<Record<BrowserPermission, string>> = {
  denied: 'Bloqueada neste navegador. Mude nas definições do site.',
  none: 'Este navegador não tem notificações.',
};

/**
 * The switch for browser notifications. Only it asks for permission, and it is on only while the
 * browser grants it. Switching it on shows one at once, because some browsers refuse it even then.
 */
export function useBrowserNotices() {
  const { byBrowser } = useNoticeSettings();
  const [permission, setPermission] = useState(notificationPermission);
  const [isAsking, setIsAsking] = useState(false);

  async function turn(isOn: boolean): Promise<void> {
    if (!isOn) {
      changeNoticeSettings({ byBrowser: false });
      return;
    }
    setIsAsking(true);
    const answer = await askNotificationPermission();
    const isShown =
      answer === 'granted' && showNotification('Avisos ligados', { body: 'É assim que avisamos.' });
    setPermission(answer === 'granted' && !isShown ? 'none' : answer);
    setIsAsking(false);
    changeNoticeSettings({ byBrowser: isShown });
  }

  const refusal = REFUSALS[permission];
  const words = permission === 'granted' ? WHEN : `${WHEN} O navegador vai pedir autorização.`;
  return {
    isOn: byBrowser && permission === 'granted',
    isAsking,
    turn,
    refusal,
    detail: refusal ?? words,
  };
}
