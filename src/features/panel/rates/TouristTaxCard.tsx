import { useState } from 'react';
import type { Day } from '@/domain/calendar/dates';
import { seasonWords, taxWords } from '@/domain/rates/rate-words';
import type { RoomRow, TouristTaxRow } from '@/types/rows';
import { RateList } from './RateList';
import type { Sample } from './StayPreview';
import { TaxSeasonDialog } from './TaxSeasonDialog';
import { useSeasonChange } from './useRateChanges';
import type { Rates } from './useRates';

interface TouristTaxCardProps {
  rates: Rates;
  rooms: readonly RoomRow[];
  sample: Sample;
  today: Day;
}

/** The seasons of the tourist tax: the list, and a window to write one (RATE-03). */
export function TouristTaxCard({ rates, rooms, sample, today }: TouristTaxCardProps) {
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
        none="Sem taxa turística: o site não fala dela."
        rows={rates.seasons}
        nameOf={(season) => `a época ${seasonWords(season)}`}
        isBusy={changes.isPending}
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
