import { useQuery } from '@tanstack/react-query';
import { isMember, type Account, type Member } from '@/domain/account/account';
import { staffClient } from '@/lib/staff-client';
import { readAccount } from '@/queries/account/own-account';
import { queryKeys } from '@/queries/query-keys';

/** The question how the signed-in account stands, with its loading and its failure. */
export function useAccountQuery() {
  return useQuery({
    queryKey: queryKeys.account,
    queryFn: async () => readAccount(staffClient()),
    meta: { log: 'readAccount' },
  });
}

/**
 * How the signed-in account stands; undefined while that is unknown, or cannot be learned: then the
 * screens speak for themselves, as the database gives them nothing that is not theirs to see.
 */
export function useAccount(): Account | undefined {
  return useAccountQuery().data;
}

/** The signed-in person of the team; undefined while unknown, and for everybody else. */
export function useMember(): Member | undefined {
  const account = useAccount();
  return account !== undefined && isMember(account) ? account : undefined;
}

/**
 * Whether what is the owner's alone is shown (STAFF-02). Unknown counts as yes: the database refuses
 * what is not theirs, and an owner's screen must not change as it loads.
 */
export function useIsOwner(): boolean {
  const member = useMember();
  return member === undefined || member.role === 'owner';
}
