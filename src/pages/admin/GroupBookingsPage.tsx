import { ArrowLeft } from 'lucide-react';
import { LinkButton } from '@/components/LinkButton';
import { PanelHeader } from '@/components/PanelHeader';
import { GroupList } from '@/features/panel/booking/groups/GroupList';
import { adminPaths } from '@/lib/staff-paths';

/** Bookings of several rooms, a card per group (ADM-GROUP-01). */
export function GroupBookingsPage() {
  return (
    <>
      <PanelHeader title="Reservas de grupo">
        <LinkButton variant="outline" to={adminPaths.bookings}>
          <ArrowLeft aria-hidden />
          Reservas
        </LinkButton>
      </PanelHeader>
      <GroupList />
    </>
  );
}
