import { sourceBars } from '@/domain/report/bars';
import type { Report, ReportRoom } from '@/queries/reports';
import { LeadPaper } from './plots/LeadPaper';
import { RoomMonthsPaper } from './plots/RoomMonthsPaper';
import { SourcePaper } from './plots/SourcePaper';

/** With more rooms than this the numbers on the sheet would be too small to read. */
const MOST_ROOMS = 24;

/** Heights in px: a room's row, a bar, all heads together, and the sheet above its footer. */
const ROOM_ROW = 29.5;
const BAR_ROW = 31.5;
const HEADS = 175;
const LEAD_ROWS = 6;
const SHEET = 925;

interface PaperPlotsProps {
  report: Report;
  /** Null when they could not be read. */
  rooms: ReportRoom[] | null;
}

/**
 * The second sheet: rooms by months, where the nights come from, how long before people book. With
 * many rooms or sources everything is scaled down, so that it still fits on one sheet (REP-04).
 */
export function PaperPlots({ report, rooms }: PaperPlotsProps) {
  const shown = rooms !== null && rooms.length <= MOST_ROOMS ? rooms : [];
  const bars = sourceBars(report).length + LEAD_ROWS;
  const height = HEADS + shown.length * ROOM_ROW + bars * BAR_ROW;
  return (
    <div className="*:first:mt-0" style={{ zoom: Math.min(1, SHEET / height) }}>
      {rooms !== null && shown.length === rooms.length ? (
        <RoomMonthsPaper rooms={shown} {...report} />
      ) : (
        <p>{withoutRooms(rooms)}</p>
      )}
      <SourcePaper report={report} />
      <LeadPaper report={report} />
    </div>
  );
}

function withoutRooms(rooms: ReportRoom[] | null): string {
  return rooms === null
    ? 'O mapa dos quartos não pôde ser feito.'
    : `A ocupação dos ${rooms.length} quartos não cabe nesta folha; está no ecrã e no seu ficheiro CSV.`;
}
