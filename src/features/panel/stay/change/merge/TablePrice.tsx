import { Calculator } from 'lucide-react';
import { formatEuros } from '@/domain/basics/money';
import { formatStayBriefly } from '@/domain/calendar/short-dates';
import type { StayValues } from '@/domain/stay-change/stay-change';
import { nightsOf } from '@/domain/stay-change/price';
import { countLabel } from '@/domain/basics/text';

interface TablePriceProps {
  merged: StayValues;
  /** EUR, by the price list. */
  proposed: number;
  rooms: readonly { id: string; room_number: string }[];
  onUse: () => void;
}

/** Offers the price list's price for the merged stay, which neither person may have seen. */
export function TablePrice({ merged, proposed, rooms, onUse }: TablePriceProps) {
  const room = rooms.find(({ id }) => id === merged.room_id);
  const days = formatStayBriefly({ from: merged.check_in_date, to: merged.check_out_date });
  const nights = countLabel(nightsOf(merged), { one: 'noite', many: 'noites' });
  return (
    <div className="mt-4 flex gap-3 rounded-card border border-ocre-300 bg-ocre-100 px-3.5 py-2.75 tabular-figures">
      <Calculator className="mt-0.5 size-5 text-ocre-800" aria-hidden />
      <p className="min-w-0">
        {`Com o que está escolhido: quarto ${room?.room_number ?? ''}, ${days}, ${nights}. Pela tabela são `}
        <b className="font-semibold">{formatEuros(proposed)}</b>.{' '}
        <button
          type="button"
          onClick={onUse}
          className="text-link max-md:-my-3 max-md:inline-block max-md:py-3"
        >
          {`Usar ${formatEuros(proposed)}`}
        </button>
      </p>
    </div>
  );
}
