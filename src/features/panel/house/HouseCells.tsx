import { BrushCleaning, ChevronRight, Landmark, Send, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { PANEL_CARD } from '@/components/panel-styles';
import { formatDayAndMonth, formatMonthTitle } from '@/domain/calendar/date-formats';
import { addMonths, type Day, startOfMonth } from '@/domain/calendar/dates';
import { readinessWords } from '@/domain/cleaning/house-words';
import type { BulletinCounts } from '@/domain/register/bulletins';
import { overdueWords, surveyDue } from '@/domain/register/month-lines';
import { useBulletinCounts } from '@/features/panel/bulletins/useBulletins';
import { useRoomsToday } from '@/features/panel/cleaning/useRoomsToday';
import { useOpenMonth } from '@/features/panel/month/useMonth';
import { useHouseTime } from '@/hooks/useHouseTime';
import { adminPaths } from '@/lib/staff-paths';

/**
 * Under the tiles of the dashboard: which rooms are not ready, what the house has to report, and the
 * month that is to be closed, each with the way there (CLEAN-04, REG-04, TAX-02).
 */
export function HouseCells() {
  const { today } = useHouseTime();
  const { data: board } = useRoomsToday();
  const counts = useBulletinCounts(today);
  return (
    <div
      className={`mb-4 divide-linha overflow-hidden empty:hidden max-md:divide-y md:grid md:auto-cols-fr md:grid-flow-col md:divide-x ${PANEL_CARD}`}
    >
      {board && board.rooms.length > 0 && (
        <Cell to={adminPaths.cleaning} icon={BrushCleaning} {...readinessWords(board.rooms)} />
      )}
      {counts && (
        <Cell
          to={adminPaths.bulletins}
          icon={Send}
          title={bulletinTitle(counts)}
          detail={<BulletinDetail counts={counts} />}
        />
      )}
      {counts && <MonthCell today={today} />}
    </div>
  );
}

interface CellProps {
  to: string;
  icon: LucideIcon;
  title: string;
  detail: ReactNode;
}

function Cell({ to, icon: Icon, title, detail }: CellProps) {
  return (
    <Link
      to={to}
      className="flex min-h-16 items-center gap-3.5 px-4 py-2 text-14 tabular-figures -outline-offset-3 transition-colors hover:bg-anil-50"
    >
      <Icon className="size-5 flex-none text-anil-600" aria-hidden />
      <span className="min-w-0 flex-1 leading-5">
        <b className="block font-semibold">{title}</b>
        <small className="text-13 text-tinta-2">{detail}</small>
      </span>
      <ChevronRight className="size-4.5 flex-none text-tinta-2" aria-hidden />
    </Link>
  );
}

/** The last month, until both of its sheets are handed in. */
function MonthCell({ today }: { today: Day }) {
  const { data: handedIn } = useOpenMonth(today);
  const month = addMonths(startOfMonth(today), -1);
  const hasTax = handedIn?.includes('tax') === true;
  const hasSurvey = handedIn?.includes('ine') === true;
  if (handedIn === undefined || (hasTax && hasSurvey)) return null;
  const due = surveyDue(month);
  const late = hasSurvey ? null : overdueWords(due, today);
  return (
    <Cell
      to={adminPaths.month}
      icon={Landmark}
      title={`${formatMonthTitle(month).replace(/ de \d+$/, '')} por fechar`}
      detail={
        late === null ? (
          openWords({ hasSurvey, due })
        ) : (
          <>
            <b className="font-semibold text-erro-700">INE: o prazo passou</b>
            {` a ${formatDayAndMonth(due)}`}
          </>
        )
      }
    />
  );
}

const openWords = ({ hasSurvey, due }: { hasSurvey: boolean; due: Day }) =>
  hasSurvey ? 'Taxa turística por entregar' : `INE até ${formatDayAndMonth(due)}`;

function bulletinTitle({ people }: BulletinCounts): string {
  if (people === 0) return 'Nenhum boletim por comunicar';
  return people === 1 ? '1 boletim por comunicar' : `${people} boletins por comunicar`;
}

function BulletinDetail({ counts: { people, late, dueToday, ready } }: { counts: BulletinCounts }) {
  if (people === 0) return 'Quem chegar de fora aparece.';
  const prontos = ready === 1 ? '1 pronto' : `${ready} prontos`;
  const rest = dueToday > 0 ? `${dueToday} até hoje` : prontos;
  return (
    <>
      {late > 0 && <b className="font-semibold text-erro-700">{`${late} em atraso`}</b>}
      {late > 0 ? `, ${rest}` : rest}
    </>
  );
}
