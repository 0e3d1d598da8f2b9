import { useRef } from 'react';
import { requestCounts, type DayRequest } from '@/domain/day/requests';
import type { DayEntry } from '@/queries/day-sheet';
import { DAY_LIST_TITLES, LATE_REQUESTS } from './day-list-names';
import { DayList } from './DayList';
import type { ListPlace } from './list-place';
import { RequestRow } from './RequestRow';
import { useSteadyOrder } from './useSteadyOrder';

interface RequestListProps extends ListPlace {
  requests: readonly DayRequest<DayEntry>[];
  now: Date;
}

/** Who waits for an answer, the oldest first (DAY-04). */
export function RequestList({ requests, now, ...place }: RequestListProps) {
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
