import { ArrowDown, ArrowLeft, ArrowRight, ArrowUp } from 'lucide-react';
import { useId, type KeyboardEvent, type ReactNode } from 'react';
import { Button } from '@/components/Button';
import { Keycap } from '@/components/Keycap';
import { TextInput } from '@/components/form/TextInput';
import type { GridRow } from '@/domain/availability/availability-grid';
import { priceWords } from '@/domain/booking/booking-source';
import { priceProblem, priceText } from '@/domain/basics/price-input';
import type { PriceWay } from '@/domain/stay-move/changes';
import { isPossible, judgePlace } from '@/domain/stay-move/verdict';
import { canMoveToday, type StayPlace } from '@/domain/stay-move/stay-move';
import { canMovePart, type MovingPart } from '@/domain/stay-move/move-steps';
import { FROM_START, fromDayWords, SINCE_WHEN } from '@/domain/stay-move/words';
import type { RoomRow } from '@/types/rows';
import { placedAt, wayOf, type Lift } from './lift';
import { announcementOf } from './drop';
import { tableText } from './MoveFacts';
import { SAVE_MOVE_ID } from './move-places';
import { wishOf } from './move-wish';
import { StripChoice } from './StripChoice';
import { stepLift, takePart } from './useLiftKeys';
import type { StayMoves } from './useStayMoves';

interface MoveControlsProps {
  lift: Lift;
  moves: StayMoves;
  rows: readonly GridRow<RoomRow>[];
  /** Stands before the buttons that save and give up. */
  children?: ReactNode;
}

/** An outlined button on the strip's night blue. */
export const STRIP_OUTLINE =
  'panel:border-anil-100/55! panel:bg-transparent! panel:text-branco! panel:hover:bg-anil-700!';

const PARTS: readonly { value: MovingPart; label: string; shortcut: string }[] = [
  { value: 'stay', label: 'Estadia', shortcut: 'M' },
  { value: 'arrival', label: 'Entrada', shortcut: 'E' },
  { value: 'departure', label: 'Saída', shortcut: 'S' },
];

/** Buttons for all that dragging does, for the price, and to save or give up. */
export function MoveControls({ lift, moves, rows, children }: MoveControlsProps) {
  const { context, place, part, swapWith } = lift;
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      {swapWith === null && (
        <StripChoice
          legend="O que se move"
          value={part}
          choices={PARTS}
          isOff={(one) => !canMovePart(context, place, one)}
          onChange={(next) => takePart(moves, next)}
        />
      )}
      <SinceChoice {...{ lift, moves }} />
      <PriceChoice {...{ lift, moves }} />
      {swapWith === null && <StepPad {...{ moves, rows }} />}
      <SaveButtons {...{ lift, moves }}>{children}</SaveButtons>
    </div>
  );
}

/** For a guest in the house who moves to another room: from which day. */
function SinceChoice({ lift, moves }: Pick<MoveControlsProps, 'lift' | 'moves'>) {
  const { context, place, swapWith } = lift;
  const canSplit = canMoveToday(context.stay, context.today);
  if (!canSplit || swapWith !== null || place.roomId === context.stay.room_id) return null;
  const sinceStart: StayPlace = { ...place, isFromToday: false };
  return (
    <StripChoice
      legend={SINCE_WHEN}
      value={place.isFromToday ? 'today' : 'start'}
      choices={[
        { value: 'today', label: fromDayWords(context.today, context.today) },
        { value: 'start', label: FROM_START },
      ]}
      isOff={(since) => since === 'start' && !isPossible(judgePlace(context, sinceStart))}
      onChange={(since) => {
        const next = placedAt(lift, { ...place, isFromToday: since === 'today' });
        moves.store.set(next);
        moves.announcement.set(announcementOf(next));
      }}
    />
  );
}

function PriceChoice({ lift, moves }: Pick<MoveControlsProps, 'lift' | 'moves'>) {
  const id = useId();
  const { context, swapWith, typed } = lift;
  const way = wayOf(lift);
  const set = (changes: Partial<Lift>) => moves.store.set({ ...lift, ...changes, problem: null });
  const choose = (next: PriceWay) =>
    set({
      way: next,
      typed: next === 'typed' && typed === '' ? priceText(context.stay.total_price) : typed,
    });
  const problem = way === 'typed' ? priceProblem(typed) : undefined;

  function handleKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    if (problem === undefined) moves.save();
  }

  if (swapWith !== null) {
    return (
      <StripChoice
        legend="Preço"
        value={way === 'table' ? 'table' : 'keep'}
        choices={[
          { value: 'keep', label: 'Manter os preços' },
          { value: 'table', label: 'Recalcular' },
        ]}
        onChange={choose}
      />
    );
  }
  return (
    <>
      <StripChoice
        legend="Preço"
        value={way}
        choices={[
          { value: 'keep', label: 'Manter', detail: priceWords(context.stay) },
          { value: 'table', label: 'Recalcular', detail: tableText(lift) },
          { value: 'typed', label: 'À mão…' },
        ]}
        onChange={choose}
      />
      {way === 'typed' && (
        <label htmlFor={id} className="flex items-center gap-2">
          Preço em euros
          <TextInput
            id={id}
            value={typed}
            inputMode="decimal"
            autoComplete="off"
            aria-invalid={problem !== undefined || undefined}
            aria-describedby={problem === undefined ? undefined : `${id}-problem`}
            onChange={({ target }) => set({ typed: target.value })}
            onKeyDown={handleKeyDown}
            className="w-25! border-transparent!"
          />
          {problem !== undefined && (
            <span id={`${id}-problem`} className="text-13 text-ocre-300">
              {problem}
            </span>
          )}
        </label>
      )}
    </>
  );
}

const STEPS = [
  { label: 'Um dia antes', icon: ArrowLeft, step: { days: -1 }, place: 'row-span-2' },
  { label: 'Quarto acima', icon: ArrowUp, step: { rooms: -1 }, place: '' },
  { label: 'Um dia depois', icon: ArrowRight, step: { days: 1 }, place: 'row-span-2' },
  { label: 'Quarto abaixo', icon: ArrowDown, step: { rooms: 1 }, place: '' },
] as const;

/** Touch buttons that do what the arrow keys do. */
function StepPad({ moves, rows }: Pick<MoveControlsProps, 'moves' | 'rows'>) {
  return (
    <div className="grid grid-cols-[3rem_3rem_3rem] grid-rows-[2.875rem_2.875rem] gap-1 md:pointer-fine:hidden [@media(pointer:fine)_and_(height<30rem)]:hidden">
      {STEPS.map(({ label, icon: Icon, step, place }) => (
        <button
          key={label}
          type="button"
          aria-label={label}
          onClick={() => stepLift(moves, rows, step)}
          className={`grid place-items-center rounded-field border border-anil-100/55 bg-branco/10 hover:bg-anil-700 ${place}`}
        >
          <Icon className="size-5" aria-hidden />
        </button>
      ))}
    </div>
  );
}

function SaveButtons({
  lift,
  moves,
  children,
}: Pick<MoveControlsProps, 'lift' | 'moves' | 'children'>) {
  const { verdict, swapWith } = lift;
  const isTyped = wayOf(lift) === 'typed' && swapWith === null;
  const hasBadPrice = isTyped && priceProblem(lift.typed) !== undefined;
  const label =
    swapWith !== null
      ? 'Trocar os dois'
      : verdict.kind === 'blocked'
        ? 'Mover mesmo assim'
        : 'Guardar';
  return (
    <div className="ms-auto flex gap-2 max-md:flex-1 max-md:justify-end max-sm:ms-0 max-sm:grid max-sm:justify-stretch max-sm:gap-1 max-md:[&_kbd]:hidden">
      {children}
      <Button
        id={SAVE_MOVE_ID}
        variant="ocre"
        isBusy={moves.isPending}
        busyLabel="A guardar..."
        disabled={wishOf(lift) === null || hasBadPrice}
        onClick={moves.save}
      >
        {label}
        <span aria-hidden>
          <Keycap isOnColour>↵</Keycap>
        </span>
      </Button>
      <Button
        variant="outline"
        disabled={moves.isPending}
        onClick={moves.giveUp}
        className={STRIP_OUTLINE}
      >
        Desistir
        <span aria-hidden>
          <Keycap isOnColour>Esc</Keycap>
        </span>
      </Button>
    </div>
  );
}
