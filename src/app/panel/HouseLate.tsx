import { useBillsToday } from '@/features/panel/billing/useBills';
import { useBulletinCounts } from '@/features/panel/bulletins/useBulletins';
import { useMember } from '@/features/panel/session/useAccount';
import { useHouseTime } from '@/hooks/useHouseTime';
import { LateMark } from './LateMark';

/** How many bulletins and lines to bill are late, on 'A casa', wherever in the panel somebody is (REG-04, DEPOSIT-04). */
export default function HouseLate() {
  const isOn = useMember() !== undefined;
  const { today } = useHouseTime();
  const bulletins = useBulletinCounts(today, { isOn, isSlow: true });
  const bills = useBillsToday(today, { isOn, isSlow: true });
  return <LateMark count={(bulletins?.late ?? 0) + (bills?.earlier?.late ?? 0)} />;
}
