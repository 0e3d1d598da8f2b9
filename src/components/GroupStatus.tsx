import type { GroupState } from '@/domain/group-state';
import { StatusBadge } from './StatusBadge';

interface GroupStatusProps extends GroupState {
  className?: string;
}

/** The one state of a group and, where its rooms stand differently, how many stand where. */
export function GroupStatus({ status, mix, className = '' }: GroupStatusProps) {
  if (status === null) return null;
  return (
    <span className={`inline-grid justify-items-start gap-y-0.5 ${className}`}>
      <StatusBadge status={status} />
      {mix !== null && <small className="text-12 leading-4 text-tinta-2">{mix}</small>}
    </span>
  );
}
