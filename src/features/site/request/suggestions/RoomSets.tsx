import * as rooms from '@messages/booking-rooms';
import * as t from '@messages/suggestions';
import { useMemo } from 'react';
import { RadioCard } from '@/components/form/RadioCard';
import { roomSets } from '@/domain/suggestion/room-sets';
import type { ChosenRooms, OfferedRoom } from '../state/room-choice';
import { keyOf, useChoiceAhead } from '../rooms/combinations';
import type { NothingFitsProps } from './suggestions-props';
import { ContactReception } from './ContactReception';
import { partyOf } from './house-offer';
import { RoomSetCard } from './RoomSetCard';
import { setReason, setTitle } from './set-words';
import { SuggestionHead } from './SuggestionHead';

/** The most rooms that a recommended combination has. */
const STATED_ROOMS = 3;

/** Sets that hold a party which three rooms do not; one radio card each (SUGG-02, SUGG-03). */
export function RoomSets({ state, dispatch, fresh, onSuggest }: NothingFitsProps) {
  const { dates, guestCount, recommendedBy } = state;
  const { offers } = fresh;
  const { recommended: selection } = state.selections;
  const options = useSetsOf(offers, { ...dates, guestCount });
  useChoiceAhead({ best: options, selection, recommendedBy, onSuggest });
  const chosenKey = keyOf(selection);
  const isOwn =
    selection.length > 0 && !options.some((option) => keyOf(option.rooms) === keyOf(selection));
  const listed = isOwn
    ? [...options, { rooms: selection, title: rooms.OWN_CHOICE, reason: '' }]
    : options;

  function handleManual() {
    dispatch({ type: 'roomModeChosen', mode: 'manual' });
    if (selection.length > 0) dispatch({ type: 'roomsChosen', selection });
  }

  const fewest = Math.min(...options.map((option) => option.rooms.length));
  return (
    <>
      <SuggestionHead tile="net" className="mb-8.5">
        <h3 className="font-sans text-16 leading-6 font-medium">
          {fewest > STATED_ROOMS && `${t.UP_TO_THREE} `}
          <span>{rooms.noCombination(guestCount)}</span>
        </h3>
        <p className="mt-1 font-serif text-22 leading-7.25 lining-nums">
          {fewest > STATED_ROOMS ? t.allFit(fewest) : t.allFitUnevenly(fewest)}
        </p>
        <p className="mt-1 text-16 leading-6.25 text-tinta-2">
          {t.ONE_GROUP.before}{' '}
          <button type="button" className="text-link" onClick={handleManual}>
            {t.ONE_GROUP.link}
          </button>
          {t.ONE_GROUP.after}
        </p>
      </SuggestionHead>
      <fieldset className="min-w-0">
        <legend className="sr-only">{t.SETS}</legend>
        <div className="grid gap-4">
          {listed.map((option, index) => {
            const key = keyOf(option.rooms);
            return (
              <RadioCard
                key={key}
                name="combinacao"
                value={key}
                isLong
                isChecked={key === chosenKey}
                onChange={() => dispatch({ type: 'roomsChosen', selection: option.rooms })}
                badge={index === 0 ? rooms.RECOMMENDED : undefined}
              >
                <RoomSetCard
                  {...option}
                  offers={offers}
                  dates={dates}
                  isChosen={key === chosenKey}
                />
              </RadioCard>
            );
          })}
        </div>
      </fieldset>
      <ContactReception text={t.CALL_FOR_GROUP} />
    </>
  );
}

interface SetOption {
  rooms: ChosenRooms;
  title: string;
  reason: string;
}

interface AskedStay {
  checkIn: string | null;
  checkOut: string | null;
  guestCount: number;
}

function useSetsOf(
  offers: readonly OfferedRoom[],
  { checkIn, checkOut, guestCount }: AskedStay,
): readonly SetOption[] {
  return useMemo(() => {
    if (checkIn === null || checkOut === null) return [];
    return roomSets(partyOf({ rooms: offers, guests: guestCount, checkIn, checkOut })).map(
      (set) => ({ rooms: set.rooms, title: setTitle(set), reason: setReason(set) }),
    );
  }, [offers, checkIn, checkOut, guestCount]);
}
