import { useState } from 'react';
import type { Day } from '@/domain/calendar/dates';
import { daysWords, ruleWords } from '@/domain/rates/rate-words';
import type { RoomRow, StayRuleRow } from '@/types/rows';
import { RateList } from './RateList';
import { StayRuleDialog } from './StayRuleDialog';
import type { Sample } from './StayPreview';
import { useRuleChange } from './useRateChanges';
import type { Rates } from './useRates';

interface StayRulesCardProps {
  rates: Rates;
  rooms: readonly RoomRow[];
  sample: Sample;
  today: Day;
}

/** Shortest stays and days without arrivals: the list, and a window to write one (RATE-02). */
export function StayRulesCard({ rates, rooms, sample, today }: StayRulesCardProps) {
  const [edited, setEdited] = useState<StayRuleRow | 'new' | null>(null);
  const changes = useRuleChange(today);
  const placeOf = ({ room_id }: StayRuleRow) => {
    const room = rooms.find(({ id }) => id === room_id);
    if (room !== undefined) return `Quarto ${room.room_number}`;
    return room_id === null ? 'Toda a casa' : 'Um quarto fora do site';
  };
  const open = (rule: StayRuleRow | 'new') => {
    changes.reset();
    setEdited(rule);
  };

  return (
    <>
      <RateList
        title="Estadia mínima e dias sem entradas"
        explanation="Uma regra vale para quem chega nesses dias. Onde há várias, conta a mais exigente. A receção não fica presa a elas."
        addLabel="Nova regra"
        none="Sem regras: pode chegar-se em qualquer dia, por uma só noite."
        rows={rates.stayRules}
        nameOf={(rule) => `a regra de ${daysWords(rule.from_date, rule.until_date)}`}
        isBusy={changes.isPending}
        onAdd={() => open('new')}
        onEdit={open}
        onRemove={(before) => void changes.change({ kind: 'remove', before })}
      >
        {(rule) => (
          <>
            <p>
              <b className="font-semibold">{daysWords(rule.from_date, rule.until_date)}</b>
              {rule.name !== null && `, ${rule.name}`}
            </p>
            <p className="text-tinta-2">{`${ruleWords(rule)}. ${placeOf(rule)}.`}</p>
          </>
        )}
      </RateList>
      {edited !== null && (
        <StayRuleDialog
          rule={edited === 'new' ? null : edited}
          {...{ rates, rooms, sample, today, changes }}
          onClose={() => setEdited(null)}
        />
      )}
    </>
  );
}
