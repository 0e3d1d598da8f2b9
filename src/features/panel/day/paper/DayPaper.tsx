import { RoomTile } from '@/components/look/RoomTile';
import { hostel } from '@/copy/hostel';
import { countLabel } from '@/domain/basics/text';
import { formatFullDay, formatShortDay } from '@/domain/calendar/date-formats';
import { guestsWords } from '@/domain/calendar/day-words';
import {
  arrivalRows,
  departureRows,
  inHouseRows,
  type DayRow,
  type DayStay,
} from '@/domain/day/lists';
import { dayCounts } from '@/domain/day/counts';
import type { Day } from '@/domain/calendar/dates';
import { nightSentence, nightSum } from '@/domain/day/night';
import { DEPARTURE_HOUR } from '@/domain/stay/stay-conditions';
import { useHouseTime } from '@/hooks/useHouseTime';
import type { DaySheet, DayEntry } from '@/queries/day-sheet';
import {
  arrivalColumns,
  departureColumns,
  inHouseColumns,
  type PaperColumn,
} from './paper-columns';

interface PaperTableProps {
  title: string;
  /** Null when the list has nobody, not even somebody who is done. */
  detail: string | null;
  /** Shown then. */
  empty: string;
  rows: readonly DayRow<DayEntry>[];
  columns: readonly PaperColumn[];
}

const CELL = 'pe-[2mm] align-top';
const FIGURE = 'text-end';

/** A list of the day on paper, each row with a box to tick. */
function PaperTable({ title, detail, empty, rows, columns }: PaperTableProps) {
  return (
    <section>
      <h2 className="mt-[3mm] font-sans text-[11pt]/[14pt] font-semibold tracking-normal">
        {title}{' '}
        {detail !== null && <small className="ms-[1mm] text-[8.5pt] font-normal">{detail}</small>}
      </h2>
      {detail === null && <p className="border-t border-[#999] py-[1mm]">{empty}</p>}
      {rows.length > 0 && (
        <table className="w-full table-fixed border-collapse">
          <thead className="border-b text-start text-[8pt]/[10pt]">
            <tr>
              <th className={`w-[21mm] ps-[7mm] text-start font-semibold ${CELL}`}>Quarto</th>
              {columns.map((column) => (
                <th
                  key={column.title}
                  className={`pb-[0.5mm] font-semibold ${CELL} ${column.width ?? ''} ${column.isFigure ? FIGURE : 'text-start'}`}
                >
                  {column.title}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.stay.id} className="break-inside-avoid border-b border-[#999]">
                <td className={`py-(--row) font-semibold ${CELL}`}>
                  <span className="flex items-center">
                    <span className="me-[3.4mm] size-[3.6mm] flex-none rounded-tile border-[1.5px]" />
                    <RoomTile
                      roomNumber={row.stay.room_number}
                      size={20}
                      className="me-[1.5mm] size-[4mm]!"
                    />
                    {row.stay.room_number}
                  </span>
                </td>
                {columns.map((column) => (
                  <td
                    key={column.title}
                    className={`py-(--row) wrap-anywhere ${CELL} ${column.isFigure ? FIGURE : ''}`}
                  >
                    {column.value(row)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}

/**
 * With more rows than this, rows are closer and fewer lines to write on are left, so that a full
 * house fits one sheet.
 */
const ROWS_OF_A_COMMON_DAY = 18;
const COMMON = { lines: 4, look: 'text-[9pt]/[12pt] [--row:1.3mm] [--guest:38mm]' };
const CROWDED = { lines: 2, look: 'text-[8pt]/[10pt] [--row:0.45mm] [--guest:48mm]' };

/** The tile of the house's own mark, as in the panel's head. */
const HOUSE_TILE = '13';

/**
 * The day on one sheet of A4 (DAY-06): what is still to be done, with boxes to tick, notes in full
 * and lines to write on. No telephone numbers or e-mail addresses, because the sheet lies open on
 * the desk.
 */
export function DayPaper({ sheet }: { sheet: DaySheet }) {
  const time = useHouseTime();
  const arrivals = arrivalRows(sheet, time);
  const departures = departureRows(sheet, time, DEPARTURE_HOUR);
  const inHouse = inHouseRows(sheet);
  const { rooms, beds, free } = nightSentence(nightSum(sheet.rooms));
  const guests = inHouse.reduce((sum, { stay }) => sum + stay.number_of_guests, 0);
  const rows = arrivals.length + departures.length + inHouse.length;
  const { lines, look } = rows > ROWS_OF_A_COMMON_DAY ? CROWDED : COMMON;
  const title = formatFullDay(sheet.day);
  return (
    <article className={`hidden text-[#000] tabular-figures print:block ${look}`}>
      <header className="flex items-center gap-[2mm] border-b-[1.5px] pb-[2mm]">
        <RoomTile roomNumber={HOUSE_TILE} size={20} />
        <b className="font-serif text-[12pt] font-normal">{hostel.name}</b>
        <span className="ms-auto text-[8.5pt]">
          Impresso a {formatShortDay(time.today)}, às {time.clock}
        </span>
      </header>
      <p className="mt-[2.5mm] font-serif text-[17pt]/[21pt] tracking-[-.01em]">
        {title.charAt(0).toUpperCase() + title.slice(1)}
      </p>
      <p>
        {sheet.day === time.today ? 'Esta noite' : 'Nesta noite'}: <b>{rooms}</b>, <b>{beds}</b>.
        {free && (
          <>
            {' '}
            {free.label} <b>{free.numbers}</b>.
          </>
        )}
      </p>
      <CountsOnPaper sheet={sheet} today={time.today} />
      <PaperTable
        title="Chegadas"
        detail={doneOnPaper(arrivals, 'por chegar')}
        empty="Ninguém chega."
        rows={arrivals.filter(({ isDone }) => !isDone)}
        columns={arrivalColumns}
      />
      <PaperTable
        title="Saídas"
        detail={doneOnPaper(departures, `por sair até às ${DEPARTURE_HOUR}`)}
        empty="Ninguém sai."
        rows={departures.filter(({ isDone }) => !isDone)}
        columns={departureColumns}
      />
      <PaperTable
        title="Em casa"
        detail={
          inHouse.length === 0
            ? null
            : `${countLabel(inHouse.length, { one: 'quarto', many: 'quartos' })}, ${guestsWords(guests)}`
        }
        empty="Ninguém em casa."
        rows={inHouse}
        columns={inHouseColumns(sheet.day, time.today)}
      />
      <section className="break-inside-avoid">
        <h2 className={PAPER_TITLE}>Notas do turno</h2>
        {Array.from({ length: lines }, (_, line) => (
          <div key={line} className="h-[7mm] border-b border-[#999]" />
        ))}
      </section>
      <footer className="mt-[3mm] text-[8pt]/[10pt]">
        Folha com dados pessoais: guardar na receção e destruir no fim do dia.
      </footer>
    </article>
  );
}

/** How many guests breakfast, come and go (DAY-08); those of the hours stand in their rows. */
function CountsOnPaper({ sheet, today }: { sheet: DaySheet; today: Day }) {
  const { breakfast, breakfastNext, arriving, leaving } = dayCounts(sheet, today);
  const isToday = sheet.day === today;
  return (
    <p>
      Pequeno-almoço (incluído): <b>{guestsWords(breakfast)}</b> {isToday ? 'hoje' : 'nesse dia'},{' '}
      <b>{breakfastNext}</b> {isToday ? 'amanhã' : 'no seguinte'}. Chegam{' '}
      <b>{guestsWords(arriving)}</b>, saem <b>{leaving}</b>.
    </p>
  );
}

const PAPER_TITLE = 'mt-[3mm] font-sans text-[11pt]/[14pt] font-semibold tracking-normal';

/** '6 por chegar, 1 já feita (quarto 13)'; null of an empty list. */
function doneOnPaper(rows: readonly DayRow<DayStay>[], toDo: string): string | null {
  if (rows.length === 0) return null;
  const done = rows.filter(({ isDone }) => isDone).map(({ stay }) => stay.room_number);
  const open = `${rows.length - done.length} ${toDo}`;
  if (done.length === 0) return open;
  const words = countLabel(done.length, { one: 'já feita', many: 'já feitas' });
  return `${open}, ${words} (${done.length === 1 ? 'quarto' : 'quartos'} ${done.join(', ')})`;
}
