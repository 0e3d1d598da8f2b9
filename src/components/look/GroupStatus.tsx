import type { GroupState } from '@/domain/booking/group-state';
import { StatusBadge } from './StatusBadge';

interface GroupStatusProps extends GroupState {
  isAtEnd?: boolean;
  className?: string;
}

/** A group's overall state and, where its rooms differ, how many are in which state. */
export function GroupStatus({ status, mix, isAtEnd = false, className = '' }: GroupStatusProps) {
  if (status === null) return null;
  return (
    <span
      className={`inline-grid gap-y-0.5 ${isAtEnd ? 'justify-items-end text-end' : 'justify-items-start'} ${className}`}
    >
      <StatusBadge status={status} />
      {mix !== null && <small className="text-12 leading-4 text-tinta-2">{unbroken(mix)}</small>}
    </span>
  );
}

/** Allows line breaks only between two states, so that a number stays with its words. */
function unbroken(mix: string): string {
  return mix
    .split(', ')
    .map((part) => part.replaceAll(' ', '\u00a0'))
    .join(', ');
}
