import { useBillsToday } from '@/features/panel/billing/useBills';
import { useBulletinCounts } from '@/features/panel/bulletins/useBulletins';
import { usePolledCount } from '@/features/panel/parts/usePolledCount';
import { useMember } from '@/features/panel/session/useAccount';
import { useHouseTime } from '@/hooks/useHouseTime';
import { queryKeys } from '@/queries/query-keys';
import { LateMark } from './LateMark';

/**
 * How much is late, on 'A casa', wherever in the panel somebody is: bulletins (REG-04), lines to bill
 * (DEPOSIT-04), and money to decide about (DEPOSIT-02).
 */
export function HouseMark() {
  const isOn = useMember() !== undefined;
  const { today } = useHouseTime();
  const bulletins = useBulletinCounts(today, { isOn, isSlow: true });
  const bills = useBillsToday(today, { isOn, isSlow: true });
  const tasks = usePolledCount(queryKeys.moneyTaskCount);
  return <LateMark count={(bulletins?.late ?? 0) + (bills?.earlier?.late ?? 0) + tasks} />;
}
