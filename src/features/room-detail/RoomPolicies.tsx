import { CalendarX2, CreditCard, LogIn, LogOut, type LucideIcon } from 'lucide-react';
import { roomPolicies } from '@/copy/stay-policies';
import { DetailSection } from './DetailSection';
import { IconList } from './IconList';

const POLICIES: readonly { text: string; icon: LucideIcon }[] = [
  { text: roomPolicies.checkIn, icon: LogIn },
  { text: roomPolicies.checkOut, icon: LogOut },
  { text: roomPolicies.cancellation, icon: CalendarX2 },
  { text: roomPolicies.payment, icon: CreditCard },
];

/** The house's figures for this page (ROOM-DET-12, TEXT-ROOM-01 to TEXT-ROOM-04). */
export function RoomPolicies() {
  return (
    <DetailSection title="Políticas do quarto">
      <IconList items={POLICIES} />
    </DetailSection>
  );
}
