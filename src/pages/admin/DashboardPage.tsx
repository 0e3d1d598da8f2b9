import { ExternalLink } from 'lucide-react';
import { LinkButton } from '@/components/LinkButton';
import { PageMeta } from '@/components/PageMeta';
import { PanelHeader } from '@/components/PanelHeader';
import { formatFullDay } from '@/domain/date-formats';
import { Arrivals } from '@/features/admin-dashboard/Arrivals';
import { LatestBookings } from '@/features/admin-dashboard/LatestBookings';
import { Tiles } from '@/features/admin-dashboard/Tiles';
import { useSession } from '@/features/auth/useSession';
import { useToday } from '@/hooks/useToday';
import { homePath } from '@/lib/paths';

/** How the house stands this morning (Specification §2, Admin dashboard). */
export default function DashboardPage() {
  const { user } = useSession();
  const today = useToday();
  if (today === null) return null;
  return (
    <>
      <PageMeta title="Dashboard" isHidden />
      <PanelHeader
        title="Dashboard"
        detail={
          <>
            {formatFullDay(today)}
            {/* On wide screens the address stands in the sidebar. */}
            <span className="block wrap-anywhere lg:hidden">{user?.email}</span>
          </>
        }
      >
        <LinkButton variant="outline" to={homePath}>
          <ExternalLink aria-hidden />
          Ver site
        </LinkButton>
      </PanelHeader>
      <Tiles today={today} />
      <Arrivals today={today} />
      <LatestBookings />
    </>
  );
}
