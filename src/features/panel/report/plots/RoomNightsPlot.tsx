import { spanName } from '@/domain/report/columns';
import { nightsCsv } from '@/domain/report/csv';
import { nightsSentence } from '@/domain/report/sentences';
import { roomsTable } from '@/domain/report/tables';
import { hasNoData, lastYearLabel } from '@/domain/report/glossary';
import { useMediaQuery } from '@/hooks/useMediaQuery';
import type { PeriodFigures, ReportRoom } from '@/queries/reports';
import { NightMap } from './NightMap';
import { PlotCard } from './PlotCard';
import { RoomMonths } from './RoomMonths';
import { useId } from 'react';
import { NIGHT_LEVELS } from '@/domain/report/nights';
import { Hatch } from './Hatch';
import { LEVELS } from './plot-colours';

interface RoomNightsPlotProps {
  rooms: ReportRoom[];
  period: PeriodFigures;
  before: PeriodFigures;
}

/** How full each room was night by night; on a phone, where nights have no room, month by month (REP-02). */
export function RoomNightsPlot({ rooms, period, before }: RoomNightsPlotProps) {
  const isWide = useMediaQuery('(width >= 48rem)');
  const span = spanName(period);
  const reading = isWide ? 'Cada traço é uma noite.' : `Percentagem das noites de cada ${span}.`;
  return (
    <PlotCard
      title="Ocupação, quarto a quarto e dia a dia"
      sentence={
        <>
          {period.room_nights > 0 && reading} {nightsSentence(period)}
          {hasNoData(before) && ` ${lastYearLabel(before)}.`}
        </>
      }
      subject="da ocupação dos quartos"
      table={() => roomsTable(rooms, { period, before })}
      file={{ what: 'quartos-por-noite', days: period, csv: () => nightsCsv(rooms, period) }}
    >
      {isWide ? (
        <>
          <NightMap rooms={rooms} period={period} before={before} />
          <NightLegend />
        </>
      ) : (
        <section
          aria-label={`Ocupação por quarto e ${span}`}
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- keys must be able to scroll it
          tabIndex={0}
          className="relative -mx-1 overflow-x-auto"
        >
          <RoomMonths rooms={rooms} period={period} before={before} />
        </section>
      )}
    </PlotCard>
  );
}

function NightLegend() {
  const hatch = useId();
  return (
    <ul className="mt-3 flex flex-wrap gap-x-4 gap-y-1.5 text-12 text-tinta-2">
      {NIGHT_LEVELS.map(({ level, label }) => (
        <li key={level} className="flex items-center gap-1.5">
          <svg
            aria-hidden
            className="h-3 w-4.5 flex-none rounded-[1px] bg-branco forced-color-adjust-none"
          >
            {level === 'closed' && <Hatch id={hatch} />}
            <rect
              width="100%"
              height="100%"
              className={level === 'closed' ? undefined : LEVELS[level]}
              fill={level === 'closed' ? `url(#${hatch})` : undefined}
            />
          </svg>
          {label}
        </li>
      ))}
    </ul>
  );
}
