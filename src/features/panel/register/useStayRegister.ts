import { useQuery } from '@tanstack/react-query';
import { asStaff } from '@/features/panel/change/as-staff';
import { queryKeys } from '@/queries/query-keys';
import { readStayRegister } from '@/queries/register/entries';
import { readRegisterUse } from '@/queries/register/use';

/** The register of the stay that a booking is a part of (REG-03). */
export function useStayRegister(bookingId: string) {
  return useQuery({
    queryKey: [...queryKeys.register, 'stay', bookingId],
    queryFn: () => asStaff((client) => readStayRegister(client, bookingId)),
  });
}

/** How the house uses the register; the owner changes it once in a while. */
export function useRegisterUse() {
  return useQuery({
    queryKey: [...queryKeys.register, 'use'],
    queryFn: () => asStaff(readRegisterUse),
  });
}
