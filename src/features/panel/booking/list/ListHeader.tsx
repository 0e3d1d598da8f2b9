import { Archive, RefreshCw, Users } from 'lucide-react';
import { memo } from 'react';
import { Button } from '@/components/Button';
import { LinkButton } from '@/components/LinkButton';
import { PanelHeader } from '@/components/PanelHeader';
import { ShortcutsHelp } from '@/components/overlay/ShortcutsHelp';
import { NewBookingButton } from '@/features/panel/stay/new/NewBookingButton';
import { adminPaths } from '@/lib/staff-paths';
import { bookingShortcuts } from '../booking-shortcuts';

interface ListHeaderProps {
  isArchive: boolean;
  isLoading: boolean;
  onFilter: (changes: { isArchive: boolean }) => void;
  onRefresh: () => void;
}

/**
 * The head of the bookings screen. Memoised, so that typing in the search does not render it again.
 */
export const ListHeader = memo(function ListHeader({
  isArchive,
  isLoading,
  onFilter,
  onRefresh,
}: ListHeaderProps) {
  return (
    <PanelHeader title="Reservas">
      <NewBookingButton />
      <ShortcutsHelp sections={bookingShortcuts} />
      <LinkButton variant="outline" to={adminPaths.groups} className="lg:hidden">
        <Users aria-hidden />
        Reservas de grupo
      </LinkButton>
      <Button
        variant="outline"
        aria-pressed={isArchive}
        onClick={() => onFilter({ isArchive: !isArchive })}
      >
        <Archive aria-hidden />
        Arquivadas
      </Button>
      <Button variant="outline" disabled={isLoading} onClick={onRefresh}>
        <RefreshCw aria-hidden />
        Atualizar
      </Button>
    </PanelHeader>
  );
});
