import { useRef } from 'react';
import { bookingSourceLabel } from '@/domain/booking/booking-source';
import type { Day } from '@/domain/calendar/dates';
import type { DayRow } from '@/domain/day/lists';
import { guestsWords, leavingWords, nightWords } from '@/domain/calendar/day-words';
import type { DayEntry } from '@/queries/day-sheet';
import { DAY_LIST_TITLES } from './day-list-names';
import { DayList } from './DayList';
import type { DaySlots, ListPlace } from './list-place';
import { StayRow } from './StayRow';
import { useSteadyRows } from './useSteadyRows';

interface InHouseListProps extends ListPlace {
  rows: readonly DayRow<DayEntry>[];
  today: Day;
  receive: DaySlots['receive'];
}

/** Who sleeps in the house and stays for another night (DAY-01). */
export function InHouseList({ rows, today, receive, ...place }: InHouseListProps) {
  const { day, news } = place;
  const listRef = useRef<HTMLUListElement>(null);
  const shown = useSteadyRows(day, rows, listRef);
  const guests = rows.reduce((sum, { stay }) => sum + stay.number_of_guests, 0);
  return (
    <DayList
      name="em-casa"
      title={DAY_LIST_TITLES['em-casa']}
      count={rows.length}
      detail={guests > 0 ? guestsWords(guests) : undefined}
      empty="Ninguém em casa."
      isTab={place.isTab}
      isShown={place.isShown}
      listRef={listRef}
      onLeave={() => news.see(rows.map(({ stay }) => stay.id))}
    >
      {shown.map((row) => (
        <StayRow
          key={row.stay.id}
          row={row}
          isNew={news.isNew(row.stay.id)}
          facts={factsOf(row.stay, day)}
          action={null}
          end={`sai ${leavingWords(row.stay.check_out_date, today)}`}
          receive={receive?.(row.stay)}
        />
      ))}
    </DayList>
  );
}

function factsOf(stay: DayEntry, day: Day): string {
  return [
    nightWords(stay, day),
    guestsWords(stay.number_of_guests),
    bookingSourceLabel(stay.source),
  ].join(' · ');
}
