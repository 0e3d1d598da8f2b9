import { BadgeCheck, Check, Play, Undo2, type LucideIcon } from 'lucide-react';
import type { KeyboardEvent } from 'react';
import { nextStep, stepBack } from '@/domain/cleaning/room-state';
import type { RoomState } from '@/domain/cleaning/rooms-today';
import type { ShownRoom } from '@/domain/cleaning/tap-queue';

const ICONS: Record<RoomState, LucideIcon> = {
  dirty: Play,
  cleaning: Check,
  clean: BadgeCheck,
  inspected: BadgeCheck,
};

const NEXT_THING = 'bg-anil-600 text-branco on-dark hover:bg-anil-700';
/** Not the next thing: somebody is still in the room, or it waits to be inspected. */
const LATER = 'bg-branco text-anil-700 hover:bg-anil-50';

interface RowStepsProps {
  room: ShownRoom;
  onForward: (to: RoomState) => void;
  onBack: () => void;
}

/** The right edge of a row: one tap forward, one back (CLEAN-02). */
export function RowSteps({ room, onForward, onBack }: RowStepsProps) {
  const next = nextStep(room.state);
  const hasBack = stepBack(room.state) !== null;
  const Icon = ICONS[room.state];
  const isLater = room.leaving || room.state === 'clean';
  return (
    <div
      className={`grid border-s border-linha bg-branco ${next && hasBack ? 'grid-rows-[minmax(4rem,1.5fr)_minmax(3rem,1fr)]' : ''}`}
    >
      {next && (
        <button
          type="button"
          aria-label={`Quarto ${room.room_number}: ${next.label}`}
          data-row-stop=""
          onClick={() => onForward(next.to)}
          onKeyDown={ignoreHeldKey}
          className={`grid min-h-16 touch-manipulation place-content-center justify-items-center gap-1.5 p-2 text-16 leading-5 font-semibold -outline-offset-4 transition-colors select-none ${isLater ? LATER : NEXT_THING}`}
        >
          <Icon className="size-6" aria-hidden />
          {next.label}
        </button>
      )}
      {hasBack && (
        <button
          type="button"
          aria-label={`Quarto ${room.room_number}: um passo atrás`}
          onClick={onBack}
          onKeyDown={ignoreHeldKey}
          className={`flex min-h-12 touch-manipulation items-center justify-center gap-1.5 bg-branco text-14 font-medium -outline-offset-4 transition-colors select-none hover:bg-anil-50 ${next ? 'border-t border-linha' : 'mx-2 min-h-13 self-center rounded-field border border-contorno/60'}`}
        >
          <Undo2 className="size-4.5" aria-hidden />
          Atrás
        </button>
      )}
    </div>
  );
}

/** A key that is held down is one step. */
function ignoreHeldKey(event: KeyboardEvent) {
  if (event.repeat) event.preventDefault();
}
