import * as t from '@messages/booking-rooms';
import { type KeyboardEvent, useState } from 'react';
import { Button } from '@/components/Button';
import { EmptyState } from '@/components/EmptyState';
import { Field } from '@/components/form/Field';
import { SearchInput } from '@/components/form/SearchInput';
import { SegmentedControl } from '@/components/form/SegmentedControl';
import { withoutRoom, withRoom, withRoomGuests } from '@/domain/request/room-assignment';
import {
  type CapacityFilter,
  capacityLabel,
  FORM_CAPACITIES,
  hasCapacity,
  isFoundBy,
} from '@/domain/room/room-filters';
import type { StayDates } from '@/domain/stay/stay';
import type { OfferedRoom, ChosenRooms } from '../state/room-choice';
import { ManualRoom } from './ManualRoom';

/** The list opens with a few rooms and grows on request, so that a large house stays quick. */
const FIRST_ROOMS = 8;
const MORE_ROOMS = 24;

const CAPACITY_SEGMENTS = FORM_CAPACITIES.map((capacity) => ({
  value: String(capacity),
  label: capacityLabel(capacity),
}));

interface ManualRoomsProps {
  /** Cheapest first. */
  offers: readonly OfferedRoom[];
  dates: StayDates;
  guestCount: number;
  selection: ChosenRooms;
  onChange: (selection: ChosenRooms) => void;
}

/** Enter in the search field must not submit the form and leave the step. */
function handleSearchKey(event: KeyboardEvent) {
  if (event.key === 'Enter') event.preventDefault();
}

/** Manual selection: search, capacity, and − n + for each room. BOOK-STEP3-03, BOOK-STEP3-04 */
export function ManualRooms({ offers, dates, guestCount, selection, onChange }: ManualRoomsProps) {
  const [search, setSearch] = useState('');
  const [capacity, setCapacity] = useState<CapacityFilter>('all');
  const [shownCount, setShownCount] = useState(FIRST_ROOMS);

  const guestsByRoom = new Map(selection.map(({ room, guests }) => [room.id, guests]));
  const found = offers.filter((room) => hasCapacity(room, capacity) && isFoundBy(room, search));
  // What is chosen stays in view, however far down its price puts it.
  const shown = found.filter((room, index) => index < shownCount || guestsByRoom.has(room.id));
  const hiddenCount = found.length - shown.length;

  function handleCapacity(value: string) {
    setCapacity(FORM_CAPACITIES.find((known) => String(known) === value) ?? 'all');
    setShownCount(FIRST_ROOMS);
  }

  function handleSearch(text: string) {
    setSearch(text);
    setShownCount(FIRST_ROOMS);
  }

  function handleGuests(room: OfferedRoom, guests: number) {
    if (guests < 1) onChange(withoutRoom(selection, room.id));
    else if (guestsByRoom.has(room.id)) {
      onChange(withRoomGuests({ selection, roomId: room.id, guests }));
    } else onChange(withRoom({ selection, room, guests: guestCount }));
  }

  return (
    <>
      <div className="mt-5.5 mb-3.5 grid gap-5 lg:grid-cols-[minmax(0,1fr)_auto] lg:items-end lg:gap-6">
        <Field label={t.SEARCH}>
          <SearchInput
            clearLabel={t.CLEAR_SEARCH}
            placeholder={t.SEARCH_IN}
            enterKeyHint="search"
            value={search}
            onSearch={handleSearch}
            onKeyDown={handleSearchKey}
          />
        </Field>
        <SegmentedControl
          legend={t.CAPACITY}
          isLegendVisible
          look="filter"
          segments={CAPACITY_SEGMENTS}
          value={String(capacity)}
          onChange={handleCapacity}
        />
      </div>
      {found.length === 0 ? (
        <EmptyState
          headingLevel="h3"
          title={t.NONE_FOUND}
          action={
            <Button
              variant="outline"
              onClick={() => {
                handleSearch('');
                handleCapacity('all');
              }}
            >
              {t.CLEAR_FILTERS}
            </Button>
          }
        />
      ) : (
        <>
          <output className="mb-2.5 block text-14 text-tinta-2 tabular-figures">
            {t.freeRooms(found.length)}
          </output>
          <ul className="border-t border-linha">
            {shown.map((room) => (
              <ManualRoom
                key={room.id}
                room={room}
                {...{ offers, dates }}
                guests={guestsByRoom.get(room.id) ?? null}
                onGuests={(guests) => handleGuests(room, guests)}
              />
            ))}
          </ul>
          {hiddenCount > 0 && (
            <Button
              variant="quiet"
              className="-ms-2 mt-3"
              onClick={() => setShownCount((count) => count + MORE_ROOMS)}
            >
              {t.moreRooms(Math.min(hiddenCount, MORE_ROOMS))}
            </Button>
          )}
        </>
      )}
    </>
  );
}
