import { CircleDashed, KeyRound, ShieldCheck, Smartphone, type LucideIcon } from 'lucide-react';
import { useState } from 'react';
import { Button } from '@/components/Button';
import { LinkButton } from '@/components/LinkButton';
import { FEW_CODES, type Member } from '@/domain/account/account';
import { codesLeftWords } from '@/domain/account/code';
import { formatLongDayAndMonth } from '@/domain/calendar/date-formats';
import { isDay, type Day } from '@/domain/calendar/dates';
import { adminPaths } from '@/lib/staff-paths';
import { AccountCard } from './AccountCard';
import { EndFactorDialog } from './EndFactorDialog';
import { NewCodesDialog } from './NewCodesDialog';
import { dayWords } from './PasswordCard';

interface FactorCardProps {
  member: Member;
  today: Day;
}

/** Whether the second factor is on, and what can be done with it (STAFF-04). */
export function FactorCard({ member, today }: FactorCardProps) {
  const { factor_since: since, second_factor_from: requiredFrom } = member;
  if (since !== null) return <FactorOn member={member} since={since} today={today} />;
  return (
    <AccountCard
      title="Segundo fator"
      badge={<FactorBadge icon={CircleDashed} look="bg-ocre-100 text-ocre-800" word="Por ligar" />}
    >
      <p className="max-w-[64ch] text-tinta-2">
        Seis algarismos do telemóvel, além da palavra-passe. Quem a roubar não entra.
        {requiredFrom !== null && isDay(requiredFrom) && requiredFrom > today && (
          <span className="font-medium text-tinta">
            {` A gerência pede-o a todos a partir de ${formatLongDayAndMonth(requiredFrom)}.`}
          </span>
        )}
      </p>
      <LinkButton to={adminPaths.secondFactor} className="mt-3">
        <Smartphone aria-hidden />
        Ligar
      </LinkButton>
    </AccountCard>
  );
}

function FactorOn({ member, since, today }: FactorCardProps & { since: string }) {
  const [open, setOpen] = useState<'codes' | 'end' | null>(null);
  const { codes_left: left, second_factor_from: requiredFrom } = member;
  const close = () => setOpen(null);
  return (
    <AccountCard
      title="Segundo fator"
      badge={<FactorBadge icon={ShieldCheck} look="bg-horta-100 text-horta-700" word="Ligado" />}
    >
      <p className="max-w-[64ch] text-tinta-2">
        {`Ligado a ${dayWords(since, today)}. `}
        <span className={left < FEW_CODES ? 'font-medium text-erro-700' : ''}>
          {codesLeftWords(left)}
        </span>
      </p>
      <div className="mt-3 flex flex-wrap items-center gap-2">
        <Button variant="outline" onClick={() => setOpen('codes')}>
          <KeyRound aria-hidden />
          Novos códigos
        </Button>
        {requiredFrom === null && (
          <Button variant="danger-outline" onClick={() => setOpen('end')}>
            Desligar
          </Button>
        )}
      </div>
      {requiredFrom !== null && (
        <p className="mt-2 text-13 text-tinta-2">
          Não se desliga: a gerência pede o segundo fator a todos.
        </p>
      )}
      <NewCodesDialog isOpen={open === 'codes'} onClose={close} />
      <EndFactorDialog isOpen={open === 'end'} onClose={close} />
    </AccountCard>
  );
}

function FactorBadge({ icon: Icon, look, word }: { icon: LucideIcon; look: string; word: string }) {
  return (
    <span
      className={`inline-flex min-h-5.5 items-center gap-1.5 rounded-tile px-2 text-12 font-semibold whitespace-nowrap forced-colors:border ${look}`}
    >
      <Icon className="size-3.5" aria-hidden />
      {word}
    </span>
  );
}
