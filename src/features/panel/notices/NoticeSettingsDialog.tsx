import { Volume2 } from 'lucide-react';
import { useId } from 'react';
import { Button } from '@/components/Button';
import { Switch } from '@/components/form/Switch';
import { changeNoticeSettings, useNoticeSettings, type NoticeSettings } from './notice-settings';
import { useDialog } from '@/hooks/useDialog';
import { playSound, readySound } from './sound';
import { useBrowserNotices } from './useBrowserNotices';

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
      <h2 id={`${id}-title`} tabIndex={-1} data-initial-focus="" className="text-20 leading-6.5">
        Como me avisar
      </h2>
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
      <div className="mt-4.5 flex flex-wrap justify-end gap-2">
        <Button variant="outline" onClick={() => void readySound().then(playSound)}>
          <Volume2 aria-hidden />
          Ouvir o som
        </Button>
        <Button onClick={onClose}>Feito</Button>
      </div>
    </dialog>
  );
}
