import { useQuery } from '@tanstack/react-query';
import { asStaff } from '@/features/panel/change/as-staff';
import { readDepositSheet, type DepositSubject } from '@/queries/deposit/sheet';
import { queryKeys } from '@/queries/query-keys';

/** The key of what was asked of a booking's guest, or of all of its page. */
export const depositKey = ({ bookingId, whole }: DepositSubject) => [
  ...queryKeys.deposits,
  bookingId,
  whole,
];

/** What was asked of a booking's guest, and what may be asked (DEPOSIT-01). */
export function useDepositSheet(subject: DepositSubject) {
  return useQuery({
    queryKey: depositKey(subject),
    queryFn: () => asStaff((client) => readDepositSheet(client, subject)),
  });
}
