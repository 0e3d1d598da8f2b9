import { LogOut } from 'lucide-react';
import { useState } from 'react';
import { Button } from '@/components/Button';
import { Skeleton } from '@/components/look/Skeleton';
import { ConfirmDialog } from '@/components/overlay/ConfirmDialog';
import { openPanelWords } from '@/domain/account/devices';
import type { Day } from '@/domain/calendar/dates';
import { refusalReason } from '@/features/panel/change/refusal-reason';
import { usePanelMutation } from '@/features/panel/change/usePanelMutation';
import { StillReading } from '@/features/panel/kit/StillReading';
import { useSession } from '@/features/panel/session/useSession';
import { signOutEverywhere } from '@/queries/account/own-account';
import { AccountCard } from './AccountCard';
import type { ActivityQuery } from './activity-query';

/** Where the own panel is open, and the way out of all of it (STAFF-03). */
export function OpenPanelsCard({ activity, today }: { activity: ActivityQuery; today: Day }) {
  const { signOut } = useSession();
  const [isAsked, setIsAsked] = useState(false);
  const leaving = usePanelMutation<undefined, void>({
    send: signOutEverywhere,
    failure: (error) => `Erro ao sair: ${refusalReason(error)}`,
    showFailure: 'inline',
    onDone: () => void signOut('global'),
  });

  return (
    <AccountCard title="Onde tem o painel aberto">
      <StillReading of={activity} title="Não foi possível saber onde está aberto." isQuiet>
        <Skeleton className="h-5 w-3/4 animate-breathe" />
      </StillReading>
      {activity.data !== undefined && (
        <p className="max-w-[64ch] text-tinta-2">
          {openPanelWords(activity.data.sessions, today).join(' ')}
        </p>
      )}
      <Button variant="outline" className="mt-3" onClick={() => setIsAsked(true)}>
        <LogOut aria-hidden />
        Sair em todo o lado
      </Button>
      <ConfirmDialog
        isOpen={isAsked}
        title="Sair em todo o lado?"
        confirmLabel="Sair em todo o lado"
        busyLabel="A sair..."
        isBusy={leaving.isPending}
        error={leaving.error?.message}
        onConfirm={() => void leaving.change(undefined)}
        onCancel={() => {
          setIsAsked(false);
          leaving.reset();
        }}
      >
        <p>O painel fecha em todos os aparelhos, também neste. Para voltar, entre de novo.</p>
      </ConfirmDialog>
    </AccountCard>
  );
}
