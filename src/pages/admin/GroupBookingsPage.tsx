import { ArrowLeft } from 'lucide-react';
import { LinkButton } from '@/components/LinkButton';
import { PageMeta } from '@/components/PageMeta';
import { PanelHeader } from '@/components/PanelHeader';
import { GroupList } from '@/features/admin-group-bookings/GroupList';
import { adminPaths } from '@/lib/paths';

/** Bookings of several rooms, a card per group (Specification §2, Admin group bookings). */
export default function GroupBookingsPage() {
  return (
    <>
      <PageMeta title="Reservas de grupo" isHidden />
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
