import { ExternalLink as ExternalIcon } from 'lucide-react';
import { Button } from '@/components/Button';
import type { ButtonVariant } from '@/components/button-styles';
import { ExternalLink } from '@/components/ExternalLink';
import { formatEuros } from '@/domain/basics/money';
import type { DepositDeed } from '@/domain/deposit/deposit-deeds';
import { leftOf } from '@/domain/deposit/deposit-sheet';

interface DeedButtonsProps {
  deeds: readonly DepositDeed[];
  /** What is under way; null while nothing is. */
  busy: DepositDeed['kind'] | null;
  onDeed: (deed: DepositDeed) => void;
}

const LABELS = {
  copy: 'Copiar ligação',
  move: 'Mudar prazo',
  withdraw: 'Retirar',
  rest: 'Pedir o resto',
  keep: 'Fica por conta',
  restore: 'Repor a reserva',
  ask_again: 'Repor e pedir de novo',
} as const;

const BUSY: Partial<Record<DepositDeed['kind'], string>> = {
  copy: 'A copiar...',
  keep: 'A guardar...',
  restore: 'A repor...',
  ask_again: 'A repor...',
};

const VARIANTS: Partial<Record<DepositDeed['kind'], ButtonVariant>> = {
  withdraw: 'danger-outline',
  ask_again: 'primary',
};

/** What can be done about a request. */
export function DeedButtons({ deeds, busy, onDeed }: DeedButtonsProps) {
  return deeds.map((deed) => {
    if (deed.kind === 'dispute') {
      return (
        <ExternalLink key="dispute" href={deed.url} variant="outline">
          <ExternalIcon aria-hidden />
          Abrir a disputa
        </ExternalLink>
      );
    }
    return (
      <Button
        key={deed.kind === 'refund' ? deed.session.id : deed.kind}
        variant={VARIANTS[deed.kind] ?? 'outline'}
        isBusy={busy === deed.kind}
        busyLabel={BUSY[deed.kind]}
        disabled={busy !== null && busy !== deed.kind}
        onClick={() => onDeed(deed)}
      >
        {deed.kind === 'refund' ? refundLabel(deed) : LABELS[deed.kind]}
      </Button>
    );
  });
}

function refundLabel({ place, session }: Extract<DepositDeed, { kind: 'refund' }>): string {
  if (place === 'second') return 'Devolver o segundo…';
  if (place === 'last') return 'Devolver o último…';
  return place === 'only' ? 'Devolver…' : `Devolver ${formatEuros(leftOf(session))}…`;
}
