import type { ReactNode } from 'react';
import { RoomTile } from '@/components/look/RoomTile';
import { hostel } from '@/copy/hostel';
import { formatLongDay } from '@/domain/calendar/date-formats';
import { reportColumns } from '@/domain/report/columns';
import { type ReportFigure, reportFigures } from '@/domain/report/figures';
import { yearsOf } from '@/domain/report/glossary';
import { reportNotes } from '@/domain/report/notes';
import { formatLongPeriod, formatPeriod } from '@/domain/report/period';
import { monthsSentence } from '@/domain/report/sentences';
import { useHouseTime } from '@/hooks/useHouseTime';
import type { Report, ReportRoom } from '@/queries/reports';
import { PaperPlots } from './PaperPlots';
import { LastYear } from './plots/LastYear';
import { MonthColumns } from './plots/MonthColumns';
import { monthsTitle } from './plots/months-title';
import { PaperPlot } from './plots/PaperPlot';

interface PaperFiguresProps {
  figures: readonly ReportFigure[];
  /** '2026' and '2025': the labels of the two periods. */
  years: string;
  yearsBefore: string;
}

const CELL = 'border-b border-[#c9d2e2] py-[1.6mm] text-end';

/** The ten figures as a table for paper (REP-01, REP-04). */
function PaperFigures({ figures, years, yearsBefore }: PaperFiguresProps) {
  return (
    <table className="w-full border-collapse">
      <thead>
        <tr className="text-[9pt]">
          {['Números da casa', years, yearsBefore, 'Diferença'].map((head) => (
            <th
              key={head}
              scope="col"
              className="border-b py-[1.6mm] text-end font-semibold first:text-start"
            >
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {figures.map(({ name, value, before, difference, note }) => (
          <tr key={name}>
            <th scope="row" className={`${CELL} text-start! font-normal`}>
              {name}
              {note !== null && <span className="text-[8.5pt]">{` (${note})`}</span>}
            </th>
            <td className={`${CELL} text-[11pt] font-bold`}>{value}</td>
            <td className={CELL}>{before ?? 'sem dados'}</td>
            <td className={CELL}>{difference}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface ReportPaperProps {
  report: Report;
  /** Null when they could not be read: they are then left out. */
  rooms: ReportRoom[] | null;
}

/** The tile of the house's own mark, as in the panel's head. */
const HOUSE_TILE = '13';

/**
 * The report on two sheets of A4: the figures, the months and how to read them; the rooms by
 * months, the sources and how long before people book.
 */
export function ReportPaper({ report, rooms }: ReportPaperProps) {
  const { period, before } = report;
  const days = { from: period.from, to: period.until };
  const notes = reportNotes(report);
  const foot = `${hostel.name}, relatório de ${formatPeriod(days)}`;
  const hasPlots = period.room_nights > 0;
  const pages = hasPlots ? 2 : 1;

  return (
    <article className="hidden text-[10pt]/[13pt] text-[#000] tabular-figures print:block">
      <Sheet foot={foot} page={1} pages={pages}>
        <PaperHead />
        {/* Not a heading, because the page itself already has one. */}
        <p className="mt-[5mm] font-serif text-[20pt]/[25pt] tracking-[-.01em]">Relatório</p>
        <p className="mb-[4mm]">
          {formatLongPeriod(days)}, ao lado do mesmo período de {yearsOf(before)}
        </p>
        <PaperFigures
          figures={reportFigures(report)}
          years={yearsOf(period)}
          yearsBefore={yearsOf(before)}
        />
        {notes.map((note) => (
          <p key={note} className="mt-[2mm] text-[9pt]/[12pt]">
            {note}
          </p>
        ))}
        {hasPlots ? (
          <MonthsPaper report={report} />
        ) : (
          <p className="mt-[4mm]">Sem noites ocupadas neste período.</p>
        )}
        <HowToRead />
      </Sheet>
      {hasPlots && (
        <Sheet foot={foot} page={2} pages={pages}>
          <PaperPlots report={report} rooms={rooms} />
        </Sheet>
      )}
    </article>
  );
}

interface SheetProps {
  foot: string;
  page: number;
  pages: number;
  children: ReactNode;
}

/** One sheet of A4 within its margins, its foot at the bottom. */
function Sheet({ foot, page, pages, children }: SheetProps) {
  return (
    <section className="flex min-h-[258mm] flex-col not-first:break-before-page">
      {children}
      <footer className="mt-auto flex justify-between gap-[4mm] border-t border-linha pt-[2mm] text-[8.5pt]/[11pt]">
        <span>{foot}</span>
        <span className="whitespace-nowrap">
          Página {page} de {pages}
        </span>
      </footer>
    </section>
  );
}

function PaperHead() {
  const { today, clock } = useHouseTime();
  return (
    <header className="flex items-end gap-[2.5mm] border-b-[1.5px] pb-[3mm]">
      <RoomTile roomNumber={HOUSE_TILE} size={28} />
      <b className="self-center font-serif text-[13pt] font-normal">{hostel.name}</b>
      <span className="ms-auto text-end text-[8.5pt]/[11.5pt]">
        {hostel.address.street}, {hostel.address.region}
        <br />
        Impresso a {formatLongDay(today)}, {clock}
      </span>
    </header>
  );
}

/** What the figures mean, for whoever has only the paper. */
function HowToRead() {
  return (
    <section className="mt-[6mm] mb-[4mm] break-inside-avoid">
      <h2 className={PAPER_TITLE}>Como se lê</h2>
      <p className="text-[9pt]/[12.5pt]">
        A receita conta por noite de estadia, não pelo dia da reserva. «Por quarto e noite» e «por
        cama e noite» contam todas as noites disponíveis, ocupadas ou não; os dias bloqueados ficam
        de fora. A taxa turística não entra em nenhum valor. Mediana: metade fica abaixo, metade
        acima.
      </p>
    </section>
  );
}

const PAPER_TITLE = 'font-sans text-[11pt]/[15pt] font-semibold tracking-normal';

/** The months as columns on paper (REP-04). */
export function MonthsPaper({ report }: { report: Report }) {
  const columns = reportColumns(report.period, report.before);
  return (
    <PaperPlot
      title={monthsTitle(report)}
      sentence={
        <>
          {monthsSentence(columns, { withFigures: false })}{' '}
          <LastYear before={report.before} mark="lying" />
        </>
      }
    >
      <MonthColumns report={report} columns={columns} isPaper />
    </PaperPlot>
  );
}
