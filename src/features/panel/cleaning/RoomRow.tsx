import { BedDouble, StickyNote, TriangleAlert, type LucideIcon } from 'lucide-react';
import { useEffect, useRef, type ReactNode } from 'react';
import { RoomTile } from '@/components/look/RoomTile';
import { VisuallyHidden } from '@/components/look/VisuallyHidden';
import type { RoomState } from '@/domain/cleaning/rooms-today';
import {
  inWayWords,
  linenWords,
  outageWords,
  roomDayWords,
  stateLines,
} from '@/domain/cleaning/room-words';
import type { ShownRoom } from '@/domain/cleaning/tap-queue';
import type { Day } from '@/domain/calendar/dates';
import { RowSteps } from './RowSteps';
import { StateTag } from './StateTag';

/** The edge by state; sign and words say the same. */
const EDGES: Record<RoomState, string> = {
  dirty: 'border-s-ocre-400',
  cleaning: 'border-s-anil-600',
  clean: 'border-s-ria-500',
  inspected: 'border-s-horta-700',
};
const OUT =
  'border-s-contorno bg-[repeating-linear-gradient(135deg,#F3F5F9_0_6px,#fff_6px_14px)] print:bg-none';

/** What reception does with a room out of service; housekeeping is given none of it. */
export interface OutageActions {
  edge?: (room: ShownRoom) => ReactNode;
  /** In place of '1 estadia no caminho'. */
  inWay?: (room: ShownRoom) => ReactNode;
}

interface RoomRowProps {
  room: ShownRoom;
  today: Day;
  onForward: (to: RoomState) => void;
  onBack: () => void;
  onNote: () => void;
  outage?: OutageActions;
  children?: ReactNode;
}

/** A room of the board: its number, its day and its state, and at its right edge the next step. */
export function RoomRow({
  room,
  today,
  onForward,
  onBack,
  onNote,
  outage,
  children,
}: RoomRowProps) {
  const row = useRef<HTMLLIElement>(null);
  const wasPressed = useRef(false);
  const lastState = useRef(room.state);

  // A step may take away the button that was pressed, and with it the focus.
  useEffect(() => {
    const hasStepped = lastState.current !== room.state;
    lastState.current = room.state;
    if (!hasStepped || !wasPressed.current) return;
    wasPressed.current = false;
    if (document.activeElement !== document.body) return;
    const stop = row.current?.querySelector<HTMLElement>('[data-row-stop]');
    stop?.focus({ preventScroll: true });
  });

  const isOut = room.outage !== null;
  return (
    <li
      ref={row}
      data-room={room.id}
      className={`grid min-h-26 grid-cols-[3.25rem_minmax(0,1fr)_6.5625rem] gap-x-3 overflow-hidden rounded-field border border-s-6 border-linha ps-3 max-[22rem]:grid-cols-[2.5rem_minmax(0,1fr)_6.5625rem] max-[22rem]:gap-x-2 max-[22rem]:ps-2 md:grid-cols-[3.25rem_minmax(0,1fr)_7rem] md:gap-x-3.5 ${isOut ? OUT : `bg-branco ${EDGES[room.state]}`}`}
    >
      <p className="grid content-center justify-items-center gap-1 text-20 leading-6 font-bold tabular-nums">
        <RoomTile roomNumber={room.room_number} />
        <span className="max-w-full wrap-anywhere">
          <VisuallyHidden>Quarto </VisuallyHidden>
          {room.room_number}
        </span>
      </p>
      <RoomText {...{ room, today, onNote, outage }} isStop={room.state === 'inspected' || isOut} />
      {isOut ? (
        (outage?.edge?.(room) ?? <div className="bg-branco" />)
      ) : (
        <RowSteps
          room={room}
          onForward={(to) => {
            wasPressed.current = true;
            onForward(to);
          }}
          onBack={() => {
            wasPressed.current = true;
            onBack();
          }}
        />
      )}
      {children}
    </li>
  );
}

interface RoomTextProps extends Pick<RoomRowProps, 'room' | 'today' | 'onNote' | 'outage'> {
  /** The keys J and K stop here, because the row has no step forward. */
  isStop: boolean;
}

/** The words of a row; a tap on them opens the note. */
function RoomText({ room, today, onNote, outage, isStop }: RoomTextProps) {
  const linen = linenWords(room);
  const inWay = room.outage && inWayWords(room.outage);
  const lines = room.outage ? [outageWords(room.outage, today)] : stateLines(room, today);
  return (
    <div className="relative grid min-w-0 content-center py-3 text-14 leading-5 text-tinta-2 tabular-nums">
      <p className="mb-1">
        <StateTag state={room.outage === null ? room.state : 'out'} />
      </p>
      <p className="text-15 leading-5.25 font-semibold wrap-anywhere text-tinta">
        {roomDayWords(room)}
      </p>
      {lines.map((line, place) => (
        <p key={line} className="wrap-anywhere">
          {line}
          {room.isUnsent && place === lines.length - 1 && (
            <>
              {' '}
              <Unsent />
            </>
          )}
        </p>
      ))}
      {room.isUnsent && lines.length === 0 && (
        <p>
          <Unsent />
        </p>
      )}
      {room.closed && room.outage === null && room.staying === null && room.arriving === null && (
        <p>Fechado esta noite</p>
      )}
      {room.outage === null && linen !== null && <Line icon={BedDouble}>{linen}</Line>}
      {inWay !== null && <Line icon={TriangleAlert}>{outage?.inWay?.(room) ?? inWay}</Line>}
      {room.note !== null && <Line icon={StickyNote}>{room.note}</Line>}
      <button
        type="button"
        aria-label={`Quarto ${room.room_number}: ${room.note === null ? 'escrever uma nota' : 'mudar a nota'}`}
        data-row-stop={isStop ? '' : undefined}
        onClick={onNote}
        className="absolute inset-0 touch-manipulation rounded-tile -outline-offset-2"
      />
    </div>
  );
}

function Unsent() {
  return (
    <b className="rounded-tile bg-ocre-100 px-1.25 text-12 font-semibold whitespace-nowrap text-ocre-800 forced-colors:border">
      por enviar
    </b>
  );
}

function Line({ icon: Icon, children }: { icon: LucideIcon; children: ReactNode }) {
  return (
    <p className="mt-0.75 flex items-start gap-1.5 text-tinta">
      <Icon className="mt-0.5 size-4 text-tinta-2" aria-hidden />
      {/* Above the button of the note, so that a link in it can be pressed. */}
      <span className="min-w-0 wrap-anywhere [&_a]:relative [&_a]:z-1 [&_button]:relative [&_button]:z-1">
        {children}
      </span>
    </p>
  );
}
