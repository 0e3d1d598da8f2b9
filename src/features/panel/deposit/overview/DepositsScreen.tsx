import { Settings } from 'lucide-react';
import { useState } from 'react';
import { Button } from '@/components/Button';
import { EmptyState } from '@/components/EmptyState';
import { NoteBox } from '@/components/NoteBox';
import { PanelHeader } from '@/components/PanelHeader';
import { Skeleton } from '@/components/look/Skeleton';
import { PANEL_CARD } from '@/components/panel-styles';
import {
  type DepositRule,
  missingSentence,
  ruleSentence,
  serviceSentence,
} from '@/domain/deposit/rule';
import { StillReading } from '@/features/panel/kit/StillReading';
import { usePaymentSettings } from '@/features/panel/parts/usePaymentSettings';
import { BackToHouse } from '@/features/panel/session/BackToHouse';
import { useMember } from '@/features/panel/session/useAccount';
import { useReturnedFocus } from '@/hooks/focus';
import { MoneyTasks } from './MoneyTasks';
import { OpenDeposits } from './OpenDeposits';
import { RuleForm } from './RuleForm';
import { useDepositsOverview, useLearnedPaymentService } from './useDeposits';

/** The deposits of the house: what is to be decided, what is to be paid, and the rule (DEPOSIT-01). */
export function DepositsScreen() {
  const isOwner = useMember()?.role === 'owner';
  const [isSetting, setIsSetting] = useState(false);
  const ruleRef = useReturnedFocus<HTMLButtonElement>(isSetting);
  const overview = useDepositsOverview();
  const rule = usePaymentSettings();
  useLearnedPaymentService(rule.data);
  const missing = rule.data === undefined ? null : missingSentence(rule.data);
  const isLoaded = overview.data !== undefined && rule.data !== undefined;
  return (
    <>
      <BackToHouse />
      <PanelHeader title="Sinais" detail={rule.data && ruleSentence(rule.data)}>
        {rule.data && isOwner && !isSetting && (
          <Button ref={ruleRef} variant="outline" onClick={() => setIsSetting(true)}>
            <Settings aria-hidden />
            Regra da casa
          </Button>
        )}
      </PanelHeader>
      {isLoaded && (
        <div className="grid gap-4">
          {isSetting && <RuleForm rule={rule.data} onClose={() => setIsSetting(false)} />}
          <Service rule={rule.data} isOwner={isOwner} />
          {missing !== null && <NoteBox>{missing}</NoteBox>}
          <MoneyTasks tasks={overview.data.tasks} />
          {(rule.data.service !== null || overview.data.open.length > 0) && (
            <OpenDeposits open={overview.data.open} />
          )}
        </div>
      )}
      <StillReading of={[overview, rule]} title="Não foi possível carregar os sinais">
        <ScreenSkeleton />
      </StillReading>
    </>
  );
}

function Service({ rule, isOwner }: { rule: DepositRule; isOwner: boolean }) {
  if (rule.service === null) {
    return (
      <div className={PANEL_CARD}>
        <EmptyState tile="compass" title="Ainda não se paga pelo site">
          {isOwner ? serviceSentence(rule) : 'Quando a gerência o ligar, os sinais aparecem aqui.'}
        </EmptyState>
      </div>
    );
  }
  if (!isOwner && rule.service === 'real') return null;
  return <p className="text-14 text-tinta-2">{serviceSentence(rule)}</p>;
}

function ScreenSkeleton() {
  return (
    <div className={`grid animate-breathe gap-3 p-4.5 ${PANEL_CARD}`} aria-busy>
      <output className="sr-only">A carregar...</output>
      {['cabeca', 'a', 'b', 'c'].map((row) => (
        <Skeleton key={row} className="h-12" />
      ))}
    </div>
  );
}
