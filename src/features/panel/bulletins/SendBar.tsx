import { Download, Send } from 'lucide-react';
import { Button } from '@/components/Button';
import { ErrorBox } from '@/components/ErrorBox';
import type { Day } from '@/domain/calendar/dates';
import { countWords } from '@/domain/register/bulletin-words';
import {
  bulletinCounts,
  fileUnderWay,
  readyEntries,
  type BulletinRow,
} from '@/domain/register/bulletins';
import { missingHouseFields } from '@/domain/register/siba-file';
import type { SibaOverview } from '@/domain/register/siba-overview';
import { useDownloadXml, type useSendBulletins } from './useBulletinActs';

interface SendBarProps {
  overview: SibaOverview;
  rows: readonly BulletinRow[];
  today: Day;
  sending: ReturnType<typeof useSendBulletins>;
}

/** How many are to be reported, and the two ways; while a file is on its way, none for anybody. */
export function SendBar({ overview, rows, today, sending }: SendBarProps) {
  const downloading = useDownloadXml();
  const { settings } = overview;
  const ready = readyEntries(rows);
  const underWay = fileUnderWay(overview);
  const lacksHouse = missingHouseFields(settings).length > 0;
  const isOff = ready.length === 0 || lacksHouse || underWay !== null || sending.isPending;

  return (
    <>
      <div className="flex flex-wrap items-center gap-x-2.5 gap-y-2 px-3.5 py-3 md:px-4.5">
        <div className="me-auto flex flex-wrap items-baseline gap-x-3 tabular-figures">
          <h2
            id="boletins-por-comunicar"
            className="font-sans text-16 font-semibold tracking-normal"
          >
            Por comunicar
          </h2>
          <p className="text-13 text-tinta-2">{countWords(bulletinCounts(rows, today))}</p>
        </div>
        <Button
          variant={settings.service === null ? 'primary' : 'outline'}
          className="max-md:w-full"
          disabled={isOff}
          isBusy={downloading.isPending}
          busyLabel="A descarregar..."
          onClick={() => void downloading.change(ready)}
        >
          <Download aria-hidden />
          Descarregar XML
        </Button>
        {settings.service !== null && (
          <Button
            className="max-md:w-full"
            disabled={isOff && !sending.isPending && underWay === null}
            isBusy={sending.isPending || underWay !== null}
            busyLabel={underWay === null ? 'A enviar…' : `A enviar n.º ${underWay.number}…`}
            onClick={() => void sending.change(ready)}
          >
            <Send aria-hidden />
            {`Enviar agora (${ready.length})`}
          </Button>
        )}
      </div>
      {lacksHouse && (
        <p className="border-t border-linha bg-ocre-100 px-3.5 py-2.5 text-13 font-medium text-ocre-800 md:px-4.5">
          Faltam dados da casa, que a gerência preenche em «Dados da casa».
        </p>
      )}
      {sending.failure !== null && underWay === null && (
        <ErrorBox
          title={sending.failure}
          retryLabel="Tentar de novo"
          isRetrying={sending.isPending}
          onRetry={isOff ? undefined : () => void sending.change(ready)}
          className="mx-3.5 mb-3.5 md:mx-4.5"
        />
      )}
    </>
  );
}
