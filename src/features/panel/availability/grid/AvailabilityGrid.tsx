import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { GridRow } from '@/domain/availability/availability-grid';
import type { AvailabilityView } from '@/domain/availability/availability-period';
import type { Day } from '@/domain/calendar/dates';
import type { AvailabilityStay } from '@/queries/availability-stays';
import type { RoomRow } from '@/types/rows';
import { EdgeCue } from './EdgeCue';
import { GridHead } from './GridHead';
import { RoomLine } from './RoomLine';
import { type GridColumn, headRowCount } from './grid-columns';
import { FIRST_CELL, makeTabStop, type SelectionStore } from './grid-store';
import {
  DAY_MIN_WIDTH,
  FOCUS_ROOM,
  MEASURES,
  rowsHigh,
  WEEKEND_BOX,
  weekendGround,
} from './grid-styles';
import { NearRows } from './NearRows';
import { useIsLifted } from './moving/lift';
import { useUnreadyRooms } from './useUnreadyRooms';
import { MoveLayer } from './moving/MoveLayer';
import { StayCard } from './moving/StayCard';
import type { StayMoves } from './moving/useStayMoves';
import { useGridHandlers } from './useGridHandlers';

/**
 * Up to this many rooms, all rows are rendered, so that find-in-page and screen readers reach them.
 */
const MAX_WHOLE_ROWS = 40;

interface AvailabilityGridProps {
  rooms: readonly RoomRow[];
  /** The rooms with their days and stays; null while they load. */
  rows: readonly GridRow<RoomRow>[] | null;
  columns: readonly GridColumn[];
  view: AvailabilityView;
  selection: SelectionStore;
  moves: StayMoves;
  stays: readonly AvailabilityStay[];
}

const NO_ROWS: readonly GridRow<RoomRow>[] = [];

/**
 * The grid of rooms by days (ADM-AVAIL-05). The room column stays in view while the days scroll.
 */
export function AvailabilityGrid({
  rooms,
  rows,
  columns,
  view,
  selection,
  moves,
  stays,
}: AvailabilityGridProps) {
  const frameRef = useRef<HTMLDivElement>(null);
  const [tabStop] = useState(makeTabStop);
  const days = useMemo(() => columns.map(({ day }) => day), [columns]);
  const { table, cards, onGrab } = useGridHandlers({
    frameRef,
    rows: rows ?? NO_ROWS,
    days,
    selection,
    tabStop,
    moves,
  });
  const unreadyRooms = useUnreadyRooms();
  const isLifted = useIsLifted(moves.store);
  const isLarge = rooms.length > MAX_WHOLE_ROWS;

  useEffect(() => {
    if (tabStop.get().row >= rooms.length) tabStop.set(FIRST_CELL);
  }, [tabStop, rooms.length]);

  // Kept the same, because the head is drawn anew only when its days change.
  const handleJump = useCallback((firstDay: Day) => {
    const head = frameRef.current?.querySelector(`[data-month="${firstDay}"]`);
    head?.scrollIntoView({ inline: 'start', block: 'nearest' });
  }, []);

  function handleMove(stayId: string) {
    cards.hide();
    const lifted = moves.lift(stayId, { part: 'stay', isByKeys: true });
    if (lifted !== null) moves.focusWish.set(lifted.context.stay);
  }

  const line = (rowIndex: number) => {
    const room = rooms[rowIndex];
    if (room === undefined) return null;
    const row = rows?.[rowIndex];
    const unready = unreadyRooms.get(room.id);
    return (
      <RoomLine
        key={room.id}
        {...{ room, row, rowIndex, unready, columns, view, selection, tabStop }}
      />
    );
  };

  return (
    <>
      <div className="relative mb-3.5">
        <div
          ref={frameRef}
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrolled by keyboard before its cells are there
          tabIndex={rows === null ? 0 : undefined}
          className={`@container relative overflow-auto rounded-card border border-linha bg-branco ${FOCUS_ROOM} ${
            isLarge ? 'max-h-[calc(100dvh-8rem)]' : 'md:max-h-[calc(100dvh-8rem)]'
          }`}
        >
          {rows === null && <output className="sr-only">A carregar...</output>}
          <table
            // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- a table navigated by arrow keys
            role="grid"
            aria-label="Grelha de disponibilidade"
            aria-multiselectable
            aria-busy={rows === null}
            aria-rowcount={headRowCount(view) + rooms.length}
            aria-colcount={1 + columns.length}
            style={{ '--dias': columns.length }}
            className={`block min-w-full text-12 tabular-figures select-none ${MEASURES} ${DAY_MIN_WIDTH[view]} ${isLifted ? 'stays-step-back' : 'stay-grips'}`}
            {...table}
          >
            <GridHead columns={columns} view={view} onJump={handleJump} />
            <tbody
              className={`relative block cursor-pointer ${WEEKEND_BOX}`}
              style={{ height: rowsHigh(rooms.length), ...weekendGround(columns) }}
            >
              {isLarge ? (
                <NearRows {...{ frameRef, tabStop, line }} count={rooms.length} />
              ) : (
                rooms.map((_room, rowIndex) => line(rowIndex))
              )}
            </tbody>
          </table>
          <MoveLayer {...{ moves, rooms, columns, view, frameRef, tabStop, isLarge, onGrab }} />
          <StayCard control={cards} stays={stays} onMove={handleMove} />
        </div>
        <EdgeCue view={view} frameRef={frameRef} />
      </div>
    </>
  );
}
