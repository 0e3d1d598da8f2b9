import { useQuery, useQueryClient } from '@tanstack/react-query';
import { invitationState } from '@/domain/account/team-words';
import type { Team } from '@/domain/account/team';
import { staffClient } from '@/lib/staff-client';
import { readTeam } from '@/queries/account/team';
import { QueryError } from '@/queries/query-error';
import { queryKeys } from '@/queries/query-keys';

const REFRESH_MS = 60_000;
/** While the mail of an invitation is on its way. */
const SOON_MS = 5000;

/** Who works in the house, read for an owner; whoever is one no longer learns it at once. */
export function useTeam() {
  const client = useQueryClient();
  return useQuery({
    queryKey: queryKeys.team,
    queryFn: async () => {
      try {
        return await readTeam(staffClient());
      } catch (error) {
        if (error instanceof QueryError && error.kind === 'forbidden') {
          void client.invalidateQueries({ queryKey: queryKeys.account });
        }
        throw error;
      }
    },
    refetchInterval: ({ state }) => (isWaitingForMail(state.data) ? SOON_MS : REFRESH_MS),
    meta: { log: 'readTeam' },
  });
}

function isWaitingForMail(team: Team | undefined): boolean {
  const time = { isMailOn: team?.mail_is_on ?? false, now: new Date() };
  return (team?.people ?? []).some(
    ({ invitation }) => invitation !== null && invitationState(invitation, time) === 'going',
  );
}
