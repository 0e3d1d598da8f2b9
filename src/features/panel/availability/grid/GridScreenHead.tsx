import { PanelHeader } from '@/components/PanelHeader';
import { ShortcutsHelp } from '@/components/overlay/ShortcutsHelp';
import { useToast } from '@/components/overlay/useToast';
import { NewBookingButton } from '@/features/panel/stay/new/NewBookingButton';
import { useNewBookingKey } from '@/features/panel/stay/new/useNewBookingKey';
import { useShortcuts } from '@/hooks/useShortcuts';
import { useSelection, type SelectionStore } from './grid-store';
import { useIsLifted, type LiftStore } from './moving/lift';

const SHORTCUTS = [
  {
    title: 'No mapa',
    shortcuts: [
      { keys: ['N'], does: 'Nova reserva; com noites selecionadas, para essas noites' },
      { keys: ['Z'], does: 'Anular a última mudança' },
    ],
  },
  {
    title: 'Numa estadia',
    shortcuts: [
      { keys: ['M'], does: 'Mover: as setas mudam, Enter guarda, Escape desiste' },
      { keys: ['E'], does: 'Só a entrada' },
      { keys: ['S'], does: 'Só a saída' },
      { keys: ['T'], does: 'Enquanto se move: trocar com quem lá está' },
    ],
  },
];

/** On a phone there is only room for the icon; screen readers still read the label. */
const ICON_ON_PHONE = 'max-md:size-11 max-md:gap-0 max-md:px-0! max-md:text-[0px]!';

interface GridScreenHeadProps {
  selection: SelectionStore;
  lift: LiftStore;
}

/**
 * The head of the screen. While a stay is lifted on a phone, only screen readers get it, because
 * the grid needs the space.
 */
export function GridScreenHead({ selection, lift }: GridScreenHeadProps) {
  const { undoNewest } = useToast();
  const isLifted = useIsLifted(lift);
  const hasDays = useSelection(selection).size > 0;
  // While days are selected, SelectionBooking handles the key N and books those days.
  useNewBookingKey({ isActive: !isLifted && !hasDays });
  useShortcuts({ z: undoNewest }, { isActive: !isLifted });

  return (
    <div className="max-md:in-[:root[data-moving-stay]]:sr-only max-md:[&_h1]:text-24">
      <PanelHeader title="Disponibilidade e Preços">
        <ShortcutsHelp sections={SHORTCUTS} />
        <NewBookingButton disabled={isLifted} className={ICON_ON_PHONE} />
      </PanelHeader>
    </div>
  );
}
