import { PANEL_CARD } from '@/components/panel-styles';
import type { ReportFigure } from '@/domain/report/figures';

interface ReportFiguresProps {
  figures: readonly ReportFigure[];
  /** '2025': the label of the period before. */
  yearsBefore: string;
}

/** The ten figures, each beside that of the year before (REP-01). */
export function ReportFigures({ figures, yearsBefore }: ReportFiguresProps) {
  return (
    <dl className={`mb-4 overflow-hidden tabular-figures ${FIGURE_GRID} ${PANEL_CARD}`}>
      {figures.map(({ name, value, before, difference, note }) => (
        <div key={name} className={FIGURE_CELL}>
          <dt className="text-13 text-tinta-2">{name}</dt>
          <dd className="mt-0.5 text-20 font-bold tracking-[-.01em] md:text-22 md:leading-7.5">
            {value}
          </dd>
          <dd className="text-12 text-tinta-2">
            {before === null ? (
              `${yearsBefore}: sem dados`
            ) : (
              <>
                {yearsBefore}: {before},{' '}
                <b className="font-semibold whitespace-nowrap text-tinta">{difference}</b>
              </>
            )}
          </dd>
          {note !== null && <dd className="text-12 text-tinta-2">{note}</dd>}
        </div>
      ))}
    </dl>
  );
}

/** Two columns, five on a wide screen, and one where the text is set very large. */
export const FIGURE_GRID = 'grid grid-cols-1 min-[20rem]:grid-cols-2 menu:grid-cols-5';

/** Lines only between the cells; the card's edge clips the outer ones. */
export const FIGURE_CELL =
  '-mt-px -ml-px border-t border-l border-linha/60 px-3 py-2.5 md:px-3.5 md:py-3';
