import type { ReportFigure } from '@/domain/report/figures';

interface PaperFiguresProps {
  figures: readonly ReportFigure[];
  /** '2026' and '2025': the labels of the two periods. */
  years: string;
  yearsBefore: string;
}

const CELL = 'border-b border-[#c9d2e2] py-[1.6mm] text-end';

/** The ten figures as a table for paper (REP-01, REP-04). */
export function PaperFigures({ figures, years, yearsBefore }: PaperFiguresProps) {
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
