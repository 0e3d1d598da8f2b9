import { Archive, RefreshCw, Users } from 'lucide-react';
import { memo } from 'react';
import { Button } from '@/components/Button';
import { LinkButton } from '@/components/LinkButton';
import { ICON_ON_PHONE } from '@/components/panel-styles';
import { PanelHeader } from '@/components/PanelHeader';
import { NewBookingButton } from '@/features/panel/stay/new/NewBookingButton';
import { adminPaths } from '@/lib/staff-paths';

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
      <LinkButton variant="outline" to={adminPaths.groups} className={`lg:hidden ${ICON_ON_PHONE}`}>
        <Users aria-hidden />
        Reservas de grupo
      </LinkButton>
      <Button
        variant="outline"
        aria-pressed={isArchive}
        className={ICON_ON_PHONE}
        onClick={() => onFilter({ isArchive: !isArchive })}
      >
        <Archive aria-hidden />
        Arquivadas
      </Button>
      <Button variant="outline" disabled={isLoading} className={ICON_ON_PHONE} onClick={onRefresh}>
        <RefreshCw aria-hidden />
        Atualizar
      </Button>
      <NewBookingButton />
    </PanelHeader>
  );
});
