import { PageMeta } from '@/components/PageMeta';
import { BookingsScreen } from '@/features/admin-bookings/BookingsScreen';
import { useToday } from '@/hooks/useToday';

/** Every booking of the house, and the desk at which they are answered. */
export default function BookingsPage() {
  const today = useToday();
  if (today === null) return null;
  return (
    <>
      <PageMeta title="Reservas" isHidden />
      <BookingsScreen today={today} />
    </>
  );
}
