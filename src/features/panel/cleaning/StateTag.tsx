import {
  BadgeCheck,
  BrushCleaning,
  Check,
  CircleDashed,
  Wrench,
  type LucideIcon,
} from 'lucide-react';
import { Tag, type TagTone } from '@/components/look/Tag';
import { STATE_WORDS } from '@/domain/cleaning/room-state';
import type { RoomState } from '@/domain/cleaning/rooms-today';

const LOOKS: Record<RoomState, { tone: TagTone; icon: LucideIcon }> = {
  dirty: { tone: 'soon', icon: CircleDashed },
  cleaning: { tone: 'calm', icon: BrushCleaning },
  clean: { tone: 'nearly', icon: Check },
  inspected: { tone: 'good', icon: BadgeCheck },
};

/** How clean a room is, or that it is out of service: in colour, shape and words (CLEAN-01). */
export function StateTag({ state }: { state: RoomState | 'out' }) {
  if (state === 'out') {
    return (
      <Tag tone="past" icon={Wrench}>
        Fora de serviço
      </Tag>
    );
  }
  return <Tag {...LOOKS[state]}>{STATE_WORDS[state]}</Tag>;
}
