import { useBulletinCounts } from '@/features/panel/bulletins/useBulletins';
import { useMember } from '@/features/panel/session/useAccount';
import { useHouseTime } from '@/hooks/useHouseTime';
import { LateMark } from './LateMark';

/** How many bulletins are late, on 'A casa', wherever in the panel somebody is (REG-04). */
export default function HouseLate() {
  const isOn = useMember() !== undefined;
  const { today } = useHouseTime();
  const bulletins = useBulletinCounts(today, { isOn, isSlow: true });
  return <LateMark count={bulletins?.late ?? 0} />;
}
