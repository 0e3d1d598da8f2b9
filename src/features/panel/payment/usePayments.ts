import { useQuery } from '@tanstack/react-query';
import { asStaff } from '@/features/panel/change/as-staff';
import { listPayments, listTakings } from '@/queries/payments';
import { queryKeys } from '@/queries/query-keys';

/** The query key of a booking's payments. */
export const paymentsKey = (bookingId: string) => [...queryKeys.payments, bookingId];

/** The payments of a booking, undone ones among them, oldest first. */
export function usePayments(bookingId: string) {
  return useQuery({
    queryKey: paymentsKey(bookingId),
    queryFn: () => asStaff((client) => listPayments(client, bookingId)),
  });
}

/** The single payments of a day; unless `isOn`, they are read only by `refetch`. */
export function useTakings(day: string, { isOn }: { isOn: boolean }) {
  return useQuery({
    queryKey: [...queryKeys.payments, 'day', day],
    enabled: isOn,
    queryFn: () => asStaff((client) => listTakings(client, day)),
  });
}
