import type { MonthSums } from '@/domain/report/columns';
import type { NightAxis } from '@/domain/report/axis';
import { percentFigure } from '@/domain/report/glossary';

/** A month narrower than this share of the map's width has no room for its name. */
const NARROWEST = 0.045;

interface MonthHeadsProps {
  axis: NightAxis;
  /** How full the house was in each month; always months, also where the columns show quarters. */
  months: readonly MonthSums[];
}

/** The months above the map, each with how full the house was; with their years where there are several. */
export function MonthHeads({ axis: { parts, width }, months }: MonthHeadsProps) {
  const hasYears = parts.some(({ year }) => year !== parts[0]?.year);
  return (
    <div
      aria-hidden
      className={`relative text-12 leading-4 text-tinta-2 ${hasYears ? 'h-14' : 'h-10'}`}
    >
      {parts.map(({ month, label, year, left, nights }, index) => {
        const sums = months.find((one) => one.month === month);
        const isNamed = parts.length === 1 || nights / width >= NARROWEST;
        const namedBefore = parts
          .slice(0, index)
          .findLast((part) => part.nights / width >= NARROWEST);
        return (
          <span
            key={month}
            className="absolute bottom-1 min-w-0 border-b-2 border-contorno pb-0.5 whitespace-nowrap"
            style={{ left: `${(left / width) * 100}%`, width: `${(nights / width) * 100}%` }}
          >
            {isNamed && (
              <>
                {hasYears && namedBefore?.year !== year && (
                  <span className="block font-semibold text-tinta">{year}</span>
                )}
                {label}
                {sums && (
                  <b className="block text-13 leading-4 font-bold text-tinta">
                    {percentFigure(sums.room_nights, sums.open_room_nights)}
                    <span className={parts.length > 6 ? 'max-xl:hidden' : ''}> %</span>
                  </b>
                )}
              </>
            )}
          </span>
        );
      })}
    </div>
  );
}
