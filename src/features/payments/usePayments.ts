import { useQuery } from '@tanstack/react-query';
import { staffClient } from '@/lib/staff-client';
import { requireSession } from '@/queries/auth';
import { listPayments, listTakings } from '@/queries/payments';
import { queryKeys } from '@/queries/query-keys';

/** Under what the cache keeps the payments of a booking. */
export const paymentsKey = (bookingId: string) => [...queryKeys.payments, bookingId];

/** The payments of a booking, undone ones among them, oldest first. */
export function usePayments(bookingId: string) {
  return useQuery({
    queryKey: paymentsKey(bookingId),
    queryFn: async () => {
      await requireSession();
      return listPayments(staffClient(), bookingId);
    },
  });
}

/** Each payment of a day; read when it is asked for. */
export function useTakings(day: string, { isOn }: { isOn: boolean }) {
  return useQuery({
    queryKey: [...queryKeys.payments, 'day', day],
    enabled: isOn,
    queryFn: async () => {
      await requireSession();
      return listTakings(staffClient(), day);
    },
  });
}
