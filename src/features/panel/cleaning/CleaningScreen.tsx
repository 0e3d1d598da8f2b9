import { useEffect, type ReactNode } from 'react';
import { EmptyState } from '@/components/EmptyState';
import { Skeleton } from '@/components/look/Skeleton';
import { VisuallyHidden } from '@/components/look/VisuallyHidden';
import { PanelHeader } from '@/components/PanelHeader';
import { PANEL_CARD } from '@/components/panel-styles';
import { formatClock, formatShortWeekdayAndDay } from '@/domain/calendar/date-formats';
import { openQuestions, withTapsShown } from '@/domain/cleaning/tap-queue';
import { StillReading } from '@/features/panel/kit/StillReading';
import { BackToHouse } from '@/features/panel/session/BackToHouse';
import { useMember } from '@/features/panel/session/useAccount';
import { Board } from './Board';
import { LineBar } from './LineBar';
import { PrintBoard } from './PrintBoard';
import type { OutageActions } from './RoomRow';
import { StateCounts } from './StateCounts';
import { useBoard } from './useBoard';
import { useTaps } from './useTaps';

interface CleaningScreenProps {
  /** Buttons of the head that are not housekeeping's. */
  actions?: ReactNode;
  /** What reception does with rooms out of service. */
  outage?: OutageActions;
}

/** Today's rooms in the order of work, without names, contacts or prices (CLEAN-02, STAFF-02). */
export function CleaningScreen({ actions, outage }: CleaningScreenProps) {
  const board = useBoard();
  const { data, dataUpdatedAt } = board;
  const { kept, line, announced, acts, again, throwAway } = useTaps();
  const member = useMember();
  const isHousekeeping = member?.role === 'housekeeping';
  const rooms = withTapsShown(data?.rooms ?? [], kept, member?.name ?? 'Eu');
  const questions = data === undefined ? kept.questions : openQuestions(kept, { ...data, rooms });

  // What has settled itself must not be asked when the room changes again.
  useEffect(() => {
    for (const question of kept.questions) if (!questions.includes(question)) acts.leave(question);
  });

  return (
    <>
      <BackToHouse />
      {!isHousekeeping && (
        <PanelHeader
          title="Limpeza"
          detail={
            data ? (
              `${formatShortWeekdayAndDay(data.day)}, às ${formatClock(new Date(dataUpdatedAt).toISOString())}`
            ) : (
              <>&nbsp;</>
            )
          }
        >
          {/* Without rooms there is nothing to close or to print. */}
          {data && data.rooms.length > 0 && (
            <div className="flex gap-2 max-md:w-full max-md:*:flex-1">
              {actions}
              <PrintBoard board={data} rooms={rooms} />
            </div>
          )}
        </PanelHeader>
      )}
      <LineBar
        line={line}
        count={kept.taps.length}
        isBelowHead={isHousekeeping}
        onAgain={again}
        onThrowAway={throwAway}
      />
      <output>
        <VisuallyHidden>{announced}</VisuallyHidden>
      </output>
      {data && data.rooms.length === 0 && <NoRooms />}
      {data && data.rooms.length > 0 && (
        <>
          {!isHousekeeping && <StateCounts rooms={rooms} />}
          <p className="mb-3 text-13 text-tinta-2">
            Pela ordem do trabalho: primeiro o que tem de estar pronto, por hora de chegada.
          </p>
          <Board
            day={data.day}
            rooms={rooms}
            questions={questions}
            acts={acts}
            outage={isHousekeeping ? undefined : outage}
          />
          {isHousekeeping && (
            <p className="mt-6 text-center">
              <PrintBoard board={data} rooms={rooms} />
            </p>
          )}
        </>
      )}
      <StillReading of={board} title="Não foi possível carregar os quartos de hoje">
        <div className="grid animate-breathe gap-3 md:grid-cols-2 md:gap-x-5" aria-busy>
          <Skeleton className="h-26" />
          <Skeleton className="h-26" />
          <Skeleton className="h-26" />
          <Skeleton className="h-26" />
        </div>
      </StillReading>
    </>
  );
}

function NoRooms() {
  return (
    <div className={PANEL_CARD}>
      <EmptyState title="Nenhum quarto ativo">
        Quando a casa tiver quartos ativos, os de hoje aparecem aqui.
      </EmptyState>
    </div>
  );
}
