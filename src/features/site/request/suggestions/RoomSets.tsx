import * as roomWords from '@messages/booking-rooms';
import * as t from '@messages/suggestions';
import { people } from '@messages/counts';
import { useMemo } from 'react';
import { RadioCard } from '@/components/form/RadioCard';
import { foldText } from '@/domain/basics/fold-text';
import { inPortuguese } from '@/domain/room/translated-room';
import { roomSets, type RoomSet } from '@/domain/suggestion/room-sets';
import { keyOf, useChoiceAhead } from '../rooms/combinations';
import type { ChosenRooms, OfferedRoom } from '../state/room-choice';
import { ContactReception } from './ContactReception';
import { partyOf } from './house-offer';
import { RoomSetCard } from './RoomSetCard';
import { SuggestionHead } from './SuggestionHead';
import type { NothingFitsProps } from './suggestions-props';

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
    ? [...options, { rooms: selection, title: roomWords.OWN_CHOICE, reason: '' }]
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
          {fewest > STATED_ROOMS && `${t.THREE_TOO_FEW} `}
          <span>{roomWords.noCombination(guestCount)}</span>
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
                badge={index === 0 ? roomWords.RECOMMENDED : undefined}
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

/** What a set of rooms is, in few words (SUGG-03). */
function setTitle({ kind, rooms, places, coupleCount }: RoomSet<OfferedRoom>): string {
  const count = rooms.length;
  switch (kind) {
    case 'lowest-price':
      return t.SET_TITLES.lowestPrice(count);
    case 'couples':
      return t.SET_TITLES.couples(count, coupleCount);
    case 'smaller-groups':
      return t.SET_TITLES.smallerGroups(count);
    case 'fewest-rooms':
      break;
  }
  return places === guestsIn(rooms)
    ? t.SET_TITLES.noSparePlaces(count)
    : t.SET_TITLES.fewestRooms(count);
}

/** Why a set of rooms is suggested, and how many of them not everybody may take. */
function setReason(set: RoomSet<OfferedRoom>): string {
  const { kind, rooms, places, restrictedCount, isCheapest } = set;
  const { SET_REASONS } = t;
  const isForAll = restrictedCount === 0;
  const sentences = [
    kind === 'couples' && SET_REASONS.couples,
    kind === 'smaller-groups' && groupsReason(rooms),
    (kind === 'fewest-rooms' || kind === 'lowest-price') &&
      isForAll &&
      SET_REASONS.everybody(people(guestsIn(rooms)), places),
    !isForAll && SET_REASONS.womenOnly(restrictedCount),
    kind !== 'lowest-price' && isCheapest && SET_REASONS.alsoCheapest,
  ];
  return sentences.filter((sentence) => sentence !== false).join(' ');
}

function guestsIn(rooms: RoomSet<OfferedRoom>['rooms']): number {
  return rooms.reduce((sum, { guests }) => sum + guests, 0);
}

function groupsReason(rooms: RoomSet<OfferedRoom>['rooms']): string {
  const most = Math.max(...rooms.map(({ guests }) => guests));
  const others = rooms.map(({ guests }) => guests).filter((guests) => guests < most);
  if (others.length === 0) return t.SET_REASONS.alike(most);
  const rest = t.fromTo(Math.min(...others), Math.max(...others));
  const isInDormitory = rooms.every(({ room, guests }) => guests < most || isDormitory(room));
  return isInDormitory ? t.SET_REASONS.inDormitory(most, rest) : t.SET_REASONS.inRoom(most, rest);
}

/** Whether a room is a dormitory, which the house says in its Portuguese name. */
function isDormitory(room: OfferedRoom): boolean {
  return /\b(?:dormitorio|camarata)\b/.test(foldText(inPortuguese(room).name));
}
