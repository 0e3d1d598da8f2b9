import { useState } from 'react';
import {
  arrivalRows,
  departureRows,
  inHouseRows,
  rowCounts,
  type HouseTime,
} from '@/domain/day/lists';
import { dayRequests, requestCounts } from '@/domain/day/requests';
import { withSteps } from '@/domain/day/steps';
import { DEPARTURE_HOUR } from '@/domain/stay/stay-conditions';
import { useMediaQuery } from '@/hooks/useMediaQuery';
import type { DaySheet } from '@/queries/day-sheet';
import { dayEntries } from './day-entries';
import { LATE_REQUESTS, type DayListName } from './day-list-names';
import { DayTabs } from './DayTabs';
import type { DaySlots } from './list-place';
import { useListOfReturn } from './return-focus';
import { RequestList } from './RequestList';
import { StepList } from './StepList';
import { InHouseList } from './InHouseList';
import { useNewStays } from './useNewStays';
import type { useDaySteps } from './useDaySteps';

interface DayListsProps {
  sheet: DaySheet;
  time: HouseTime & { now: Date };
  steps: ReturnType<typeof useDaySteps>;
  slots: DaySlots | undefined;
}

/** The four lists of the day (DAY-01): beside one another, on a phone behind tabs. */
export function DayLists({ sheet, time, steps, slots }: DayListsProps) {
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
  const stepping = { time, steps, receive: slots?.receive };
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
          <InHouseList
            rows={inHouse}
            today={time.today}
            receive={slots?.receive}
            {...place('em-casa')}
          />
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
