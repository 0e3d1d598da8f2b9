import { Archive, RefreshCw, Users } from 'lucide-react';
import { memo } from 'react';
import { Button } from '@/components/Button';
import { LinkButton } from '@/components/LinkButton';
import { ShortcutsHelp } from '@/components/overlay/ShortcutsHelp';
import type { ShortcutSection } from '@/components/overlay/ShortcutsWindow';
import { ICON_ON_PHONE } from '@/components/panel-styles';
import { PanelHeader } from '@/components/PanelHeader';
import { NewBookingButton } from '@/features/panel/stay/new/NewBookingButton';
import { adminPaths } from '@/lib/staff-paths';

/**
 * The help text for the single keys of the bookings screen; useListKeys, useNewBookingKey,
 * useDialogKeys and NotesEditor handle the keys.
 */
const bookingShortcuts: readonly ShortcutSection[] = [
  {
    title: 'Na lista',
    shortcuts: [
      { keys: ['/'], does: 'Pesquisar' },
      { keys: ['N'], does: 'Nova reserva' },
      { keys: ['J', 'K'], does: 'Linha seguinte, linha anterior' },
      { keys: ['Enter'], does: 'Abrir a reserva; na pesquisa, a única encontrada' },
      { keys: ['Z'], does: 'Anular o que o aviso mostra' },
      { keys: ['?'], does: 'Mostrar os atalhos' },
    ],
  },
  {
    title: 'Na reserva',
    shortcuts: [
      { keys: ['1 a 8'], does: 'Alterar o estado, pela ordem dos botões' },
      { keys: ['M'], does: 'Alterar a estadia' },
      { keys: ['D'], does: 'Dividir a estadia' },
      { keys: ['E'], does: 'E-mail de confirmação enviado, ou não' },
      { keys: ['C'], does: 'Confirmado pelo hóspede, ou não' },
      { keys: ['N'], does: 'Escrever notas' },
      { keys: ['Ctrl', 'Enter'], does: 'Guardar as notas' },
      { keys: ['A'], does: 'Arquivar ou desarquivar' },
      { keys: ['Z'], does: 'Anular o que o aviso mostra' },
      { keys: ['J', 'K'], does: 'Reserva seguinte, reserva anterior' },
      { keys: ['←', '→'], does: 'Outra reserva do grupo' },
      { keys: ['Esc'], does: 'Fechar' },
    ],
  },
];

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
    </PanelHeader>
  );
});
