import type { GroupState } from '@/domain/group-state';
import { StatusBadge } from './StatusBadge';

interface GroupStatusProps extends GroupState {
  isAtEnd?: boolean;
  className?: string;
}

/** The one state of a group and, where its rooms stand differently, how many stand where. */
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

/** A line ends only between two states: a number stays with its words. */
function unbroken(mix: string): string {
  return mix
    .split(', ')
    .map((part) => part.replaceAll(' ', '\u00a0'))
    .join(', ');
}
