import { CircleCheck, RotateCcw } from 'lucide-react';
import { Button } from '@/components/Button';
import { EmptyState } from '@/components/EmptyState';
import { RoomTile } from '@/components/look/RoomTile';
import { Skeleton } from '@/components/look/Skeleton';
import { PANEL_CARD } from '@/components/panel-styles';
import { countLabel } from '@/domain/basics/text';
import type { Day } from '@/domain/calendar/dates';
import { ageWords } from '@/domain/calendar/day-words';
import { channelLabel, stayLine, nightsLine, partiesLine } from '@/domain/channel/conflict-words';
import { StillReading } from '@/features/panel/kit/StillReading';
import { RoomName } from '@/features/panel/parts/RoomName';
import { useHouseTime } from '@/hooks/useHouseTime';
import { useMediaQuery } from '@/hooks/useMediaQuery';
import { useToday } from '@/hooks/useToday';
import type { ChannelConflict } from '@/queries/channels';
import { ConflictDetail } from './ConflictDetail';
import { useChosenConflict } from './useChosenConflict';
import { useConflicts, type Conflict } from './useConflicts';
import { useResuming } from './useConflictWrites';

/** What platforms sold that has no room here, and the ways out (CHAN-04). */
export function ConflictsView() {
  const today = useToday();
  return today === null ? null : <Conflicts today={today} />;
}

function Conflicts({ today }: { today: Day }) {
  const { list, dismissed, readings } = useConflicts(today);
  if (list === null) {
    return (
      <StillReading of={readings} title="Não foi possível carregar os conflitos">
        <ConflictsSkeleton />
      </StillReading>
    );
  }
  return (
    <>
      <Settling list={list} today={today} />
      <DismissedConflicts events={dismissed} />
    </>
  );
}

function Settling({ list, today }: { list: readonly Conflict[]; today: Day }) {
  const { shown, settled, headingRef, choose } = useChosenConflict(list);
  const isStacked = !useMediaQuery('(min-width: 64rem)');
  return (
    <>
      <output>
        {settled !== null && (
          <span className="mb-3 flex items-center gap-2 rounded-field bg-horta-100 px-3.5 py-2 text-13 font-medium text-horta-700 forced-colors:border">
            <CircleCheck className="size-4.5 flex-none" aria-hidden />
            {settled}
          </span>
        )}
      </output>
      {shown === null ? (
        <div className={PANEL_CARD}>
          <div ref={headingRef} tabIndex={-1}>
            <EmptyState title="Nenhum conflito.">Cada noite está vendida uma só vez.</EmptyState>
          </div>
        </div>
      ) : (
        <section
          aria-label="Conflitos"
          className={`grid overflow-hidden lg:grid-cols-[17rem_minmax(0,1fr)] ${PANEL_CARD}`}
        >
          <ConflictList
            list={list}
            shownId={shown.event.id}
            onChoose={(conflict) => choose(conflict, isStacked)}
          />
          <ConflictDetail
            key={shown.event.id}
            conflict={shown}
            today={today}
            headingRef={headingRef}
          />
        </section>
      )}
    </>
  );
}

function ConflictsSkeleton() {
  return (
    <div className={`grid animate-breathe lg:grid-cols-[17rem_minmax(0,1fr)] ${PANEL_CARD}`}>
      <output className="sr-only">A carregar os conflitos...</output>
      <div className="grid content-start gap-2 border-linha p-4 max-lg:border-b lg:border-e">
        <Skeleton className="h-5 w-3/4" />
        <Skeleton className="h-3 w-1/2" />
        <Skeleton className="h-3 w-2/3" />
      </div>
      <div className="grid content-start gap-4 p-5.5">
        <Skeleton className="h-6 w-2/3" />
        <Skeleton className="h-32" />
        <Skeleton className="h-40" />
      </div>
    </div>
  );
}

/** The conflicts that were set aside, each with a button to take it up again. */
function DismissedConflicts({ events }: { events: readonly ChannelConflict[] }) {
  const resuming = useResuming();
  if (events.length === 0) return null;
  return (
    <details className="mt-4 text-13">
      <summary className="inline-block cursor-pointer py-1 font-medium text-tinta-2 max-md:py-3">
        {countLabel(events.length, { one: 'posto de lado', many: 'postos de lado' })}
      </summary>
      <ul className="mt-1.5 divide-y divide-linha/60 rounded-field border border-linha bg-branco tabular-figures">
        {events.map(({ id, starts, ends, channel_feeds: { channel, rooms } }) => (
          <li key={id} className="flex flex-wrap items-center gap-x-4 gap-y-1 px-3.5 py-2">
            <span className="min-w-40 flex-1 font-medium">
              <RoomName room={rooms} className="wrap-anywhere" />
            </span>
            <span className="text-tinta-2">
              {`${channelLabel(channel)}, ${stayLine({ from: starts, to: ends })}`}
            </span>
            <Button
              variant="outline"
              aria-label={`Retomar: quarto ${rooms.room_number}, ${channelLabel(channel)}, ${stayLine({ from: starts, to: ends })}`}
              isBusy={resuming.isPending && resuming.input === id}
              busyLabel="A retomar..."
              onClick={() => void resuming.change(id)}
            >
              <RotateCcw aria-hidden />
              Retomar
            </Button>
          </li>
        ))}
      </ul>
    </details>
  );
}

interface ConflictListProps {
  list: readonly Conflict[];
  shownId: string;
  onChoose: (conflict: Conflict) => void;
}

/** The conflicts in short: room, nights, who meets whom, since when. */
function ConflictList({ list, shownId, onChoose }: ConflictListProps) {
  return (
    <ul
      aria-label="Conflitos"
      className="border-linha tabular-figures max-lg:grid max-lg:grid-cols-2 max-lg:border-b max-md:grid-cols-1 lg:border-e"
    >
      {list.map((conflict) => (
        <Item
          key={conflict.event.id}
          conflict={conflict}
          isShown={conflict.event.id === shownId}
          onChoose={() => onChoose(conflict)}
        />
      ))}
    </ul>
  );
}

interface ItemProps {
  conflict: Conflict;
  isShown: boolean;
  onChoose: () => void;
}

function Item({ conflict, isShown, onChoose }: ItemProps) {
  const { event, room } = conflict;
  const { now } = useHouseTime();
  return (
    <li className="border-b border-linha/60">
      <button
        type="button"
        aria-current={isShown || undefined}
        onClick={onChoose}
        className={`relative block size-full px-4 pt-3.25 pb-3.5 text-start text-13 text-tinta-2 -outline-offset-3! transition-colors hover:bg-anil-50 ${isShown ? 'bg-anil-50 before:absolute before:inset-y-0 before:start-0 before:w-0.75 before:bg-anil-600 md:max-lg:before:inset-x-0 md:max-lg:before:top-auto md:max-lg:before:bottom-0 md:max-lg:before:h-0.75 md:max-lg:before:w-auto' : ''}`}
      >
        <span className="mb-0.75 flex items-center gap-2 text-14 font-semibold text-tinta">
          <RoomTile roomNumber={room.room_number} size={20} />
          <span className="min-w-0 wrap-anywhere">
            {room.room_number} {room.name}
          </span>
        </span>
        <span className="block font-semibold text-tinta">{nightsLine(conflict)}</span>
        <span className="block">{partiesLine(conflict)}</span>
        <span className="block">{ageWords(event.created_at, now)}</span>
      </button>
    </li>
  );
}
