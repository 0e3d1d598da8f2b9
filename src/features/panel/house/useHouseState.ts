import { useBillsToday } from '@/features/panel/billing/useBills';
import { useBulletinCounts } from '@/features/panel/bulletins/useBulletins';
import { usePaymentSettings } from '@/features/panel/parts/usePaymentSettings';
import { usePolledCount } from '@/features/panel/parts/usePolledCount';
import { useHouseTime } from '@/hooks/useHouseTime';
import { adminPaths } from '@/lib/staff-paths';
import { queryKeys } from '@/queries/query-keys';

/** How the places of 'A casa' stand: which are not set up, and what is late in each, by path. */
export function useHouseState({ isOn = true } = {}): {
  absent: readonly string[];
  lateAt: Partial<Record<string, number>>;
} {
  const { today } = useHouseTime();
  const bulletins = useBulletinCounts(today, { isOn });
  const bills = useBillsToday(today, { isOn });
  const { data: rule } = usePaymentSettings({ isOn });
  const tasks = usePolledCount(queryKeys.moneyTaskCount);
  return {
    absent: [
      ...(bulletins === null ? [adminPaths.bulletins] : []),
      ...(rule?.service === null ? [adminPaths.deposits] : []),
      ...(bills === null ? [adminPaths.billing] : []),
    ],
    lateAt: {
      [adminPaths.bulletins]: bulletins?.late ?? 0,
      [adminPaths.deposits]: tasks,
      [adminPaths.billing]: bills?.earlier?.late ?? 0,
    },
  };
}
