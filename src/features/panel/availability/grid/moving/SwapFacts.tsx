import { ArrowDownUp } from 'lucide-react';
import { RoomTile } from '@/components/look/RoomTile';
import { isUnpriced, priceWords } from '@/domain/booking/booking-source';
import { formatEuros } from '@/domain/basics/money';
import { swapPrice } from '@/domain/stay-move/changes';
import type { AvailabilityStay } from '@/queries/availability-stays';
import { wayOf, type Lift, type MoveContext } from './lift';
import { BecomesFact, StripFact } from './MoveFacts';

/** Two stays that change rooms, both or none (DESK-08). */
export function SwapFacts({ lift, swapWith }: { lift: Lift; swapWith: AvailabilityStay }) {
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
