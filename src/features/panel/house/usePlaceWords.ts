import { useQuery } from '@tanstack/react-query';
import { withoutFactor, type Person } from '@/domain/account/team';
import { countLabel } from '@/domain/basics/text';
import { billPlaceWords } from '@/domain/billing/line-words';
import { addMonths, startOfMonth } from '@/domain/calendar/dates';
import { depositsSentence } from '@/domain/deposit/overview';
import { readinessSentence } from '@/domain/cleaning/house-words';
import { placeWords } from '@/domain/register/bulletin-words';
import { monthWords } from '@/domain/register/month-lines';
import { useBillsToday } from '@/features/panel/billing/useBills';
import { useBulletinCounts } from '@/features/panel/bulletins/useBulletins';
import { useRoomsToday } from '@/features/panel/cleaning/useRoomsToday';
import { useDepositsOverview } from '@/features/panel/deposit/overview/useDeposits';
import { useOpenMonth } from '@/features/panel/month/useMonth';
import { usePaymentSettings } from '@/features/panel/parts/usePaymentSettings';
import { useHouseTime } from '@/hooks/useHouseTime';
import { staffClient } from '@/lib/staff-client';
import { adminPaths } from '@/lib/staff-paths';
import { readTeam } from '@/queries/account/team';
import { queryKeys } from '@/queries/query-keys';

/**
 * How a place of the house stands, in one sentence; empty while that is not known, or could not be
 * learned: the place itself then says why.
 */
export function usePlaceWords({ isOwner }: { isOwner: boolean }): (path: string) => string {
  const { data: today } = useRoomsToday();
  const { data: team } = useQuery({
    queryKey: queryKeys.team,
    enabled: isOwner,
    queryFn: async () => readTeam(staffClient()),
    meta: { log: 'readTeam' },
  });
  const { today: day } = useHouseTime();
  const bulletins = useBulletinCounts(day);
  const bills = useBillsToday(day);
  const { data: handedIn } = useOpenMonth(day);
  const { data: rule } = usePaymentSettings();
  const { data: deposits } = useDepositsOverview();
  const words: Partial<Record<string, string>> = {
    [adminPaths.cleaning]: today && readinessSentence(today.rooms),
    [adminPaths.bulletins]: bulletins === null ? 'Por ligar' : bulletins && placeWords(bulletins),
    [adminPaths.billing]: bills === null ? 'Por ligar' : bills && billPlaceWords(bills),
    [adminPaths.deposits]:
      rule?.service === null ? 'Por ligar' : deposits && depositsSentence(deposits),
    [adminPaths.month]: handedIn && monthWords(handedIn, addMonths(startOfMonth(day), -1)),
    [adminPaths.reports]: 'Ocupação e receita, ao lado do ano anterior',
    [adminPaths.mailTexts]: 'O que a casa escreve, em cinco línguas',
    [adminPaths.team]: team && teamWords(team.people),
  };
  return (path) => words[path] ?? '';
}

/** '4 pessoas, 2 sem segundo fator'; who is only invited does not count. */
function teamWords(people: readonly Person[]): string {
  const joined = people.filter(({ joined_at }) => joined_at !== null).length;
  const missing = withoutFactor(people).length;
  const count = countLabel(joined, { one: 'pessoa', many: 'pessoas' });
  if (missing === 0) return `${count}, com segundo fator`;
  return joined === 1 ? `${count}, sem segundo fator` : `${count}, ${missing} sem segundo fator`;
}
