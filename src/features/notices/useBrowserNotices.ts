import { useState } from 'react';
import { changeNoticeSettings, useNoticeSettings } from '@/features/panel/notice-settings';
import {
  askNotificationLeave,
  notificationLeave,
  showNotification,
  type NotificationLeave,
} from './browser-notification';

const WHEN = 'Com o painel à vista e outra janela à frente.';

const REFUSALS: Partial<Record<NotificationLeave, string>> = {
  denied: 'Bloqueada neste navegador. Mude nas definições do site.',
  none: 'Este navegador não tem notificações.',
};

/**
 * The switch for the browser's own notifications: it alone asks for leave, and it is on only while the
 * browser gives it. The first notification comes at once, as some browsers refuse it in spite of their leave.
 */
export function useBrowserNotices() {
  const { byBrowser } = useNoticeSettings();
  const [leave, setLeave] = useState(notificationLeave);
  const [isAsking, setIsAsking] = useState(false);

  async function turn(isOn: boolean): Promise<void> {
    if (!isOn) {
      changeNoticeSettings({ byBrowser: false });
      return;
    }
    setIsAsking(true);
    const answer = await askNotificationLeave();
    const isShown =
      answer === 'granted' && showNotification('Avisos ligados', { body: 'É assim que avisamos.' });
    setLeave(answer === 'granted' && !isShown ? 'none' : answer);
    setIsAsking(false);
    changeNoticeSettings({ byBrowser: isShown });
  }

  const refusal = REFUSALS[leave];
  const words = leave === 'granted' ? WHEN : `${WHEN} O navegador vai pedir autorização.`;
  return {
    isOn: byBrowser && leave === 'granted',
    isAsking,
    turn,
    refusal,
    detail: refusal ?? words,
  };
}
