import { ChevronRight, Send } from 'lucide-react';
import { useEffect } from 'react';
import { Link } from 'react-router-dom';
import { PANEL_CARD } from '@/components/panel-styles';
import type { BulletinCounts } from '@/domain/register/bulletins';
import { useHouseTime } from '@/hooks/useHouseTime';
import { HOUSE_CELLS, safeLocalStorage } from '@/lib/safe-storage';
import { adminPaths } from '@/lib/staff-paths';
import { useBulletinCounts } from './useBulletins';

/** Under the tiles of the dashboard: what the house has to report, and the way there (REG-04). */
export function HouseCells() {
  const { today } = useHouseTime();
  const counts = useBulletinCounts(today);
  const isOff = counts === null;
  useEffect(() => {
    // The next visit keeps the place before this is known.
    if (isOff) safeLocalStorage.removeItem(HOUSE_CELLS);
    else if (counts !== undefined) safeLocalStorage.setItem(HOUSE_CELLS, '1');
  }, [isOff, counts]);
  if (!counts) return null;
  return (
    <Link
      to={adminPaths.bulletins}
      className={`mb-4 flex min-h-16 items-center gap-3.5 px-4 py-2 text-14 tabular-figures transition-colors hover:border-anil-600 ${PANEL_CARD}`}
    >
      <Send className="size-5 flex-none text-anil-600" aria-hidden />
      <span className="min-w-0 flex-1 leading-5">
        <b className="block font-semibold">{titleOf(counts)}</b>
        <Detail counts={counts} />
      </span>
      <ChevronRight className="size-4.5 flex-none text-tinta-2" aria-hidden />
    </Link>
  );
}

function titleOf({ people }: BulletinCounts): string {
  if (people === 0) return 'Nenhum boletim por comunicar';
  return people === 1 ? '1 boletim por comunicar' : `${people} boletins por comunicar`;
}

function Detail({ counts: { people, late, dueToday, ready } }: { counts: BulletinCounts }) {
  if (people === 0)
    return <small className="text-13 text-tinta-2">Quem chegar de fora aparece.</small>;
  const prontos = ready === 1 ? '1 pronto' : `${ready} prontos`;
  const rest = dueToday > 0 ? `${dueToday} até hoje` : prontos;
  return (
    <small className="text-13 text-tinta-2">
      {late > 0 && <b className="font-semibold text-erro-700">{`${late} em atraso`}</b>}
      {late > 0 ? `, ${rest}` : rest}
    </small>
  );
}
