import { RoomTile } from '@/components/look/RoomTile';
import { hostel } from '@/copy/hostel';
import { formatShortDay, formatWeekdayAndDay } from '@/domain/calendar/date-formats';
import type { Day } from '@/domain/calendar/dates';
import { paperGroups, paperOutages, type PaperRoom, paperSum } from '@/domain/cleaning/board-paper';
import type { RoomToday } from '@/domain/cleaning/rooms-today';
import { useHouseTime } from '@/hooks/useHouseTime';

const TITLE = 'mt-[4mm] font-sans text-[11pt]/[14pt] font-semibold tracking-normal';
const CELL = 'py-[1.6mm] pe-[2mm] align-top wrap-anywhere';
const HEAD = 'pb-[0.8mm] pe-[2mm] text-start font-semibold';

/** The tile of the house's own mark, as in the panel's head. */
const HOUSE_TILE = '13';

/** The board on paper, each room with a box to tick; nobody's name stands on it (CLEAN-02). */
export function BoardPaper({ day, rooms }: { day: Day; rooms: readonly RoomToday[] }) {
  const { today, clock } = useHouseTime();
  const outages = paperOutages(rooms);
  return (
    <article className="hidden text-[9.5pt]/[13pt] text-[#000] tabular-figures print:block">
      <header className="flex items-center gap-[2mm] border-b-[1.5px] pb-[2mm]">
        <RoomTile roomNumber={HOUSE_TILE} size={20} />
        <b className="font-serif text-[12pt] font-normal">{hostel.name}</b>
        <span className="ms-auto text-[8.5pt]">
          Impresso a {formatShortDay(today)}, às {clock}
        </span>
      </header>
      <p className="mt-[3mm] font-serif text-[17pt]/[21pt] tracking-[-.01em]">
        Limpeza, {formatWeekdayAndDay(day)}
      </p>
      <p>Sem nomes. A ordem é a do trabalho.</p>
      {paperGroups(rooms, today).map(({ key, title, rooms: ofGroup }) => (
        <PaperGroup key={key} title={title} rooms={ofGroup} />
      ))}
      {outages.length > 0 && (
        <section className="break-inside-avoid">
          <h2 className={TITLE}>Fora de serviço</h2>
          {outages.map(({ id, room_number, words }) => (
            <p key={id} className="wrap-anywhere">
              <b>{room_number}</b> {words}
            </p>
          ))}
        </section>
      )}
      <footer className="mt-[6mm] text-[8pt]/[10pt]">{paperSum(rooms, clock)}</footer>
    </article>
  );
}

function PaperGroup({ title, rooms }: { title: string; rooms: readonly PaperRoom[] }) {
  return (
    <section>
      <h2 className={`break-after-avoid ${TITLE}`}>{title}</h2>
      <table className="w-full table-fixed border-collapse">
        <thead className="border-b text-[8pt]/[10pt]">
          <tr>
            <th className={`w-[58mm] ps-[7mm] ${HEAD}`}>Quarto</th>
            <th className={`w-[16mm] ${HEAD}`}>Entra</th>
            <th className={`w-[16mm] ${HEAD}`}>Pessoas</th>
            <th className={`w-[28mm] ${HEAD}`}>Roupa</th>
            <th className={HEAD}>Notas</th>
          </tr>
        </thead>
        <tbody>
          {rooms.map((room) => (
            <tr key={room.id} className="break-inside-avoid border-b border-[#999]">
              <td className={CELL}>
                <span className="flex items-start">
                  <span className="me-[3mm] mt-[0.5mm] size-[3.8mm] flex-none rounded-tile border-[1.5px]" />
                  <RoomTile
                    roomNumber={room.room_number}
                    size={20}
                    className="me-[1.5mm] size-[4.2mm]!"
                  />
                  <span className="min-w-0 wrap-anywhere">
                    <b>{room.room_number}</b> {room.name}
                  </span>
                </span>
              </td>
              <td className={CELL}>{room.arrives}</td>
              <td className={CELL}>{room.people}</td>
              <td className={CELL}>{room.linen}</td>
              <td className={CELL}>{room.note}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
