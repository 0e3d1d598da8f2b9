import { useId, useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { Button } from '@/components/Button';
import { Skeleton } from '@/components/look/Skeleton';
import { PANEL_CARD } from '@/components/panel-styles';
import { addDays, type Day, weekOf } from '@/domain/calendar/dates';
import { historyTime } from '@/domain/calendar/past-moments';
import { rateSentence } from '@/domain/rates/rate-history';
import { seasonWords, taxWords } from '@/domain/rates/rate-words';
import { StillReading } from '@/features/panel/kit/StillReading';
import { useFocusWhen } from '@/hooks/focus';
import { staffClient } from '@/lib/staff-client';
import { queryKeys } from '@/queries/query-keys';
import { listRateEvents } from '@/queries/rates';
import { useIsOwner } from '@/features/panel/session/useAccount';
import type { RoomRow, TouristTaxRow } from '@/types/rows';
import { PriceRuleCard } from './PriceRuleCard';
import { RateList } from './RateList';
import type { Sample } from './StayPreview';
import { StayRulesCard } from './StayRulesCard';
import { TaxSeasonDialog } from './TaxSeasonDialog';
import { useSeasonChange } from './useRateChanges';
import { useRates, type Rates } from './useRates';

/** How many entries are shown before somebody asks for all. */
const FIRST_SHOWN = 6;

/** Who changed prices, rules of stay and tax, newest first (RATE-01, RATE-02, RATE-03). */
function RateHistory({ today }: { today: Day }) {
  const history = useQuery({
    queryKey: queryKeys.rateEvents,
    queryFn: async () => listRateEvents(staffClient()),
  });
  const [isWhole, setIsWhole] = useState(false);
  // The button that had the focus is gone then, so the first new entry takes it.
  const moreRef = useFocusWhen<HTMLLIElement>(isWhole);

  const { data } = history;
  if (data === undefined) {
    return (
      <StillReading of={history} title="Não foi possível carregar o histórico." isQuiet>
        <p className="text-13 text-tinta-2">A carregar...</p>
      </StillReading>
    );
  }
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

const CARD = `min-w-0 p-4 md:px-5 ${PANEL_CARD}`;

interface RatesSectionProps {
  /** Those on the site. */
  rooms: readonly RoomRow[];
  today: Day;
}

/** Price rule, stay rules and tourist tax, and who changed them (RATE-01, RATE-02, RATE-03). */
export default function RatesSection({ rooms, today }: RatesSectionProps) {
  const titleId = useId();
  const { rates, readings } = useRates(today);
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
      <StillReading of={readings} title="Não foi possível carregar as regras">
        <RatesSkeleton />
      </StillReading>
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

interface TouristTaxCardProps {
  rates: Rates;
  rooms: readonly RoomRow[];
  sample: Sample;
  today: Day;
}

/** The seasons of the tourist tax: the list, and a window to write one (RATE-03). */
function TouristTaxCard({ rates, rooms, sample, today }: TouristTaxCardProps) {
  const isOwner = useIsOwner();
  const [edited, setEdited] = useState<TouristTaxRow | 'new' | null>(null);
  const changes = useSeasonChange();
  const open = (season: TouristTaxRow | 'new') => {
    changes.reset();
    setEdited(season);
  };

  return (
    <>
      <RateList
        title="Taxa turística"
        explanation="Paga na receção: aparece numa linha própria, e nunca entra no total. Onde duas épocas se cruzam, conta a mais cara."
        addLabel="Nova época"
        none="Sem taxa turística: o site diz só que as taxas são pagas no local."
        rows={rates.seasons}
        nameOf={(season) => `a época ${seasonWords(season)}`}
        isBusy={changes.isPending}
        isReadOnly={!isOwner}
        onAdd={() => open('new')}
        onEdit={open}
        onRemove={(before) => void changes.change({ kind: 'remove', before })}
      >
        {(season) => (
          <>
            <p className="font-semibold">{seasonWords(season)}</p>
            <p className="text-tinta-2">{taxWords(season)}.</p>
          </>
        )}
      </RateList>
      {edited !== null && (
        <TaxSeasonDialog
          season={edited === 'new' ? null : edited}
          {...{ rates, rooms, sample, today, changes }}
          onClose={() => setEdited(null)}
        />
      )}
    </>
  );
}
