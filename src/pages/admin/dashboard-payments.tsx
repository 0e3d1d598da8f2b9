import type { DaySlots } from '@/features/admin-dashboard/day/DaySection';
import { DayTakings } from '@/features/payments/DayTakings';
import { ReceiveButton } from '@/features/payments/ReceiveButton';

/** Money on the day: taken on its rows, and summed up below its lists (PAY-02, PAY-03). */
export const paymentSlots: DaySlots = {
  // The key keeps what can be taken back, wherever in its row the button comes to stand.
  receive: (stay) => <ReceiveButton key={stay.id} booking={stay} />,
  takings: ({ day, takings }) => <DayTakings day={day} takings={takings} />,
};
