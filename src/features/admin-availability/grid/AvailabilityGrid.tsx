import { useCallback, useRef, useState } from 'react';
import type { GridRow } from '@/domain/availability-grid';
import type { AvailabilityView } from '@/domain/availability-period';
import type { Day } from '@/domain/dates';
import type { RoomRow } from '@/types/rows';
import { EdgeCue } from './EdgeCue';
import { GridHead } from './GridHead';
import { MonthJumps } from './MonthJumps';
import { RoomLine } from './RoomLine';
import { headRowCount, type GridColumn } from './grid-columns';
import {
  DAY_MIN_WIDTH,
  FOCUS_ROOM,
  MEASURES,
  rowsHigh,
  WEEKEND_BOX,
  weekendGround,
} from './grid-styles';
import type { SelectionStore } from './selection-store';
import { makeTabStop, useTabStopRowBeyond, useTabStopWithin } from './tab-stop';
import { MAX_WHOLE_ROWS, useDrawnPart } from './useDrawnPart';
import { useEdgeCues } from './useEdgeCues';
import { useGridSelecting } from './useGridSelecting';

interface AvailabilityGridProps {
  rooms: readonly RoomRow[];
  /** What the rooms are on the days; null until it is known. */
  rows: readonly GridRow<RoomRow>[] | null;
  columns: readonly GridColumn[];
  view: AvailabilityView;
  selection: SelectionStore;
}

/** Rooms by days. The first column stays while the days slide. */
export function AvailabilityGrid({ rooms, rows, columns, view, selection }: AvailabilityGridProps) {
  const frameRef = useRef<HTMLDivElement>(null);
  const [tabStop] = useState(makeTabStop);
  useTabStopWithin(tabStop, rooms.length);
  const handlers = useGridSelecting({ frameRef, rows: rows ?? [], selection, tabStop });
  const { part, handleScroll } = useDrawnPart({
    frameRef,
    rowCount: rooms.length,
    columnCount: columns.length,
    isFilled: rows !== null,
  });
  const rowBeyond = useTabStopRowBeyond(tabStop, part.rows);
  const isDrawn = (rowIndex: number) =>
    rowIndex === rowBeyond || (part.rows.first <= rowIndex && rowIndex < part.rows.end);

  useEdgeCues(frameRef);

  const handleJump = useCallback((firstDay: Day) => {
    const head = frameRef.current?.querySelector(`[data-month="${firstDay}"]`);
    head?.scrollIntoView({ inline: 'start', block: 'nearest' });
  }, []);

  function handleSlide(share: number) {
    const frame = frameRef.current;
    frame?.scrollBy({ left: frame.clientWidth * share });
  }

  return (
    <>
      {view === 'three-months' && <MonthJumps columns={columns} onJump={handleJump} />}
      <div className="relative mb-3.5">
        <div
          ref={frameRef}
          onScroll={handleScroll}
          className={`overflow-auto rounded-cartao border border-linha bg-branco ${FOCUS_ROOM} ${
            rooms.length > MAX_WHOLE_ROWS
              ? 'max-h-[calc(100dvh-8rem)]'
              : 'md:max-h-[calc(100dvh-8rem)]'
          }`}
        >
          {rows === null && <output className="sr-only">A carregar...</output>}
          <table
            // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- a table walked by arrow keys
            role="grid"
            aria-label="Grelha de disponibilidade"
            aria-multiselectable
            aria-busy={rows === null}
            aria-rowcount={headRowCount(view) + rooms.length}
            aria-colcount={1 + columns.length}
            style={{ '--dias': columns.length }}
            className={`block min-w-full text-12 algarismos select-none ${MEASURES} ${DAY_MIN_WIDTH[view]}`}
            {...handlers}
          >
            <GridHead columns={columns} view={view} />
            <tbody
              className={`relative block cursor-pointer ${WEEKEND_BOX}`}
              style={{ height: rowsHigh(rooms.length), ...weekendGround(columns) }}
            >
              {rooms.map((room, rowIndex) => {
                if (!isDrawn(rowIndex)) return null;
                return (
                  <RoomLine
                    key={room.id}
                    row={rows?.[rowIndex]}
                    {...part.columnsOf(rowIndex)}
                    {...{ room, rowIndex, columns, view, selection, tabStop }}
                  />
                );
              })}
            </tbody>
          </table>
        </div>
        <EdgeCue view={view} onSlide={handleSlide} />
      </div>
    </>
  );
}
