import { useId, useState } from 'react';
import { Button } from '@/components/Button';
import { RadioCard } from '@/components/form/RadioCard';
import { PRICE_RULE_NAMES } from '@/domain/rates/rate-words';
import { PRICE_RULES, type PriceRule } from '@/domain/rates/stay-quote';
import type { Day } from '@/domain/calendar/dates';
import { OwnerSets } from '@/features/panel/parts/OwnerSets';
import { useIsOwner } from '@/features/panel/session/useAccount';
import type { RoomRow } from '@/types/rows';
import { StayPreview, type Sample } from './StayPreview';
import { useSetPriceRule } from './useRateChanges';
import type { Rates } from './useRates';

const MEANINGS: Readonly<Record<PriceRule, string>> = {
  stated:
    'Cada noite custa o preço base do quarto. Os preços especiais veem-se no site, mas não entram no total.',
  nightly:
    'Cada noite custa o seu preço especial, ou o preço base onde não o há. A conta mostra as noites diferentes.',
};

interface PriceRuleCardProps {
  rates: Rates;
  rooms: readonly RoomRow[];
  sample: Sample;
  onSample: (sample: Sample) => void;
  today: Day;
}

/** How the house charges, tried on a stay before it is settled (RATE-01). */
export function PriceRuleCard({ rates, rooms, sample, onSample, today }: PriceRuleCardProps) {
  const name = useId();
  // Nothing chosen: as it is stored, whoever stored it.
  const [chosen, setChosen] = useState<PriceRule | null>(null);
  const { change, isPending } = useSetPriceRule();
  const isOwner = useIsOwner();
  const rule = chosen ?? rates.priceRule;
  const isChanged = rule !== rates.priceRule;

  async function handleSave() {
    const isDone = (await change({ rule, before: rates.priceRule })) !== null;
    if (isDone) setChosen(null);
  }

  return (
    <div className="grid gap-x-5 gap-y-4 lg:grid-cols-[minmax(0,1fr)_22rem]">
      <div>
        <fieldset disabled={!isOwner}>
          <legend className="mb-2 font-sans text-14 font-semibold">Preço de cada noite</legend>
          <div className="grid gap-2.5">
            {PRICE_RULES.map((one) => (
              <RadioCard
                key={one}
                name={name}
                value={one}
                isChecked={rule === one}
                onChange={() => setChosen(one)}
              >
                <span className="block py-3 ps-4 pe-13">
                  <b className="font-semibold">{PRICE_RULE_NAMES[one]}</b>
                  {one === rates.priceRule && (
                    <span className="text-13 text-tinta-2"> (em uso)</span>
                  )}
                  <span className="block text-13 text-tinta-2">{MEANINGS[one]}</span>
                </span>
              </RadioCard>
            ))}
          </div>
        </fieldset>
        <p className="mt-2.5 text-12 leading-4.25 text-tinta-2">
          Vale para pedidos novos. O que já foi reservado mantém o preço.
        </p>
        {!isOwner && <OwnerSets className="mt-2" />}
        {isChanged && (
          <div className="mt-3 flex flex-wrap gap-2">
            <Button isBusy={isPending} busyLabel="A guardar..." onClick={() => void handleSave()}>
              Guardar
            </Button>
            <Button variant="outline" disabled={isPending} onClick={() => setChosen(null)}>
              Cancelar
            </Button>
          </div>
        )}
      </div>
      <div className="border-linha max-lg:border-t max-lg:pt-4 lg:border-s lg:ps-5">
        <StayPreview
          {...{ rooms, sample, onSample, today }}
          rates={{ ...rates, priceRule: rule }}
          stored={rates}
        />
      </div>
    </div>
  );
}
