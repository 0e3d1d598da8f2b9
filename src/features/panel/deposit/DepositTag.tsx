import {
  Ban,
  Banknote,
  CircleDashed,
  Copy,
  CreditCard,
  Gavel,
  Hourglass,
  type LucideIcon,
  TimerOff,
  TriangleAlert,
  Undo2,
} from 'lucide-react';
import { Tag, type TagTone } from '@/components/look/Tag';
import type { DepositRequest, DepositState } from '@/domain/deposit/deposit-sheet';
import { stateLabel } from '@/domain/deposit/deposit-words';

/** Red only where money or a day is at stake. */
const LOOKS: Readonly<Record<DepositState, { tone: TagTone; icon: LucideIcon }>> = {
  asked: { tone: 'owed', icon: CreditCard },
  pending: { tone: 'soon', icon: Hourglass },
  paid: { tone: 'nearly', icon: Banknote },
  part: { tone: 'soon', icon: CircleDashed },
  expired: { tone: 'past', icon: TimerOff },
  settled: { tone: 'nearly', icon: Banknote },
  withdrawn: { tone: 'past', icon: Ban },
  refunded: { tone: 'calm', icon: Undo2 },
  disputed: { tone: 'late', icon: Gavel },
  late: { tone: 'late', icon: TriangleAlert },
  twice: { tone: 'soon', icon: Copy },
};

export function DepositTag({ request }: { request: DepositRequest }) {
  return (
    <Tag {...LOOKS[request.state]} className="ms-auto">
      {stateLabel(request)}
    </Tag>
  );
}
