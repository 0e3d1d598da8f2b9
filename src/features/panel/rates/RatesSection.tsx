import { useId, useState } from 'react';
import { ErrorBox } from '@/components/ErrorBox';
import { PANEL_CARD } from '@/components/panel-styles';
import { Skeleton } from '@/components/look/Skeleton';
import { addDays, type Day, weekOf } from '@/domain/calendar/dates';
import { sessionMessage } from '@/features/panel/change/session-error';
import type { RoomRow } from '@/types/rows';
import { PriceRuleCard } from './PriceRuleCard';
import { RateHistory } from './RateHistory';
import type { Sample } from './StayPreview';
import { StayRulesCard } from './StayRulesCard';
import { TouristTaxCard } from './TouristTaxCard';
import { useRates } from './useRates';

const CARD = `min-w-0 p-4 md:px-5 ${PANEL_CARD}`;

interface RatesSectionProps {
  /** Those on the site. */
  rooms: readonly RoomRow[];
  today: Day;
}

/** Price rule, stay rules and tourist tax, and who changed them (RATE-01, RATE-02, RATE-03). */
export default function RatesSection({ rooms, today }: RatesSectionProps) {
  const titleId = useId();
  const { rates, error, isFetching, retry } = useRates(today);
  const [sample, setSample] = useState<Sample>(() => ({
    roomId: rooms[0]?.id ?? '',
    ...nextLongWeekend(today),
    guests: 2,
  }));

  return (
    <section aria-labelledby={titleId} className="mt-7">
      <h2 id={titleId} className="mb-3 text-20">
        Regras
      </h2>
      {rates === null && error === null && <RatesSkeleton />}
      {rates === null && error !== null && (
        <ErrorBox
          title="Não foi possível carregar as regras"
          onRetry={retry}
          isRetrying={isFetching}
        >
          {sessionMessage(error) ?? undefined}
        </ErrorBox>
      )}
      {rates !== null && (
        <div className="grid grid-cols-[minmax(0,1fr)] gap-4 xl:grid-cols-2">
          <div className={`xl:col-span-2 ${CARD}`}>
            <PriceRuleCard {...{ rates, rooms, sample, today }} onSample={setSample} />
          </div>
          <div className={CARD}>
            <StayRulesCard {...{ rates, rooms, sample, today }} />
          </div>
          <div className={CARD}>
            <TouristTaxCard {...{ rates, rooms, sample, today }} />
          </div>
          <div className={`xl:col-span-2 ${CARD}`}>
            <h3 className="mb-1.5 font-sans text-14 font-semibold tracking-normal">Histórico</h3>
            <RateHistory today={today} />
          </div>
        </div>
      )}
    </section>
  );
}

/** Friday to Monday of next week, because a weekend is likely to have special prices. */
function nextLongWeekend(today: Day): Pick<Sample, 'checkIn' | 'checkOut'> {
  const [, , , , , friday = today] = weekOf(addDays(today, 7));
  return { checkIn: friday, checkOut: addDays(friday, 3) };
}

function RatesSkeleton() {
  return (
    <div className={`animate-breathe ${CARD}`}>
      <output className="sr-only">A carregar...</output>
      <Skeleton className="mb-3 h-5 w-40" />
      <Skeleton className="mb-2.5 h-16 w-full" />
      <Skeleton className="h-16 w-full" />
    </div>
  );
}
