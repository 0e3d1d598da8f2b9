import { useRef } from 'react';
import type { GridRow } from '@/domain/availability-grid';
import type { AvailabilityView } from '@/domain/availability-period';
import type { Day } from '@/domain/dates';
import type { Selection } from '@/domain/availability-selection';
import type { RoomRow } from '@/types/rows';
import { GridHead } from './GridHead';
import { MonthJumps } from './MonthJumps';
import { RoomLine } from './RoomLine';
import type { GridColumn } from './grid-columns';
import { useDrawnCount } from './useDrawnCount';
import { useGridSelecting } from './useGridSelecting';

/** Above this, rows out of sight take no part in layout and paint (13 rooms need no such thing). */
const MAX_PAINTED_ROWS = 40;

interface AvailabilityGridProps {
  rows: readonly GridRow<RoomRow>[];
  columns: readonly GridColumn[];
  view: AvailabilityView;
  selection: Selection;
  onSelect: (selection: Selection) => void;
}

/** Rooms by days. The first column stays while the days slide. */
export function AvailabilityGrid({
  rows,
  columns,
  view,
  selection,
  onSelect,
}: AvailabilityGridProps) {
  const frameRef = useRef<HTMLDivElement>(null);
  const { tabStop, handlers } = useGridSelecting({ frameRef, rows, selection, onSelect });
  const drawnCount = useDrawnCount(rows.length);

  function handleJump(firstDay: Day) {
    const head = frameRef.current?.querySelector(`[data-month="${firstDay}"]`);
    head?.scrollIntoView({ inline: 'start', block: 'nearest' });
  }

  return (
    <>
      {view === 'three-months' && <MonthJumps columns={columns} onJump={handleJump} />}
      <div
        ref={frameRef}
        className="mb-3.5 overflow-auto rounded-cartao border border-linha bg-branco md:max-h-[calc(100dvh-8rem)]"
      >
        <table
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- a table walked by arrow keys
          role="grid"
          aria-label="Grelha de disponibilidade"
          aria-multiselectable
          className="block w-max min-w-full text-12 algarismos select-none"
          {...handlers}
        >
          <GridHead columns={columns} view={view} />
          <tbody className="block">
            {rows.map((row, rowIndex) => (
              <RoomLine
                key={row.room.id}
                selected={selection.get(row.room.id)}
                tabStop={tabStop.row === rowIndex ? tabStop.column : -1}
                isDrawn={rowIndex < drawnCount}
                isLazy={rows.length > MAX_PAINTED_ROWS}
                {...{ row, rowIndex, columns, view }}
              />
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}
