import { ArrowDownUp, Ban, Check } from 'lucide-react';
import { memo } from 'react';
import type { Day } from '@/domain/calendar/dates';
import { surname } from '@/domain/availability/stay-bars';
import { judgePlace } from '@/domain/stay-move/verdict';
import { differenceMark, refusalWord } from '@/domain/stay-move/words';
import type { RoomRow } from '@/types/rows';
import type { GridVerdict, Lift, MoveContext } from './lift';
import { acrossDays, atRow, shownStretch } from './move-places';

interface TargetRowProps {
  context: MoveContext;
  room: RoomRow;
  row: number;
  days: readonly Day[];
  checkIn: Day;
  checkOut: Day;
  isFromToday: boolean;
}

const TARGET =
  '@container absolute inset-y-1 z-2 flex items-center justify-center gap-1 rounded-[4px] border-2 font-bold whitespace-nowrap';
/** A single night on a phone has room for the mark alone. */
const WORD = 'truncate @max-[2.5rem]:hidden';
const LOOKS = {
  free: 'border-dashed border-horta-700 bg-horta-100 text-horta-700',
  blocked: 'border-dashed border-ocre-800 bg-ocre-100 text-ocre-800',
  refused: 'border-erro-700 bg-erro-50 text-erro-700',
};

/**
 * Whether a room can take the lifted stay on its nights. Renders again only when the nights change.
 */
export const TargetRow = memo(function TargetRow({
  context,
  room,
  row,
  days,
  checkIn,
  checkOut,
  isFromToday,
}: TargetRowProps) {
  const verdict = judgePlace(context, { roomId: room.id, checkIn, checkOut, isFromToday });
  const word = refusalWord(verdict);
  const shown = shownStretch({ checkIn, checkOut }, days);
  return (
    <div className="absolute inset-x-0 h-9" style={atRow(row)}>
      {word !== null && <RoomRefusal word={word} roomNumber={room.room_number} />}
      {shown && verdict.kind === 'free' && (
        <span className={`${TARGET} ${LOOKS.free}`} style={acrossDays(shown)}>
          <Check className="size-3.5 stroke-[2.6]" />
          <span className={WORD}>{differenceMark(verdict.difference)}</span>
        </span>
      )}
      {shown && verdict.kind === 'blocked' && (
        <span className={`${TARGET} ${LOOKS.blocked}`} style={acrossDays(shown)}>
          <Ban className="size-3.5 stroke-[2.4]" />
          <span className={WORD}>{differenceMark(verdict.difference)}</span>
        </span>
      )}
      {shown && verdict.kind === 'too-small' && (
        <span className={`${TARGET} ${LOOKS.refused}`} style={acrossDays(shown)}>
          <Ban className="size-3.5 stroke-[2.4]" />
          <span className={WORD}>só {verdict.beds}</span>
        </span>
      )}
    </div>
  );
});

/**
 * The reason for a refusal in place of the room's name; on a phone an icon in place of its tile.
 */
function RoomRefusal({ word, roomNumber }: { word: string; roomNumber: string }) {
  return (
    <span className="sticky left-0 z-3 flex h-full w-(--nomes) items-center">
      <span className="absolute top-1.5 left-1.5 grid h-6 w-8 place-items-center bg-branco lg:hidden">
        <Ban className="size-4.5 text-tinta" />
      </span>
      <span className="absolute inset-y-px right-px flex items-center gap-1 bg-branco text-tinta-2 max-lg:hidden lg:left-15.5">
        <Ban className="size-3.25 stroke-[2.2]" />
        <span className="font-semibold">{word}</span>
        <span className="sr-only">{roomNumber}</span>
      </span>
    </span>
  );
}

interface RefusalFrameProps {
  over: NonNullable<Lift['over']>;
  row: number;
  days: readonly Day[];
}

/**
 * The frame at the pointer, over a place that refuses the stay or over the stay that it would swap
 * rooms with.
 */
export function RefusalFrame({ over, row, days }: RefusalFrameProps) {
  const { place, verdict, swap } = over;
  const isSwap = swap?.verdict.kind === 'fits';
  const { checkIn, checkOut } = isSwap
    ? { checkIn: swap.other.check_in_date, checkOut: swap.other.check_out_date }
    : place;
  const shown = shownStretch({ checkIn, checkOut }, days);
  if (shown === null || row < 0) return null;
  return (
    <div className="absolute inset-x-0 z-2 h-9" style={atRow(row)}>
      <span
        className={`${TARGET} ${isSwap ? LOOKS.blocked : LOOKS.refused} opacity-95`}
        style={acrossDays(shown)}
      >
        {isSwap ? <ArrowDownUp className="size-3.5" /> : <Ban className="size-3.5 stroke-[2.4]" />}
        <span className={WORD}>
          {isSwap ? surname(swap.other.guest_name) : shortRefusal(verdict)}
        </span>
      </span>
    </div>
  );
}

function shortRefusal(verdict: GridVerdict): string {
  return verdict.kind === 'too-small' ? `só ${verdict.beds}` : (refusalWord(verdict) ?? '');
}
