import { TriangleAlert, ArrowDownUp } from 'lucide-react';
import { useEffect, useId, useState } from 'react';
import { Button } from '@/components/Button';
import { Keycap } from '@/components/Keycap';
import { RoomTile } from '@/components/look/RoomTile';
import type { GridRow } from '@/domain/availability/availability-grid';
import { formatEuros } from '@/domain/basics/money';
import { isUnpriced, priceWords } from '@/domain/booking/booking-source';
import { swapPrice } from '@/domain/stay-move/changes';
import { placeCaution } from '@/domain/stay-move/words';
import { useBottomBar } from '@/hooks/useBottomBar';
import { useDocumentFlag } from '@/hooks/useDocumentFlag';
import type { AvailabilityStay } from '@/queries/availability-stays';
import type { RoomRow } from '@/types/rows';
import { MOVE_STRIP_ID } from '../edge-scroll';
import { roomNumberIn, useLift, type Lift, wayOf, type MoveContext } from './lift';
import { MoveControls, STRIP_OUTLINE } from './MoveControls';
import { MoveFacts, BecomesFact, StripFact } from './MoveFacts';
import { showLifted } from './show-lifted';
import type { StayMoves } from './useStayMoves';

const KEYS = [
  { keys: ['←', '→'], does: 'um dia' },
  { keys: ['↑', '↓'], does: 'outro quarto' },
  { keys: ['PgUp', 'PgDn'], does: 'uma semana' },
  { keys: ['E'], does: 'só a entrada' },
  { keys: ['S'], does: 'só a saída' },
  { keys: ['M'], does: 'a estadia toda' },
  { keys: ['T'], does: 'trocar com quem lá está' },
];

/** The keys of a lifted stay, for those who ask: the rows beneath need the space. */
function MoveKeys({ id }: { id: string }) {
  return (
    <ul
      id={id}
      aria-label="Teclas"
      className="flex flex-wrap gap-x-3 gap-y-1.5 border-t border-anil-100/20 pt-2.5 text-13 text-anil-100 max-md:hidden"
    >
      {KEYS.map(({ keys, does }) => (
        <li key={does} className="flex items-center gap-1.25">
          {keys.map((key) => (
            <span key={key} className="contents [&_kbd]:bg-branco/10 [&_kbd]:text-branco">
              <Keycap>{key}</Keycap>
            </span>
          ))}
          {does}
        </li>
      ))}
    </ul>
  );
}

interface MoveStripProps {
  moves: StayMoves;
  rows: readonly GridRow<RoomRow>[];
}

/**
 * What the lifted stay would become, before it is saved (DESK-07). It replaces the selection panel.
 */
export function MoveStrip({ moves, rows }: MoveStripProps) {
  const lift = useLift(moves.store);
  return lift === null ? null : <Strip lift={lift} {...{ moves, rows }} />;
}

function Strip({ lift, moves, rows }: MoveStripProps & { lift: Lift }) {
  // On a phone this flag hides the head of the screen.
  useDocumentFlag('data-moving-stay', lift.wasReleased);
  const barRef = useBottomBar();
  // What steps aside on a phone, or at 200 % zoom, takes the stay along, off the screen.
  useEffect(() => {
    if (lift.wasReleased) showLifted();
  }, [lift.wasReleased]);
  const { context, place, verdict, swapWith, problem } = lift;
  const roomNumber = roomNumberIn(context)(place.roomId);
  const keysId = useId();
  const [areKeysAsked, setAreKeysAsked] = useState(false);
  const hasKeys = lift.isByKeys && swapWith === null;
  const caution = swapWith === null ? placeCaution(context, place, { verdict, roomNumber }) : null;
  return (
    <section
      ref={barRef}
      id={MOVE_STRIP_ID}
      aria-label="Mudança por guardar"
      className="sticky bottom-0 z-10 mt-auto -mb-8 grid gap-2.75 rounded-t-card border-t-5 border-ocre-400 bg-noite px-4.5 pt-3 pb-3.25 text-branco tabular-figures on-dark max-lg:-mx-4 max-lg:px-4 max-md:gap-2.25 lg:-mb-10 forced-colors:border"
    >
      {swapWith === null ? <MoveFacts lift={lift} /> : <SwapFacts {...{ lift, swapWith }} />}
      <p
        role="alert"
        className="flex items-center gap-2 font-semibold text-ocre-300 empty:hidden [&_.lucide]:size-4"
      >
        {problem !== null && (
          <>
            <TriangleAlert aria-hidden />
            {problem}
          </>
        )}
      </p>
      {caution !== null && (
        <p className="flex items-center gap-2 text-ocre-300">
          <TriangleAlert className="size-4" aria-hidden />
          {caution}
        </p>
      )}
      <div className={lift.wasReleased ? 'contents' : 'contents max-md:hidden'}>
        <MoveControls {...{ lift, moves, rows }}>
          {hasKeys && (
            <Button
              variant="outline"
              aria-label="Teclas"
              aria-expanded={areKeysAsked}
              aria-controls={areKeysAsked ? keysId : undefined}
              onClick={() => setAreKeysAsked(!areKeysAsked)}
              className={`min-w-8.5 max-md:hidden ${STRIP_OUTLINE}`}
            >
              ?
            </Button>
          )}
        </MoveControls>
      </div>
      {hasKeys && areKeysAsked && <MoveKeys id={keysId} />}
    </section>
  );
}

/** Two stays that change rooms, both or none (DESK-08). */
function SwapFacts({ lift, swapWith }: { lift: Lift; swapWith: AvailabilityStay }) {
  const { context } = lift;
  const isKept = wayOf(lift) !== 'table';
  return (
    <div className="flex flex-wrap items-center gap-x-6.5 gap-y-2">
      <p className="me-auto flex items-center gap-2.5 max-md:w-full">
        <ArrowDownUp className="size-5.5 text-ocre-300" aria-hidden />
        <span>
          <b className="block text-15 leading-4.75 font-semibold">Trocar de quarto</b>
          <small className="block text-12 text-anil-100">
            Os dois ou nenhum. As datas não mudam.
          </small>
        </span>
      </p>
      <SwapSide {...{ context, isKept }} stay={context.stay} roomId={swapWith.room_id} />
      <SwapSide {...{ context, isKept }} stay={swapWith} roomId={context.stay.room_id} />
    </div>
  );
}

interface SwapSideProps {
  context: MoveContext;
  stay: AvailabilityStay;
  roomId: string;
  isKept: boolean;
}

function SwapSide({ context, stay, roomId, isKept }: SwapSideProps) {
  const [from, to] = [
    context.schedules.get(stay.room_id)?.room,
    context.schedules.get(roomId)?.room,
  ];
  if (from === undefined || to === undefined) return null;
  const kept = isUnpriced(stay) ? 'preço por indicar' : `fica em ${priceWords(stay)}`;
  const was = isUnpriced(stay) ? 'ainda não tinha preço' : `era ${priceWords(stay)}`;
  const byTable = formatEuros(swapPrice(context, stay, roomId));
  return (
    <div className="max-md:w-full">
      <StripFact label={`${stay.guest_name}, ${stay.booking_number}`}>
        <BecomesFact from={from.room_number}>
          <RoomTile roomNumber={to.room_number} size={20} />
          <span>{`${to.room_number} ${to.name}`}</span>
        </BecomesFact>
      </StripFact>
      <small className="block text-12 text-anil-100">
        {isKept ? `${kept}; pela tabela, ${byTable}` : `passa a ${byTable}; ${was}`}
      </small>
    </div>
  );
}
