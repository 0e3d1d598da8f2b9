import { Volume2, X } from 'lucide-react';
import { useId, useState } from 'react';
import { Button } from '@/components/Button';
import { Switch } from '@/components/form/Switch';
import { changeNoticeSettings, type NoticeSettings, useNoticeSettings } from './notice-settings';
import { useDialog } from '@/hooks/useDialog';
import { playSound, readySound } from './sound';
import {
  askNotificationPermission,
  type BrowserPermission,
  notificationPermission,
  showNotification,
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
function useBrowserNotices() {
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

const ROW =
  'w-full flex-row-reverse justify-between border-t border-linha/60 py-2.5 text-14! leading-5! font-medium';

/** How this browser tells of new requests and messages (LIVE-02). */
export default function NoticeSettingsDialog({ onClose }: { onClose: () => void }) {
  const id = useId();
  const settings = useNoticeSettings();
  const browser = useBrowserNotices();
  const dialogRef = useDialog({ isOpen: true, onClose });

  const switchProps = (name: keyof NoticeSettings) => ({
    isOn: settings[name],
    onChange: (isOn: boolean) => changeNoticeSettings({ [name]: isOn }),
    className: ROW,
  });

  return (
    <dialog
      ref={dialogRef}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-body`}
      className="m-auto max-h-[calc(100dvh-2rem)] w-[min(27.5rem,100%-2rem)] overflow-y-auto rounded-card border-t-4 border-anil-600 bg-branco p-5.5 pb-4.5 text-tinta shadow-s3 open:animate-appear"
    >
      <div className="flex items-start justify-between gap-2">
        <h2 id={`${id}-title`} tabIndex={-1} data-initial-focus="" className="text-20 leading-6.5">
          Como me avisar
        </h2>
        <Button variant="quiet" aria-label="Fechar" onClick={onClose} className="-me-2 -mt-1.5">
          <X aria-hidden />
        </Button>
      </div>
      <p id={`${id}-body`} className="mt-2.5 text-14">
        Quando entra um pedido ou uma mensagem. Vale só neste navegador.
      </p>
      <div className="mt-3 grid">
        <Switch label="Aviso no ecrã" detail="No canto, com “Abrir”" {...switchProps('onScreen')} />
        <Switch
          label="Número no separador"
          detail="Quantas novidades há, antes do título da página"
          {...switchProps('inTitle')}
        />
        <Switch
          label="Notificação do navegador"
          detail={browser.detail}
          isOn={browser.isOn}
          isBusy={browser.isAsking}
          onChange={(isOn) => void browser.turn(isOn)}
          className={ROW}
        />
        <Switch
          label="Som curto"
          detail="Uma vez por novidade, nunca entre as 23:00 e as 08:00"
          {...switchProps('sound')}
        />
      </div>
      <output className="sr-only">{browser.refusal}</output>
      <div className="mt-4.5 flex flex-wrap justify-end gap-2 max-md:*:flex-1">
        <Button variant="outline" onClick={() => void readySound().then(playSound)}>
          <Volume2 aria-hidden />
          Ouvir o som
        </Button>
        <Button onClick={onClose}>Feito</Button>
      </div>
    </dialog>
  );
}
