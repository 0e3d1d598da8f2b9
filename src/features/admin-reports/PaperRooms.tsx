import type { Report, ReportRoom } from '@/queries/reports';
import { RoomMonthsPaper } from './plots/RoomMonthsPaper';

/** So many rooms stand above the two other plots of the sheet; more of them are drawn smaller. */
const ROOMS_IN_FULL = 15;
/** With more rooms than these nobody could read the numbers any more. */
const MOST_ROOMS = 30;

interface PaperRoomsProps {
  report: Report;
  /** Null when they could not be read. */
  rooms: ReportRoom[] | null;
}

/** The rooms by months as they fit on their part of the second sheet, however many they are (REP-04). */
export function PaperRooms({ report, rooms }: PaperRoomsProps) {
  if (rooms === null) return <p>O mapa dos quartos não pôde ser feito.</p>;
  if (rooms.length > MOST_ROOMS) {
    return (
      <p>
        A ocupação dos {rooms.length} quartos não cabe nesta folha; está no ecrã e no seu ficheiro
        CSV.
      </p>
    );
  }
  return (
    <div className="*:mt-0" style={{ zoom: Math.min(1, ROOMS_IN_FULL / rooms.length) }}>
      <RoomMonthsPaper rooms={rooms} {...report} />
    </div>
  );
}
