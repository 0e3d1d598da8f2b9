import { Ban, Check, type LucideIcon } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { selectedCount } from '@/domain/availability/availability-selection';
import { GridLegend } from '../GridLegend';
import { useSelection, type SelectionStore } from '../grid-store';
import type { LiftStore } from './lift';

interface Mark {
  label: string;
  look: string;
  icon?: LucideIcon;
}

const STRIPED =
  'border-[1.5px] border-dashed border-anil-600 bg-[repeating-linear-gradient(135deg,theme(colors.anil.50)_0_4px,theme(colors.branco)_4px_8px)]';
const LIFTED =
  'bg-anil-600 outline-2 -outline-offset-1 outline-ocre-400 forced-colors:bg-[Highlight]';

const MOVING: readonly Mark[] = [
  { label: 'Onde estava', look: STRIPED },
  { label: 'Para onde vai', look: LIFTED },
  {
    label: 'Livre',
    look: 'border-2 border-dashed border-horta-700 bg-horta-100 text-horta-700',
    icon: Check,
  },
  { label: 'Não dá', look: 'border-2 border-erro-700 bg-erro-50 text-erro-700', icon: Ban },
];
const SWAPPING: readonly Mark[] = [
  { label: 'Onde estavam', look: STRIPED },
  { label: 'Para onde vão', look: LIFTED },
];

interface MoveLegendProps {
  lift: LiftStore;
  selection: SelectionStore;
}

/** The legend: what each style of cell means, or, while a stay is lifted, each style of place. */
export function MoveLegend({ lift, selection }: MoveLegendProps) {
  const state = useSyncExternalStore(lift.subscribe, () => stateOf(lift));
  if (state === 'none') return <GridLegend />;
  const isHeld = state === 'held';
  // While the stay is held, the grid's own legend keeps its place unseen, because another height
  // would move the grid beneath the pointer. Once it is let go, the rows need the space.
  return (
    <div className="grid">
      <div
        aria-hidden={!isHeld}
        className={`[grid-area:1/1] md:invisible ${isHeld ? '' : 'hidden'}`}
      >
        <GridLegend />
      </div>
      <div className={`[grid-area:1/1] ${isHeld ? 'max-md:hidden' : ''}`}>
        <Marks marks={state === 'swapping' ? SWAPPING : MOVING} selection={selection} />
      </div>
    </div>
  );
}

function Marks({ marks, selection }: { marks: readonly Mark[]; selection: SelectionStore }) {
  return (
    <ul
      aria-label="Legenda"
      className="mb-2.5 flex flex-wrap gap-x-4 gap-y-1.5 text-13 max-md:mb-2 max-md:gap-x-3 max-md:empty:hidden"
    >
      {marks.map(({ label, look, icon: Icon }) => (
        <li key={label} className="flex items-center gap-1.75 max-md:hidden">
          <span aria-hidden className={`grid h-4 w-5 place-items-center rounded-tile ${look}`}>
            {Icon && <Icon className="size-2.75 stroke-[2.6]" />}
          </span>
          {label}
        </li>
      ))}
      <ParkedDays selection={selection} />
    </ul>
  );
}

function stateOf({ get }: LiftStore): 'none' | 'held' | 'moving' | 'swapping' {
  const lift = get();
  if (lift === null) return 'none';
  if (lift.swapWith !== null) return 'swapping';
  return lift.wasReleased ? 'moving' : 'held';
}

/** How many days are selected; the selection is kept until the stay is put down. */
function ParkedDays({ selection }: { selection: SelectionStore }) {
  const count = selectedCount(useSelection(selection));
  if (count === 0) return null;
  return (
    <li className="flex items-center gap-1.75 md:ms-auto">
      <span
        aria-hidden
        className="grid h-4 w-5 place-items-center rounded-tile border-2 border-anil-300 text-tinta-2"
      >
        <Check className="size-2.75 stroke-[2.6]" />
      </span>
      Seleção guardada: {count === 1 ? '1 data' : `${count} datas`}
    </li>
  );
}
