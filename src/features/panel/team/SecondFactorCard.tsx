import { ShieldAlert } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { Switch } from '@/components/form/Switch';
import { PANEL_CARD } from '@/components/panel-styles';
import { ROLES, ROLE_NAMES, ROLE_RIGHTS } from '@/domain/account/role';
import type { Team } from '@/domain/account/team';
import { missingFactorWords, requirementWords } from '@/domain/account/team-words';
import type { Day } from '@/domain/calendar/dates';
import { Fact, Facts } from '@/features/panel/parts/Facts';
import { adminPaths } from '@/lib/staff-paths';
import { RequireFactor } from './RequireFactor';
import { useRequireFactor } from './useTeamChanges';

interface SecondFactorCardProps {
  team: Team;
  selfId: string;
  today: Day;
}

/** What each role sees, and the switch that requires a second factor of everybody (STAFF-04). */
export function SecondFactorCard({ team, selfId, today }: SecondFactorCardProps) {
  const { people, second_factor_from: from } = team;
  const [isAsking, setIsAsking] = useState(false);
  const [isToldOfOwn, setIsToldOfOwn] = useState(false);
  const { change, isPending } = useRequireFactor({ showFailure: 'toast' });
  const hasOwn = people.some(({ id, factor_since }) => id === selfId && factor_since !== null);
  const missing = missingFactorWords(people);

  function handleSwitch(isOn: boolean) {
    if (!isOn) void change({ from: null, before: from });
    else if (hasOwn) setIsAsking(true);
    else setIsToldOfOwn(true);
  }

  return (
    <section aria-labelledby="funcoes" className={`px-4.5 py-4 ${PANEL_CARD}`}>
      <h2 id="funcoes" className="mb-3 font-sans text-16 font-semibold tracking-normal">
        O que cada função vê
      </h2>
      <Facts columns={3}>
        {ROLES.map((role) => (
          <Fact key={role} label={ROLE_NAMES[role]}>
            {ROLE_RIGHTS[role]}
          </Fact>
        ))}
      </Facts>
      <div className="mt-3.5 border-t border-linha pt-2.5">
        <Switch
          label="Exigir segundo fator a todos"
          detail={from === null ? missing : `${requirementWords(from, today)} ${missing}`}
          isOn={from !== null}
          isBusy={isPending}
          onChange={handleSwitch}
          className="w-full flex-row-reverse justify-between"
        />
        <div role="alert">
          {isToldOfOwn && !hasOwn && from === null && (
            <p className="mt-1.5 flex flex-wrap items-center gap-x-2 text-13">
              <ShieldAlert className="size-4 flex-none text-ocre-800" aria-hidden />
              <span className="font-medium">Ligue primeiro o seu segundo fator.</span>
              <Link
                to={adminPaths.secondFactor}
                className="inline-flex min-h-8.5 items-center text-link max-md:min-h-11"
              >
                Ligar agora
              </Link>
            </p>
          )}
        </div>
      </div>
      <RequireFactor
        isOpen={isAsking}
        missing={missing}
        today={today}
        onClose={() => setIsAsking(false)}
      />
    </section>
  );
}
