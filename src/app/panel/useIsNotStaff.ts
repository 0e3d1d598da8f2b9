import { useQuery } from '@tanstack/react-query';
import { staffClient } from '@/lib/staff-client';
import { isStaffMember } from '@/queries/auth';
import { queryKeys } from '@/queries/query-keys';

/**
 * Whether the signed-in user is known not to be staff. While that is unknown, or cannot be learned,
 * the screens speak for themselves: the database gives them nothing that is not theirs to see.
 */
export function useIsNotStaff(): boolean {
  const { data: isStaff } = useQuery({
    queryKey: queryKeys.staffMembership,
    queryFn: () => isStaffMember(staffClient()),
    meta: { log: 'isStaffMember' },
  });

  return isStaff === false;
}
