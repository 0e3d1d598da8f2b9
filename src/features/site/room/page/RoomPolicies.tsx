import { POLICIES, POLICIES_TITLE } from '@messages/room';
import { CalendarX2, CreditCard, LogIn, LogOut, type LucideIcon } from 'lucide-react';
import { DetailSection } from './DetailSection';
import { IconList } from './IconList';

const LINES: readonly { text: string; icon: LucideIcon }[] = [
  { text: POLICIES.checkIn, icon: LogIn },
  { text: POLICIES.checkOut, icon: LogOut },
  { text: POLICIES.cancellation, icon: CalendarX2 },
  { text: POLICIES.payment, icon: CreditCard },
];

/** Check-in, check-out, cancellation, payment (ROOM-DET-12, TEXT-ROOM-01 to TEXT-ROOM-04). */
export function RoomPolicies() {
  return (
    <DetailSection title={POLICIES_TITLE}>
      <IconList items={LINES} />
    </DetailSection>
  );
}
