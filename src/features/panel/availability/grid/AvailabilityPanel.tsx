import {
  useMemo,
  useState,
  useSyncExternalStore,
  useEffect,
  useId,
  useRef,
  type FocusEvent,
} from 'react';
import { ListFilter } from 'lucide-react';
import { Button } from '@/components/Button';
import { EmptyState } from '@/components/EmptyState';
import { RoomTile } from '@/components/look/RoomTile';
import { PANEL_CARD } from '@/components/panel-styles';
import type { GridRow } from '@/domain/availability/availability-grid';
import { viewPeriod, type AvailabilityView } from '@/domain/availability/availability-period';
import { eachDay, type Day } from '@/domain/calendar/dates';
import { StillReading } from '@/features/panel/kit/StillReading';
import type { Store } from '@/lib/store';
import type { AvailabilityStay } from '@/queries/availability-stays';
import type { RoomRow } from '@/types/rows';
import { AvailabilityGrid } from './AvailabilityGrid';
import { BulkActions } from './BulkActions';
import { gridColumns } from './grid-columns';
import type { SelectionStore } from './grid-store';
import { GridToolbar } from './GridToolbar';
import { useIsLifted, type LiftStore } from './moving/lift';
import { MoveLegend } from './moving/MoveLegend';
import { MoveStrip } from './moving/MoveStrip';
import { useStayMoves } from './moving/useStayMoves';
import { SelectionPanel } from './SelectionPanel';
import { useGridRows } from './useGridRows';

interface AvailabilityPanelProps {
  rooms: readonly RoomRow[];
  isShown: boolean;
  view: AvailabilityView;
  anchor: Day;
  today: Day;
  /** The selected days and the lifted stay; while a stay is lifted, the selection waits. */
  selection: SelectionStore;
  lift: LiftStore;
  onShow: (changes: { view?: AvailabilityView; anchor?: Day }) => void;
}

const NO_ROWS: readonly GridRow<RoomRow>[] = [];
const NO_STAYS: readonly AvailabilityStay[] = [];

/** The availability tab: toolbar, legend, grid, and the panel for what is selected or lifted. */
export function AvailabilityPanel({
  rooms,
  isShown,
  view,
  anchor,
  today,
  selection,
  lift,
  onShow,
}: AvailabilityPanelProps) {
  const [hidden, setHidden] = useState<ReadonlySet<string>>(new Set());

  const columns = useMemo(
    () => gridColumns(eachDay(viewPeriod(view, anchor, today)), { today, view }),
    [view, anchor, today],
  );
  const days = useMemo(() => columns.map(({ day }) => day), [columns]);
  const grid = useGridRows({ rooms, days });
  const { rows: allRows, readings, readGrid } = grid;
  const moves = useStayMoves({ rooms, today, grid, store: lift });
  const isLifted = useIsLifted(lift);
  const shownRooms = useMemo(() => rooms.filter(({ id }) => !hidden.has(id)), [rooms, hidden]);
  const rows = useMemo(
    () => allRows?.filter(({ room }) => !hidden.has(room.id)) ?? null,
    [allRows, hidden],
  );
  const hasFailed = rows === null && readings.some(({ isLoadingError }) => isLoadingError);

  return (
    // At least as high as the screen, so that the selection panel is at its bottom edge.
    <div className="flex flex-col md:min-h-[calc(100dvh-13.375rem)] lg:min-h-[calc(100dvh-7.4375rem)]">
      {/* While a stay is lifted, what is left of the tools shares a line with the legend. */}
      <div className="md:in-[:root[data-moving-stay]]:flex md:in-[:root[data-moving-stay]]:items-center md:in-[:root[data-moving-stay]]:justify-between">
        <GridToolbar {...{ view, anchor, today, onShow }}>
          <RoomFilter rooms={rooms} hidden={hidden} onChange={setHidden} />
          <BulkActions {...{ rows, readGrid, isLifted }} />
        </GridToolbar>
        <MoveLegend {...{ lift, selection }} />
      </div>
      {hasFailed && (
        <StillReading of={readings} title="Não foi possível carregar a disponibilidade" />
      )}
      {!hasFailed && shownRooms.length === 0 && (
        <div className={PANEL_CARD}>
          <EmptyState title="Nenhum quarto selecionado">
            Escolha em «Quartos» os que quer ver na grelha.
          </EmptyState>
        </div>
      )}
      {!hasFailed && shownRooms.length > 0 && (
        <AvailabilityGrid
          key={`${view} ${days[0]}`}
          rooms={shownRooms}
          stays={grid.data?.stays ?? NO_STAYS}
          {...{ rows, columns, view, selection, moves }}
        />
      )}
      {!hasFailed && (
        <SelectionPanel {...{ selection, rows, rooms, isShown, isLifted, readGrid }} />
      )}
      {isLifted && isShown && <MoveStrip moves={moves} rows={rows ?? NO_ROWS} />}
      <LiveAnnouncer store={moves.announcement} />
    </div>
  );
}

/** Tells screen readers what happens to a lifted stay. */
function LiveAnnouncer({ store: { get, subscribe } }: { store: Store<string> }) {
  const announcement = useSyncExternalStore(subscribe, get);
  return <output className="sr-only">{announcement}</output>;
}

interface RoomFilterProps {
  rooms: readonly RoomRow[];
  /** The ids of the rooms that are left out. */
  hidden: ReadonlySet<string>;
  onChange: (hidden: ReadonlySet<string>) => void;
}

/** Which rooms the grid shows and the bulk actions reach (ADM-AVAIL-04). */
function RoomFilter({ rooms, hidden, onChange }: RoomFilterProps) {
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  const buttonRef = useRef<HTMLButtonElement>(null);
  const shownCount = rooms.filter((room) => !hidden.has(room.id)).length;

  function handleBlur({ currentTarget, relatedTarget }: FocusEvent) {
    if (!currentTarget.contains(relatedTarget)) setIsOpen(false);
  }

  useEffect(() => {
    if (!isOpen) return undefined;
    const handleKeyDown = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return;
      setIsOpen(false);
      buttonRef.current?.focus();
    };
    document.addEventListener('keydown', handleKeyDown);
    return () => document.removeEventListener('keydown', handleKeyDown);
  }, [isOpen]);

  function handleToggle(room: RoomRow) {
    const next = new Set(hidden);
    if (!next.delete(room.id)) next.add(room.id);
    onChange(next);
  }

  return (
    <div className="relative" onBlur={handleBlur}>
      <Button
        ref={buttonRef}
        variant="outline"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setIsOpen(!isOpen)}
      >
        <ListFilter aria-hidden />
        {shownCount === rooms.length
          ? `Quartos: ${shownCount}`
          : `Quartos: ${shownCount} de ${rooms.length}`}
      </Button>
      {isOpen && (
        // tabIndex lets it take the focus of a press beside a checkbox; the blur would else close
        // it.
        <fieldset
          id={id}
          tabIndex={-1}
          className="absolute start-0 top-full z-20 mt-2 max-h-[70dvh] w-75 max-w-[calc(100vw-2rem)] overflow-y-auto rounded-card border border-linha bg-branco p-3.5 shadow-s2"
        >
          <legend className="sr-only">Quartos na grelha</legend>
          <div className="mb-1.5 flex items-center border-b border-linha pb-1.5">
            <span className="me-auto font-medium">Quartos</span>
            <Button variant="quiet" onClick={() => onChange(new Set())}>
              Selecionar todos
            </Button>
            <Button variant="quiet" onClick={() => onChange(new Set(rooms.map((room) => room.id)))}>
              Limpar
            </Button>
          </div>
          {rooms.map((room) => (
            <label key={room.id} className="flex min-h-8 items-center gap-2 max-md:min-h-11">
              <input
                type="checkbox"
                checked={!hidden.has(room.id)}
                onChange={() => handleToggle(room)}
                className="size-4.5 flex-none"
              />
              <RoomTile roomNumber={room.room_number} size={20} />
              <span className="w-4.5 flex-none text-end font-bold tabular-figures">
                {room.room_number}
              </span>
              <span className="truncate">{room.name}</span>
            </label>
          ))}
        </fieldset>
      )}
    </div>
  );
}
