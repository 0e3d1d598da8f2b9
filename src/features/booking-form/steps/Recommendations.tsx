import { Users } from 'lucide-react';
import { useMemo } from 'react';
import { RadioCard } from '@/components/RadioCard';
import { RoomPicture } from '@/components/RoomPicture';
import { RoomTile } from '@/components/RoomTile';
import { formatEuros } from '@/domain/money';
import { type Recommendation, recommendRooms } from '@/domain/recommendations';
import { nightlyTotal, stayPrice } from '@/domain/room-pricing';
import type { StayDates } from '@/domain/stay';
import { guestLabel } from '../messages';
import type { OfferedRoom, Selection } from '../offered-room';
import { nightsOf } from '../stay-sums';
import { NoRooms } from './NoRooms';

interface RecommendationsProps {
  offers: readonly OfferedRoom[];
  dates: StayDates;
  guestCount: number;
  selection: Selection;
  onChange: (selection: Selection) => void;
  onChangeDates: () => void;
  onManual: () => void;
}

type Combination = Pick<Recommendation<OfferedRoom>, 'rooms' | 'label'>;

/** Names a combination by its rooms and the guests in each, in whatever order. */
const keyOf = (selection: Selection) =>
  selection
    .map(({ room, guests }) => `${room.id} ${guests}`)
    .toSorted()
    .join(', ');

/** The best combinations; a choice made before stays in the list, though others be better by now. */
function combinations(
  { offers, guestCount }: Pick<RecommendationsProps, 'offers' | 'guestCount'>,
  selection: Selection,
): Combination[] {
  const best = recommendRooms({ rooms: offers, guests: guestCount });
  const isListed = best.some(({ rooms }) => keyOf(rooms) === keyOf(selection));
  if (selection.length === 0 || isListed) return best;
  return [...best, { rooms: [...selection], label: 'A sua escolha' }];
}

/** Up to six combinations of rooms, one radio card each. Specification §9. */
export function Recommendations(props: RecommendationsProps) {
  const { offers, dates, guestCount, selection, onChange, onChangeDates, onManual } = props;
  const options = useMemo(
    () => combinations({ offers, guestCount }, selection),
    [offers, guestCount, selection],
  );
  if (options.length === 0) {
    return <NoRooms {...{ dates, guestCount, offers, onChangeDates, onManual }} />;
  }

  const chosenKey = keyOf(selection);
  return (
    <fieldset className="mt-9 min-w-0">
      <legend className="sr-only">Combinações de quartos</legend>
      <div className="grid gap-4">
        {options.map(({ rooms, label }, index) => {
          const key = keyOf(rooms);
          return (
            <RadioCard
              key={key}
              name="combinacao"
              value={key}
              isChecked={key === chosenKey}
              onChange={() => onChange(rooms)}
              badge={index === 0 ? 'Recomendado' : undefined}
            >
              <CombinationCard {...{ rooms, label }} nights={nightsOf(dates)} />
            </RadioCard>
          );
        })}
      </div>
    </fieldset>
  );
}

function CombinationCard({ rooms, label, nights }: Combination & { nights: number }) {
  const perNight = nightlyTotal(rooms.map(({ room }) => room));
  const total = rooms.reduce((sum, { guests }) => sum + guests, 0);
  const shares = rooms.map(({ guests }) => guests).join(' + ');
  return (
    <span className="grid grid-cols-[6rem_minmax(0,1fr)] items-start gap-x-3.5 gap-y-2.5 px-3.5 pt-5 pb-3.5 md:grid-cols-[10.5rem_minmax(0,1fr)_auto] md:items-center md:gap-5 md:py-4 md:ps-4 md:pe-15">
      <span className="flex h-24 gap-1 overflow-hidden md:h-28">
        {rooms.map(({ room }) => (
          <RoomPicture
            key={room.id}
            src={room.images[0]}
            alt=""
            roomNumber={room.room_number}
            className="aspect-auto! h-full min-w-0 flex-1"
          />
        ))}
      </span>
      <span className="min-w-0">
        <span className="block pe-7 text-15 font-semibold md:pe-0 md:text-16">{label}</span>
        <span className="mt-2 mb-1.5 flex flex-wrap gap-x-3.5 gap-y-1.5 text-15">
          {rooms.map(({ room }) => (
            <span key={room.id} className="flex min-w-0 items-start gap-1.75 max-md:w-full">
              <RoomTile roomNumber={room.room_number} size={20} />
              <span className="min-w-0 wrap-anywhere">{room.name}</span>
            </span>
          ))}
        </span>
        <span className="flex items-center gap-1.5 text-14 text-tinta-2 algarismos">
          <Users className="size-4" aria-hidden />
          {rooms.length > 1 ? `${guestLabel(total)}: ${shares}` : guestLabel(total)}
        </span>
      </span>
      <span className="col-span-full flex items-baseline justify-between gap-3 border-t border-linha pt-2.5 text-14 whitespace-nowrap text-tinta-2 algarismos md:col-span-1 md:block md:border-0 md:pt-0 md:text-end">
        <span className="md:block">{formatEuros(perNight)} / noite</span>
        <span className="text-22 font-bold text-tinta md:block">
          {formatEuros(stayPrice({ pricePerNight: perNight, nights }))}
        </span>
      </span>
    </span>
  );
}
