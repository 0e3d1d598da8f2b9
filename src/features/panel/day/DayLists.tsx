import { useState, useRef } from 'react';
import { bookingSourceLabel } from '@/domain/booking/booking-source';
import type { Day } from '@/domain/calendar/dates';
import { guestsWords, leavingWords, nightWords } from '@/domain/calendar/day-words';
import {
  arrivalRows,
  departureRows,
  inHouseRows,
  rowCounts,
  type HouseTime,
  type DayRow,
} from '@/domain/day/lists';
import { dayRequests, requestCounts, type DayRequest } from '@/domain/day/requests';
import { withSteps } from '@/domain/day/steps';
import { DEPARTURE_HOUR } from '@/domain/stay/stay-conditions';
import { useMediaQuery } from '@/hooks/useMediaQuery';
import type { DaySheet, DayEntry } from '@/queries/day-sheet';
import { dayEntries } from './day-entries';
import { LATE_REQUESTS, type DayListName, DAY_LIST_TITLES } from './day-list-names';
import { DayList } from './DayList';
import { DayTabs } from './DayTabs';
import type { ListPlace } from './list-place';
import { RequestRow } from './RequestRow';
import { useListOfReturn } from './return-focus';
import { StayRow } from './StayRow';
import { StepList } from './StepList';
import type { useDaySteps } from './useDaySteps';
import { useNewStays } from './useNewStays';
import { useSteadyOrder } from './useSteadyOrder';
import { useSteadyRows } from './useSteadyRows';

interface DayListsProps {
  sheet: DaySheet;
  time: HouseTime & { now: Date };
  steps: ReturnType<typeof useDaySteps>;
}

/** The four lists of the day (DAY-01): beside one another, on a phone behind tabs. */
export function DayLists({ sheet, time, steps }: DayListsProps) {
  const [shown, setShown] = useState<DayListName>(useListOfReturn() ?? 'chegadas');
  const isTab = useMediaQuery('(width < 48rem)');
  const ids = dayEntries(sheet).map(({ id }) => id);
  const news = useNewStays(sheet.day, ids);

  const stepped = withSteps(sheet, steps.taken);
  const arrivals = arrivalRows(stepped, time);
  const departures = departureRows(stepped, time, DEPARTURE_HOUR);
  const inHouse = inHouseRows(stepped);
  const requests = dayRequests(sheet.unanswered);

  const place = (name: DayListName) => ({ isTab, isShown: name === shown, news, day: sheet.day });
  const stepping = { time, steps, sheet };
  return (
    <>
      {isTab && (
        <DayTabs
          shown={shown}
          onShow={setShown}
          counts={{
            chegadas: { count: arrivals.length, late: rowCounts(arrivals).late },
            saidas: { count: departures.length, late: rowCounts(departures).late },
            'em-casa': { count: inHouse.length, late: 0 },
            'por-responder': {
              count: requests.length,
              late: requestCounts(requests, time.now).late,
              lateWords: LATE_REQUESTS,
            },
          }}
        />
      )}
      <div className="grid items-start gap-4 menu:grid-cols-2">
        <div className="grid min-w-0 gap-4 max-md:contents">
          <StepList
            name="chegadas"
            step="check-in"
            rows={arrivals}
            {...place('chegadas')}
            {...stepping}
          />
          <InHouseList rows={inHouse} today={time.today} sheet={sheet} {...place('em-casa')} />
        </div>
        <div className="grid min-w-0 gap-4 max-md:contents">
          <StepList
            name="saidas"
            step="check-out"
            rows={departures}
            {...place('saidas')}
            {...stepping}
          />
          <RequestList requests={requests} now={time.now} {...place('por-responder')} />
        </div>
      </div>
    </>
  );
}

interface RequestListProps extends ListPlace {
  requests: readonly DayRequest<DayEntry>[];
  now: Date;
}

/** Who waits for an answer, the oldest first (DAY-04). */
function RequestList({ requests, now, ...place }: RequestListProps) {
  const { news } = place;
  const listRef = useRef<HTMLUListElement>(null);
  const rows = requests.map(({ key }) => ({ key, isDone: false }));
  const order = useSteadyOrder('por-responder', rows, listRef);
  const byKey = new Map(requests.map((request) => [request.key, request]));
  const ids = requests.flatMap(({ stays }) => stays.map(({ id }) => id));
  const { late, soon } = requestCounts(requests, now);
  return (
    <DayList
      name="por-responder"
      title={DAY_LIST_TITLES['por-responder']}
      count={requests.length}
      late={{ count: late, words: LATE_REQUESTS }}
      detail={soon > 0 ? `${soon} a terminar` : undefined}
      empty="Nada por responder."
      isTab={place.isTab}
      isShown={place.isShown}
      listRef={listRef}
      onLeave={() => news.see(ids)}
    >
      {order.map((key) => {
        const request = byKey.get(key);
        if (request === undefined) return null;
        const isNew = request.stays.some(({ id }) => news.isNew(id));
        return <RequestRow key={key} request={request} now={now} isNew={isNew} />;
      })}
    </DayList>
  );
}

interface InHouseListProps extends ListPlace {
  rows: readonly DayRow<DayEntry>[];
  today: Day;
  sheet: DaySheet;
}

/** Who sleeps in the house and stays for another night (DAY-01). */
function InHouseList({ rows, today, sheet, ...place }: InHouseListProps) {
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
          sheet={sheet}
          isRegisterTold
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
