import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { Button } from '@/components/Button';
import { historyTime } from '@/domain/history/history';
import type { Day } from '@/domain/calendar/dates';
import { rateSentence } from '@/domain/rates/rate-history';
import { NotLoaded } from '@/features/panel/parts/NotLoaded';
import { staffClient } from '@/lib/staff-client';
import { queryKeys } from '@/queries/query-keys';
import { listRateEvents } from '@/queries/rates';

/** How many entries are shown before somebody asks for all. */
const FIRST_SHOWN = 6;

/** Who changed prices, rules of stay and tax, newest first (RATE-01, RATE-02, RATE-03). */
export function RateHistory({ today }: { today: Day }) {
  const { data, isLoadingError, isFetching, refetch } = useQuery({
    queryKey: queryKeys.rateEvents,
    queryFn: async () => listRateEvents(staffClient()),
  });
  const [isWhole, setIsWhole] = useState(false);
  const moreRef = useRef<HTMLLIElement>(null);

  // The button that had the focus is gone then, so the first new entry takes it.
  useEffect(() => {
    if (isWhole) moreRef.current?.focus();
  }, [isWhole]);

  if (isLoadingError) {
    return (
      <NotLoaded words="Não foi possível carregar o histórico." query={{ isFetching, refetch }} />
    );
  }
  if (data === undefined) return <p className="text-13 text-tinta-2">A carregar...</p>;
  if (data.length === 0) {
    return <p className="text-13 text-tinta-2">Ainda ninguém mudou preços nem regras.</p>;
  }
  const sentences = data.map(rateSentence);
  const isCut = !isWhole && sentences.length > FIRST_SHOWN;
  return (
    <>
      <ol className="divide-y divide-linha text-13 tabular-figures">
        {(isCut ? sentences.slice(0, FIRST_SHOWN) : sentences).map((sentence, place) => (
          <li
            key={sentence.id}
            ref={place === FIRST_SHOWN ? moreRef : undefined}
            tabIndex={-1}
            className="gap-x-4 py-1.75 md:flex"
          >
            <p className="me-auto min-w-0 wrap-anywhere">
              <b className="font-semibold">{sentence.who}</b> {sentence.what}
              {sentence.before !== null && (
                <small className="block text-12 leading-4.25 text-tinta-2">{sentence.before}</small>
              )}
            </p>
            <time dateTime={sentence.at} className="text-12 whitespace-nowrap text-tinta-2">
              {historyTime(sentence.at, today)}
            </time>
          </li>
        ))}
      </ol>
      {isCut && (
        <Button variant="outline" className="mt-1.5" onClick={() => setIsWhole(true)}>
          {`Ver tudo (${sentences.length})`}
        </Button>
      )}
    </>
  );
}
