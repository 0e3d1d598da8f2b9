import * as t from '@messages/booking-rooms';
import { type ReactNode, useMemo, useRef } from 'react';
import { Button } from '@/components/Button';
import { RadioCard } from '@/components/form/RadioCard';
import { bedCount } from '@/domain/room/bed-count';
import type { StayDates } from '@/domain/stay/stay';
import type { ChosenRooms, OfferedRoom, RoomChoiceState } from '../state/room-choice';
import { CombinationCard } from './CombinationCard';
import { isRestricted, keyOf, useChoiceAhead } from './combinations';
import { RoomDetailsButton } from './RoomDetailsButton';
import { type Recommendation, recommendRooms } from '@/domain/suggestion/recommendations';
import { quoteFor } from '../summary/stay-sums';

interface RecommendationsProps extends Pick<RoomChoiceState, 'recommendedBy'> {
  offers: readonly OfferedRoom[];
  dates: StayDates;
  guestCount: number;
  selection: ChosenRooms;
  onChange: (selection: ChosenRooms) => void;
  /** Takes what the form chooses while the guest has not chosen yet. */
  onSuggest: (selection: ChosenRooms) => void;
  /** Where no combination holds everybody. */
  whenNone: ReactNode;
}

/** The best combinations, with the guest's earlier choice even if others are better by now. */
function withChoice(best: readonly Combination[], selection: ChosenRooms): readonly Combination[] {
  const isListed = best.some(({ rooms }) => keyOf(rooms) === keyOf(selection));
  if (selection.length === 0 || isListed) return best;
  return [...best, { rooms: [...selection], label: t.OWN_CHOICE }];
}

/** Up to six combinations of rooms, one radio card each. CONST-REC-01 */
export function Recommendations({ whenNone, ...props }: RecommendationsProps) {
  const { offers, dates, guestCount, selection, recommendedBy, onChange, onSuggest } = props;
  const listRef = useRef<HTMLDivElement>(null);
  const best = useMemo(
    () => bestCombinations({ offers, dates, guests: guestCount }),
    [offers, dates, guestCount],
  );
  useChoiceAhead({ best, selection, recommendedBy, onSuggest });

  // A request without an answer may have taken its own rooms: it stays listed, so that it can be
  // sent again.
  const isOnlyChoice = selection.length > 0 && bedCount(offers) < guestCount;
  if (best.length === 0 && !isOnlyChoice) return whenNone;
  const options = withChoice(best, selection);

  function handleClear() {
    onChange([]);
    listRef.current?.querySelector('input')?.focus();
  }

  const chosenKey = keyOf(selection);
  return (
    <fieldset className="mt-4 min-w-0">
      <legend className="sr-only">{t.COMBINATIONS}</legend>
      <div className="mb-5 flex min-h-11.5 flex-wrap items-center justify-between gap-x-4">
        <output className="text-15 text-tinta-2">
          {introduction({ recommendedBy, isChosen: selection.length > 0 })}
        </output>
        {selection.length > 0 && (
          <Button variant="quiet" className="-mx-2 text-15" onClick={handleClear}>
            {t.CLEAR_CHOICE}
          </Button>
        )}
      </div>
      <div ref={listRef} className="grid gap-5">
        {options.map(({ rooms, label }, index) => {
          const key = keyOf(rooms);
          return (
            <RadioCard
              key={key}
              name="combinacao"
              value={key}
              isChecked={key === chosenKey}
              onChange={() => onChange(rooms)}
              badge={index === 0 ? t.RECOMMENDED : undefined}
              footer={
                <RoomDetailsButton
                  rooms={rooms.map(({ room }) => room)}
                  className="mx-1.5 mb-1 md:mx-2"
                />
              }
            >
              <CombinationCard {...{ rooms, label, offers, dates }} />
            </RadioCard>
          );
        })}
      </div>
    </fieldset>
  );
}

function introduction({
  recommendedBy,
  isChosen,
}: Pick<RoomChoiceState, 'recommendedBy'> & { isChosen: boolean }): string {
  if (!isChosen) return t.CHOOSE_COMBINATION;
  return recommendedBy === 'form' ? t.CHOSEN_FOR_YOU : t.CHOSEN_BY_YOU;
}

type Combination = Pick<Recommendation<OfferedRoom>, 'rooms' | 'label'>;

/**
 * The best combinations of rooms for a number of guests, compared by the price of the whole stay,
 * so that special prices of single nights count (RATE-01).
 */
function bestCombinations({
  offers,
  dates,
  guests,
}: {
  offers: readonly OfferedRoom[];
  dates: StayDates;
  guests: number;
}): Combination[] {
  const rooms = offers.map((room) => ({
    id: room.id,
    room_number: room.room_number,
    max_guests: room.max_guests,
    price_per_night: quoteFor(room, dates).total,
    room,
  }));
  return recommendRooms({
    rooms,
    guests,
    isRestricted: ({ room }) => isRestricted(room),
  }).map(({ rooms: chosen, label }) => ({
    label,
    rooms: chosen.map(({ room: { room }, guests: share }) => ({ room, guests: share })),
  }));
}
