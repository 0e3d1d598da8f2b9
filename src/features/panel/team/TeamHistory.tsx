import { useState } from 'react';
import { Button } from '@/components/Button';
import { PANEL_CARD } from '@/components/panel-styles';
import type { TeamEvent } from '@/domain/account/team';
import { teamEventWords } from '@/domain/account/team-event-words';
import type { Day } from '@/domain/calendar/dates';
import { historyTime } from '@/domain/calendar/past-moments';
import { useFocusWhen } from '@/hooks/focus';

/** How many acts are shown before somebody asks for all. */
const FIRST_SHOWN = 6;

/** What was done lately in the team, and by whom, newest first (STAFF-01). */
export function TeamHistory({ events, today }: { events: readonly TeamEvent[]; today: Day }) {
  const [isWhole, setIsWhole] = useState(false);
  // The button disappears with the press, so the first act that it showed takes the focus.
  const moreRef = useFocusWhen<HTMLLIElement>(isWhole);
  const isCut = !isWhole && events.length > FIRST_SHOWN;

  return (
    <section aria-labelledby="historico-equipa" className={`px-4.5 py-4 ${PANEL_CARD}`}>
      <h2 id="historico-equipa" className="font-sans text-16 font-semibold tracking-normal">
        Histórico
      </h2>
      {events.length === 0 && <p className="mt-1 text-13 text-tinta-2">Ainda sem registos.</p>}
      <ol className="mt-2 text-13">
        {(isCut ? events.slice(0, FIRST_SHOWN) : events).map((event, place) => (
          <li
            key={event.id}
            ref={place === FIRST_SHOWN ? moreRef : undefined}
            tabIndex={place === FIRST_SHOWN ? -1 : undefined}
            className="gap-x-4 border-linha/60 py-2 not-first:border-t md:flex md:items-baseline"
          >
            <span className="block flex-none text-tinta-2 tabular-figures md:w-36">
              {historyTime(event.at, today)}
            </span>
            <span className="min-w-0 wrap-anywhere">
              <b className="font-semibold">{event.actor_name ?? 'O sistema'}</b>{' '}
              {teamEventWords(event)}
            </span>
          </li>
        ))}
      </ol>
      {isCut && (
        <Button variant="outline" className="mt-1.5" onClick={() => setIsWhole(true)}>
          {`Ver tudo (${events.length})`}
        </Button>
      )}
    </section>
  );
}
