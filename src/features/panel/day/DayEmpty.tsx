import { ArrowRight } from 'lucide-react';
import { Button } from '@/components/Button';
import { roomTileSource } from '@/components/look/RoomTile';
import { PANEL_CARD } from '@/components/panel-styles';
import { formatWeekdayAndDay, formatWeekdayName } from '@/domain/calendar/date-formats';
import type { Day } from '@/domain/calendar/dates';
import { nextArrivalDay } from '@/domain/day/dashboard';
import { TILE_COUNT } from '@/domain/room/room-tile';
import { useKnownArrivals } from './overview/useDashboard';

const TILES = Array.from({ length: TILE_COUNT }, (_, place) => String(place + 1));

export interface DayEmptyProps {
  day: Day;
  today: Day;
  onShow: (day: Day) => void;
}

export function DayEmpty({ day, today, onShow }: DayEmptyProps) {
  const { data: arrivals } = useKnownArrivals(today);
  const next = arrivals === undefined ? null : nextArrivalDay(arrivals, day);
  const when = day === today ? 'Hoje' : 'Neste dia';
  return (
    <div
      className={`grid justify-items-center gap-1.5 px-6 py-8.5 text-center max-md:px-4 ${PANEL_CARD}`}
    >
      <div
        aria-hidden
        className="mb-4 grid grid-cols-13 overflow-hidden shadow-[0_5px_0_-1px_theme(colors.ocre.400)]"
      >
        {TILES.map((number) => (
          <img key={number} src={roomTileSource(number)} alt="" className="size-5.5 md:size-7" />
        ))}
      </div>
      <h3 className="max-w-[72ch] font-serif text-20 text-balance">
        {when} ninguém chega e ninguém sai. Boa altura para arejar os quartos.
      </h3>
      <p className="max-w-[96ch] text-tinta-2">
        A casa está vazia e não há pedidos por responder.
        {next !== null && ` A próxima chegada é ${articleOf(next)} ${formatWeekdayAndDay(next)}.`}
      </p>
      {next !== null && (
        <Button variant="outline" className="mt-3" onClick={() => onShow(next)}>
          Ver {formatWeekdayName(next)}, {Number(next.slice(-2))}
          <ArrowRight aria-hidden />
        </Button>
      )}
    </div>
  );
}

/** 'no sábado', 'na sexta-feira'. */
function articleOf(day: Day): string {
  return formatWeekdayName(day).endsWith('feira') ? 'na' : 'no';
}
