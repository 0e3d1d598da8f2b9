import { useQuery } from '@tanstack/react-query';
import { asStaff } from '@/features/panel/change/as-staff';
import { queryKeys } from '@/queries/query-keys';
import { countArchivedBookings } from '@/queries/staff-bookings';

/**
 * How many bookings are archived, of which a part is loaded; undefined while that is not known.
 */
export function useArchivedCount({ isOn }: { isOn: boolean }): number | undefined {
  const { data } = useQuery({
    queryKey: [...queryKeys.bookings, 'archived-count'],
    queryFn: () => asStaff(countArchivedBookings),
    enabled: isOn,
  });
  return data;
}
