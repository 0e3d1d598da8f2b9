import { useAccount } from '@/features/panel/session/useAccount';

/** Whether the signed-in user is known not to be of the team. */
export function useIsNotStaff(): boolean {
  return useAccount()?.state === 'stranger';
}
