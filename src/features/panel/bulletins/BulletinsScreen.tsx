import { Settings, TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import { Button } from '@/components/Button';
import { EmptyState } from '@/components/EmptyState';
import { PanelHeader } from '@/components/PanelHeader';
import { Skeleton } from '@/components/look/Skeleton';
import { Tag } from '@/components/look/Tag';
import { PANEL_CARD } from '@/components/panel-styles';
import type { Day } from '@/domain/calendar/dates';
import { lastFileWords } from '@/domain/register/bulletin-words';
import { bulletinCounts, bulletinRows, isReporting } from '@/domain/register/bulletins';
import type { SibaOverview } from '@/domain/register/siba-overview';
import { StillReading } from '@/features/panel/kit/StillReading';
import { BackToHouse } from '@/features/panel/session/BackToHouse';
import { useMember } from '@/features/panel/session/useAccount';
import { useHouseTime } from '@/hooks/useHouseTime';
import { ChangedDepartures } from './ChangedDepartures';
import { Files } from './Files';
import { SendBar } from './SendBar';
import { BulletinSettings } from './BulletinSettings';
import { ToReport } from './ToReport';
import { useLearnedService, useSendBulletins } from './useBulletinActs';
import { useBulletins } from './useBulletins';

/** Who is to be reported to the authority, and the files that were (REG-04). */
export function BulletinsScreen() {
  const { today } = useHouseTime();
  const member = useMember();
  const [isSetting, setIsSetting] = useState(false);
  const sending = useSendBulletins();
  const bulletins = useBulletins({ isSending: sending.isPending });
  const { data } = bulletins;
  useLearnedService(data);
  const isOn = data !== undefined && isReporting(data);
  const isOwner = member?.role === 'owner';
  const late = data && isOn ? bulletinCounts(bulletinRows(data, today), today).late : 0;

  return (
    <>
      <BackToHouse />
      <PanelHeader title="Boletins">
        {late > 0 && (
          <Tag tone="late" icon={TriangleAlert}>
            {`${late} em atraso`}
          </Tag>
        )}
        {isOn && isOwner && !isSetting && (
          <Button variant="outline" onClick={() => setIsSetting(true)}>
            <Settings aria-hidden />
            Dados da casa
          </Button>
        )}
      </PanelHeader>
      {data && isOwner && (isSetting || !isOn) && (
        <BulletinSettings
          settings={data.settings}
          member={member}
          today={today}
          onClose={isOn ? () => setIsSetting(false) : null}
        />
      )}
      {data && !isOn && member !== undefined && !isOwner && <NotSetUp />}
      {data && isOn && !isSetting && <Board overview={data} today={today} sending={sending} />}
      <StillReading of={bulletins} title="Não foi possível carregar os boletins">
        <BoardSkeleton />
      </StillReading>
    </>
  );
}

interface BoardProps {
  overview: SibaOverview;
  today: Day;
  sending: ReturnType<typeof useSendBulletins>;
}

function Board({ overview, today, sending }: BoardProps) {
  const rows = bulletinRows(overview, today);
  return (
    <>
      {rows.length === 0 ? (
        <div className={PANEL_CARD}>
          <EmptyState title="Nada por comunicar">
            {`${lastFileWords(overview.files, today)} Quem chegar de fora aparece aqui.`.trim()}
          </EmptyState>
        </div>
      ) : (
        <section
          className={`overflow-hidden ${PANEL_CARD}`}
          aria-labelledby="boletins-por-comunicar"
        >
          <SendBar {...{ overview, rows, today, sending }} />
          <ToReport rows={rows} today={today} />
        </section>
      )}
      <ChangedDepartures changed={overview.changed} />
      <Files overview={overview} today={today} />
    </>
  );
}

function NotSetUp() {
  return (
    <div className={PANEL_CARD}>
      <EmptyState tile="compass" title="A gerência ainda não ligou os boletins">
        Quando os ligar, quem chegar de fora aparece aqui.
      </EmptyState>
    </div>
  );
}

function BoardSkeleton() {
  return (
    <div className={`grid animate-breathe gap-3 p-4.5 ${PANEL_CARD}`} aria-busy>
      <output className="sr-only">A carregar...</output>
      {['cabeca', 'a', 'b', 'c', 'd'].map((row) => (
        <Skeleton key={row} className="h-11" />
      ))}
    </div>
  );
}
