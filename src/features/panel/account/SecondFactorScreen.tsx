import { useQuery } from '@tanstack/react-query';
import { ChevronLeft } from 'lucide-react';
import { Link } from 'react-router-dom';
import { LinkButton } from '@/components/LinkButton';
import { Skeleton } from '@/components/look/Skeleton';
import { NoteBox } from '@/components/NoteBox';
import { PANEL_CARD } from '@/components/panel-styles';
import { isMember, type Member } from '@/domain/account/account';
import { asStaff } from '@/features/panel/change/as-staff';
import { StillReading } from '@/features/panel/kit/StillReading';
import { useAccountQuery } from '@/features/panel/session/useAccount';
import { adminPaths } from '@/lib/staff-paths';
import { beginSecondFactor } from '@/queries/account/second-factor';
import { queryKeys } from '@/queries/query-keys';
import { SecondFactorSteps } from './SecondFactorSteps';

/** Switches the second factor on, in three steps (STAFF-04). */
export function SecondFactorScreen() {
  const account = useAccountQuery();
  const member = account.data !== undefined && isMember(account.data) ? account.data : null;
  const isAsked = member?.state === 'set-up';

  return (
    <>
      {!isAsked && (
        <Link
          to={adminPaths.account}
          className="-ms-1.5 -mt-3 flex min-h-11 w-fit items-center gap-1 font-medium text-anil-600 hover:text-anil-700"
        >
          <ChevronLeft className="size-5" aria-hidden />A minha conta
        </Link>
      )}
      <h1 className="mb-4 text-24 max-md:text-[1.625rem]">Ligar o segundo fator</h1>
      <div className="grid max-w-190 gap-4">
        {isAsked && (
          <NoteBox tone="sal">
            A gerência pede o segundo fator a todos. Depois de o ligar, o painel abre.
          </NoteBox>
        )}
        <StillReading of={account} title="Não foi possível carregar a conta.">
          <StepsSkeleton />
        </StillReading>
        {member !== null && <SetUp member={member} />}
      </div>
    </>
  );
}

function SetUp({ member }: { member: Member }) {
  const isOn = member.factor_since !== null;
  const secret = useQuery({
    queryKey: queryKeys.newSecondFactor,
    queryFn: async () => asStaff(beginSecondFactor),
    enabled: !isOn,
    // A secret that is asked for again ends the one on the telephone.
    staleTime: Infinity,
    gcTime: 0,
    meta: { log: 'beginSecondFactor' },
  });

  if (isOn) {
    return (
      <section className={`${PANEL_CARD} p-5`}>
        <p className="mb-3">O segundo fator já está ligado.</p>
        <LinkButton variant="outline" to={adminPaths.account}>
          A minha conta
        </LinkButton>
      </section>
    );
  }
  if (secret.data === undefined) {
    return (
      <StillReading of={secret} title="Não foi possível começar.">
        <StepsSkeleton />
      </StillReading>
    );
  }
  return <SecondFactorSteps secret={secret.data} isAsked={member.state === 'set-up'} />;
}

function StepsSkeleton() {
  return (
    <div aria-busy className={`${PANEL_CARD} grid animate-breathe gap-4 p-5`}>
      <Skeleton className="h-5 w-64" />
      <Skeleton className="size-44" />
      <Skeleton className="h-13 w-58" />
    </div>
  );
}
