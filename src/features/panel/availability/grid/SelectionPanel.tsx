import { Ban, Check, TriangleAlert } from 'lucide-react';
import { useId, useMemo, useRef, useState } from 'react';
import { Button } from '@/components/Button';
import { SegmentedControl } from '@/components/form/SegmentedControl';
import { TextInput } from '@/components/form/TextInput';
import { useToast } from '@/components/overlay/useToast';
import {
  NO_SELECTION,
  selectionLabel,
  selectionRows,
  shownSelection,
} from '@/domain/availability/availability-selection';
import { bookedNotice, freeChanges, keepPrices } from '@/domain/availability/availability-changes';
import { priceProblem, typedPrice } from '@/domain/basics/price-input';
import { selectedStay, selectedStayText, UNEQUAL_NIGHTS } from '@/domain/stay-move/selected-stay';
import { withSpecialNights } from '@/domain/new-stay/rooms';
import { priceNote } from '@/domain/availability/price-note';
import { rowDays, type GridRow } from '@/domain/availability/availability-grid';
import { useHouseRates } from '@/features/panel/rates/useHouseRates';
import { useBottomBar } from '@/hooks/useBottomBar';
import type { RoomRow } from '@/types/rows';
import { SELECTION_PANEL_ID } from './edge-scroll';
import { useSelection, type SelectionStore } from './grid-store';
import { STRIP_OUTLINE } from './moving/MoveControls';
import { SelectionBooking } from './SelectionBooking';
import { useAvailabilityUpdate, type ReadGrid } from './useAvailabilityUpdate';

const STATES = [
  { value: 'open', label: 'Disponível', icon: Check },
  { value: 'blocked', label: 'Bloquear', icon: Ban },
] as const;

/** Over the last rows of the grid, at the bottom edge of the screen. */
const RISEN =
  'sticky bottom-0 z-10 mt-auto rounded-t-card bg-noite px-4.5 text-branco on-dark forced-colors:border';

type Rows = readonly GridRow<RoomRow>[];

const NO_ROWS: Rows = [];

interface SelectionPanelProps {
  selection: SelectionStore;
  /** The rows shown; selected days of hidden rooms are not changed. */
  rows: Rows | null;
  rooms: readonly RoomRow[];
  isShown: boolean;
  /** While a stay is lifted, the panel is hidden and the selection is kept. */
  isLifted: boolean;
  readGrid: ReadGrid;
}

/** Opens, blocks or prices the selected dates (ADM-AVAIL-12 to ADM-AVAIL-14). */
export function SelectionPanel({
  selection,
  rows: knownRows,
  rooms,
  isShown,
  isLifted,
  readGrid,
}: SelectionPanelProps) {
  const id = useId();
  const toast = useToast();
  const applyRef = useRef<HTMLButtonElement>(null);
  const [state, setState] = useState<'open' | 'blocked'>('open');
  const [price, setPrice] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const rule = useHouseRates().data?.price_rule;
  const rows = knownRows ?? NO_ROWS;
  const asked = useSelection(selection);
  const selected = useMemo(() => shownSelection(asked, rows), [asked, rows]);
  const isEmpty = selected.size === 0;
  const barRef = useBottomBar(isShown && !isEmpty && !isLifted);
  const isAvailable = state === 'open';
  const { change, isPending } = useAvailabilityUpdate({
    readGrid,
    failure: (reason) =>
      reason === null
        ? 'Erro ao atualizar disponibilidade.'
        : `Erro ao atualizar disponibilidade: ${reason}`,
    showFailure: 'toast',
    onDone: ({ stored, booked }) => {
      if (booked.length > 0) toast.warning(bookedNotice(booked, rooms));
      selection.set(NO_SELECTION);
      setPrice('');
      return stored.length > 0 ? storedLabel(stored.length) : null;
    },
  });

  function handleApply() {
    const found = selectionProblem({ price, isEmpty });
    setProblem(found);
    if (found !== null) return;
    const customPrice = price.trim() === '' ? null : typedPrice(price);
    const agreed = selectionRows(selected, { isAvailable, customPrice });
    void change({ agreed, due: (now) => keepPrices(freeChanges(agreed, now), now) });
  }

  function handleClear() {
    setProblem(null);
    setPrice('');
    selection.set(NO_SELECTION);
    // The pressed button goes with the selection, and the focus must not.
    applyRef.current?.focus();
  }

  const stay = useMemo(() => selectedStay(selected), [selected]);
  // Drops a warning that no longer holds, such as that nothing is selected once days are.
  const isStillValid =
    problem === selectionProblem({ price, isEmpty }) ||
    (problem === UNEQUAL_NIGHTS && !isEmpty && stay === null);
  const shownProblem = isStillValid ? problem : null;
  const isPriceClear = price.trim() === '' || priceProblem(price) === undefined;
  // The bar covers rooms, so it rises only once days are selected. Until then a quiet line at the
  // end of the grid keeps its place, its fields drawn but hidden, so that the first selection draws
  // fast.
  const forSelection = isEmpty ? 'hidden' : 'contents';
  return (
    <section
      ref={barRef}
      id={SELECTION_PANEL_ID}
      hidden={isLifted}
      aria-label="Seleção"
      className={`-mb-8 flex flex-wrap items-center gap-x-3.5 gap-y-2.5 py-3 tabular-figures max-lg:-mx-4 max-lg:px-4 lg:-mb-10 ${isEmpty ? '' : RISEN}`}
    >
      <div className="max-lg:w-full">
        <SelectionNote id={`${id}-note`} problem={shownProblem} isQuiet={isEmpty}>
          {isPending ? 'A guardar...' : selectionLabel(selected) || 'Nenhuma data selecionada'}
        </SelectionNote>
        {shownProblem === null && !isPending && stay !== null && (
          <small className="block text-12 text-anil-100">
            {selectedStayText(stay, withSpecialNights(rooms, { rule, days: rowDays(rows) }))}
          </small>
        )}
        {isEmpty && shownProblem === null && (
          <small className="block text-13 text-tinta-2">
            Escolha noites na grelha para as bloquear ou lhes dar outro preço.
          </small>
        )}
      </div>
      <div className={forSelection}>
        <SegmentedControl
          legend="Estado"
          look="filter"
          segments={STATES}
          value={state}
          onChange={setState}
          className="text-tinta max-sm:w-full [&_.lucide]:size-4"
        />
        <label htmlFor={`${id}-price`} className="flex items-center gap-2 max-lg:flex-1">
          Preço
          <TextInput
            id={`${id}-price`}
            value={price}
            placeholder="base (vazio)"
            inputMode="decimal"
            autoComplete="off"
            aria-describedby={`${id}-note ${id}-price-note`}
            aria-invalid={shownProblem !== null && !isEmpty ? true : undefined}
            onChange={({ target }) => setPrice(target.value)}
            className="w-32.5! border-transparent! max-lg:w-full! max-lg:min-w-24!"
          />
        </label>
        {isPriceClear && (
          <span id={`${id}-price-note`} className="text-13 text-anil-100 empty:hidden">
            {priceNote({ rows, selection: selected, isAvailable, price: typedPrice(price) })}
          </span>
        )}
      </div>
      <Button
        ref={applyRef}
        variant={isEmpty ? 'outline' : 'ocre'}
        isBusy={isPending}
        onClick={handleApply}
      >
        Aplicar
      </Button>
      <div className={forSelection}>
        <Button
          variant="outline"
          disabled={isPending}
          onClick={handleClear}
          className={STRIP_OUTLINE}
        >
          Limpar
        </Button>
      </div>
      <SelectionBooking
        stay={stay}
        isEmpty={isEmpty}
        isActive={isShown && !isLifted}
        onRefused={() => setProblem(UNEQUAL_NIGHTS)}
      />
    </section>
  );
}

interface SelectionNoteProps {
  id: string;
  /** Why the selection cannot be changed as it stands; null for nothing. */
  problem: string | null;
  /** Not on the bar, whose ground is night blue. */
  isQuiet: boolean;
  children: string;
}

/** What is selected, or what is wrong with it. */
function SelectionNote({ id, problem, isQuiet, children }: SelectionNoteProps) {
  const alarm = `flex items-center gap-2 ${isQuiet ? 'text-erro-700' : 'text-ocre-300'}`;
  return (
    <p
      role={problem === null ? 'status' : 'alert'}
      id={id}
      className={`text-15 font-semibold ${problem === null ? '' : alarm}`}
    >
      {problem !== null && <TriangleAlert className="size-4" aria-hidden />}
      {problem ?? children}
    </p>
  );
}

function storedLabel(count: number): string {
  return count === 1 ? '1 data atualizada com sucesso!' : `${count} datas atualizadas com sucesso!`;
}

function selectionProblem({ price, isEmpty }: { price: string; isEmpty: boolean }): string | null {
  if (isEmpty) return 'Por favor, selecione pelo menos uma data';
  return price.trim() === '' ? null : (priceProblem(price) ?? null);
}
